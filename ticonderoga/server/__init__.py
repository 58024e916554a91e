"""The table: a server for games between people and agents, over HTTP and WebSocket."""
