"""Live tables: one room for each, who sits and looks on there, what is said and heard, and the lobby that shows them.

Workers, doors and the web's edge come in with what bots and people want; what is kept goes to the store, and what goes
out waits in an outbox, of which a room does not know where it leads.
"""
