"""What messages look like: values in, pages out. Nothing is asked or stored here."""
