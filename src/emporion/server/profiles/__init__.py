"""How people have done: what a finished match means for each of them, ratings, and profiles.

The service puts it together, the web asks; it reads tables, and changes nothing but what it has counted itself.
"""
