"""The trainer: nets that learn a title by watching `hard`, then by playing themselves. It knows no title.

Worker processes (`crew`) watch bots (`watching`), step many tables (`tables`) and play the gates (`contest`); one
process with a GPU (or without) learns: first by imitation (`imitation`), then from its own words (`rollout`,
`learner`).
`python -m tools.selfplay TITLE` does it all (`training`) within so many seconds for each stage and goes on where it
was (`state`); `pack.sh` packs the engine for a machine that has none. See docs/training.md.
"""
