# For GNU Backgammon: where the legal plays of rolls lead, by the program's own reckoning.
# Each line of the file OLSY_ROLLS has a position id and two dice. Each line of OLSY_SUCCESSORS has
# both, a colon, and the ids of the positions that can follow, the other side on roll.
import os

import gnubg


def play(hops, board):
    other, own = [list(side) for side in board]
    for start, end in hops:
        own[start - 1] -= 1
        if end > 0:
            own[end - 1] += 1
            if other[24 - end] == 1:
                other[24 - end] = 0
                other[24] += 1
    return gnubg.positionid([own, other])


for command in [
    "set automatic roll off",
    "set automatic game off",
    "set automatic move off",
    "set automatic bearoff off",
    "set player 0 human",
    "set player 1 human",
    "set display off",
    "new game",
    "set turn 1",
    "set evaluation chequerplay evaluation plies 0",
]:
    gnubg.command(command)

with open(os.environ["OLSY_ROLLS"]) as rolls, open(os.environ["OLSY_SUCCESSORS"], "w") as found:
    for line in rolls:
        position, one, other = line.split()
        gnubg.command("set board " + position)
        gnubg.command("set dice %s %s" % (one, other))
        board = gnubg.board()
        # parsemove gives every hop; moves in between are not joined by hint's own texts
        plays = [gnubg.parsemove(hint["move"]) for hint in gnubg.hint(10000)["hint"]]
        ids = sorted(set(play(hops, board) for hops in plays)) or [play([], board)]
        found.write("%s %s %s: %s\n" % (position, one, other, " ".join(ids)))
