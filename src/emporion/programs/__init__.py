"""Programs of others at the table: they play over stdin and stdout, one line of JSON per message (docs/protocol.md).

Server, terminal, research and the command line seat them; nothing here knows who does.
"""
