"""How Emporion is built: the engine (`engine`, `compiling`) and the browser client (`client`, `node`)."""
