"""When something is due at a table without anybody's doing: alarms of loaded tables, the queue of all others, and the
pulses by which that queue knows.

The service starts them; rooms do not know that they are here.
"""
