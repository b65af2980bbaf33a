"""The trainer: nets that learn a title by watching `hard`, then by playing themselves. It knows no title.

Worker processes (`crew`) watch bots (`watching`), step many tables (`tables`) and play the gates (`contest`); one process
with a GPU (or without) learns: first by imitation (`imitation`), then by PPO (`selfplay`). `python -m tools.selfplay
TITLE` does it all within a budget of seconds for each stage and goes on where it was; see docs/training.md.
"""
