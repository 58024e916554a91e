"""Words of the game: verbs, prompts, reasons, log lines and summaries of its rules."""
