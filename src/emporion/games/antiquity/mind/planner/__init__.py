"""The planner: how a bot that wants to survive plays Antiquity, without looking ahead."""
