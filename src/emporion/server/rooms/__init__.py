"""Live tables: one room for each, who sits and looks on there, what is said and heard, and the lobby that shows them.

The web's edge comes in with what people want; what is kept goes to the store, what takes long to the workers.
"""
