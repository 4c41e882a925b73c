"""The table `make bench` prints."""
