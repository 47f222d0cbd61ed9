"""A bad link between two network namespaces: what one end sends reaches the other late, twice, in
another order, or never. The kernel's own netem does the same where it is built in.

usage: badLink.py NAMESPACE_A NAMESPACE_B SEED SECONDS
Each namespace gets an interface `bad` with the address 10.99.0.1 or 10.99.0.2.
"""

import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN_NO_PI = 0x0001 | 0x1000
LOSS, DOUBLE = 0.05, 0.02
DELAY, SPREAD = 0.02, 0.08
# The path is gone from the first to the second number of seconds.
OUTAGES = [(5, 7), (12, 22), (28, 31)]


def open_end(name, namespace, address):
    """The interface moves into its namespace; the file that feeds it stays with this program."""
    end = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN_NO_PI))
    subprocess.check_call(["ip", "link", "set", name, "netns", namespace])
    inside = ["ip", "-n", namespace]
    subprocess.check_call([*inside, "link", "set", name, "name", "bad"])
    subprocess.check_call([*inside, "addr", "add", f"{address}/24", "dev", "bad"])
    subprocess.check_call([*inside, "link", "set", "bad", "up"])
    subprocess.check_call([*inside, "link", "set", "lo", "up"])
    return end


def main():
    namespace_a, namespace_b, seed, seconds = sys.argv[1:]
    chance = random.Random(seed)
    a = open_end(f"oxa{os.getpid() % 100000}", namespace_a, "10.99.0.1")
    b = open_end(f"oxb{os.getpid() % 100000}", namespace_b, "10.99.0.2")
    other = {a: b, b: a}
    began = time.monotonic()
    waiting = []
    order = 0
    print("up", flush=True)
    while time.monotonic() - began < float(seconds):
        pause = 0.05 if not waiting else max(0, min(0.05, waiting[0][0] - time.monotonic()))
        for end in select.select([a, b], [], [], pause)[0]:
            packet = os.read(end, 2048)
            now = time.monotonic()
            gone = any(start <= now - began < stop for start, stop in OUTAGES)
            if gone or chance.random() < LOSS:
                continue
            for _ in range(2 if chance.random() < DOUBLE else 1):
                order += 1
                heapq.heappush(waiting, (now + DELAY + chance.random() * SPREAD, order, other[end], packet))
        while waiting and waiting[0][0] <= time.monotonic():
            _, _, end, packet = heapq.heappop(waiting)
            os.write(end, packet)


main()
