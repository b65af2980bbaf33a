"""Phase 6, contract acceptance: what may be done in a turn, all turns at the same time, free trade beside them."""
