"""What the texts of Grand Archive and Riftbound, the games of units, share."""
