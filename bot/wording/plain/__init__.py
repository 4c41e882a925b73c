"""Our own plain words for effects, written once and used both ways: to say an effect
and to read what was said. Grand Archive and Riftbound are said in them."""
