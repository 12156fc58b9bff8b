"""What a decent player would mostly do, as weights of the options: for playouts, and as what a search tries first.

Only from what lies on the table and the hand of the one who decides. One function per question; a question without one
leans to nothing.
"""
