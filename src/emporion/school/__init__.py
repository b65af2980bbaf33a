"""The school: lessons as data in a title's folder, the table of a lesson, and what is said of an answer.

It knows no title. The server lets people take lessons, the tests take every lesson of every title, `tools/school.py`
shows authors what they write; nobody else comes in.
"""
