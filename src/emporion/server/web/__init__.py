"""The web's edge: routes, sockets, frames on their way, the browser client, and what every request must pass.

Nobody comes in but the application; what requests mean is decided in the other rooms.
"""
