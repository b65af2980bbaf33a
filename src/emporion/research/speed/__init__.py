"""Speed, measured: our titles beside other engines, how their cost grows, and what each way to drive them costs.

`emporion bench` and the tools that publish figures come in here; nothing else needs it.
"""
