"""The school: every lesson of every title, and what takes them."""
