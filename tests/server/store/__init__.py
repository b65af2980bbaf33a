"""What is kept, and what may happen to the file that keeps it."""
