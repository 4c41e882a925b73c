"""Words as they are typed: letters, tokens, quotations and what each word may be."""
