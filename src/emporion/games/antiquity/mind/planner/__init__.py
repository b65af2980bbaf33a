"""The planner: how a bot that wants to survive plays Antiquity, without looking ahead.

`Game.policy` comes in, with a guess; each module plans one part of a turn and changes nothing at the table."""
