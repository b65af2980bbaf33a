"""The web's edge: routes, sockets, the browser client, and what every request must pass.

Nobody comes in but the application and what starts it; what requests mean is decided in the other rooms.
"""
