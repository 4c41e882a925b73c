"""Card text read into effects, and effects said in plain words."""
