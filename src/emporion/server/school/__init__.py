"""The school at the server: the tables of lessons, worked out in the processes that read matches, and progress.

The web's edge comes in; what a lesson is, and what is said of an answer, stands in `emporion.school`.
"""
