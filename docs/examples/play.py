"""A whole game against the random seat: python play.py http://127.0.0.1:8000 ironwood"""
# ruff: noqa: S310

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def call(address, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"content-type": "application/json"})
    return json.load(urllib.request.urlopen(request))


async def play(address, game):
    sides = next(found["sides"] for found in call(address, "/api/games") if found["id"] == game)
    seats = [{"side": side, "kind": "ai" if i else "me"} for i, side in enumerate(sides)]
    made = call(address, "/api/tables", {"game": game, "seats": seats})
    url = f"ws{address.removeprefix('http')}/api/tables/{made['id']}/ws?token={made['seats'][0]['token']}"
    async with connect(url, max_size=None) as socket:
        view = {"over": False}
        while not view["over"]:
            message = json.loads(await socket.recv())
            if message["type"] == "view":  # after an error a fresh view follows
                view = message["view"]
                for decision in view["decisions"]:
                    option = random.choice(decision["options"])["id"]
                    choice = {"type": "choose", "number": decision["number"], "option": option}
                    await socket.send(json.dumps(choice))
    return view["result"]


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2])))
