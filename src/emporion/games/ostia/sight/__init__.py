"""What is seen at the table of Ostia: sights built up from nothing, their shapes, what stays secret.

Reads the table, the rules and the steps and changes nothing; minds, the game and the screens come in.
"""
