"""What is mine, over REST."""
