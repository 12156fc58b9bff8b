"""Buckets of allowance that fill up with time."""

from __future__ import annotations

import ipaddress
import time


class Bucket:
    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def borrow(self, cost: float = 1.0) -> float:
        """Take it in any case; returns the seconds until it is paid back."""
        self.take(0.0)
        self.left -= cost
        return max(0.0, -self.left / self.rate)

    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.most


class Buckets:
    """One bucket per address; full ones are forgotten."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.by_key: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        return self.of(key).take(cost)

    def borrow(self, key: str, cost: float = 1.0) -> float:
        return self.of(key).borrow(cost)

    def of(self, key: str) -> Bucket:
        bucket = self.by_key.get(key)
        if bucket is None:
            if len(self.by_key) > 10_000:
                self.by_key = {k: b for k, b in self.by_key.items() if not b.full()}
            bucket = self.by_key[key] = Bucket(self.most, self.rate)
        return bucket


def network(address: str) -> str:
    """Whom an address stands for: with IPv6 everybody has a whole network (/64) of them."""
    if ":" not in address:
        return address
    try:
        ip = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(ip.ipv4_mapped or ipaddress.IPv6Address(int(ip) >> 64 << 64))
