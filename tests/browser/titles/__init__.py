"""What only one title's board has, a file for each; and a title that was made a moment ago."""
