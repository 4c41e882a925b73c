"""A ruling of the engine, told in sentences a player can read aloud."""
