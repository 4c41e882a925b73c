"""What Grand Archive and Riftbound say in their own ways."""
