"""How the build makes its data."""
