"""Learning a judgement from games that players play against themselves (``weald train``)."""
