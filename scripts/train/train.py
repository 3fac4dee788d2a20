"""Trains the learned part of an evaluation from files of `bojiste selfplay`, with numpy alone.

    python3 scripts/train/train.py --out net.bin [--hidden 16] [--seed 1] samples.bin...

Two towers with the same weights, one for each side; only differences between positions of one group are learnt, with a
little weight on the worth itself. The worth by hand is scaled by a factor that is learnt too, and what is written adds to the
worth by hand as it is. A tenth of the games is kept apart; the weights that do best on it are written. packages/ai/learn/net.ts
reads them. The same files and seed give the same weights on the same machine and numpy.
"""

import argparse
import base64
import hashlib
import json
import struct
import sys

import numpy as np

FIRST, HIDDEN, OUT, TOP = 12, 8, 16, 4.0
MAGIC = 0x314E4A42
STAGES = 2
LEVEL = 0.05


def read(files):
    """All samples, sorted by group; games are told apart by file and number."""
    head, parts, sha, numbers = None, [], hashlib.sha256(), []
    for at, name in enumerate(files):
        data = open(name, "rb").read()
        end = data.index(b"\n")
        own = json.loads(data[:end])
        if head is not None and own["digest"] != head["digest"]:
            sys.exit(f"{name}: other numbers than in {files[0]}")
        head = head or own
        kind = np.dtype(
            [("game", "<u4"), ("group", "<u2"), ("stage", "<u2"), ("value", "<f4"), ("label", "<f4"), ("x", "u1", (2 * own["size"],))]
        )
        body = data[end + 1 :]
        whole = len(body) // kind.itemsize * kind.itemsize
        sha.update(data[: end + 1 + whole])
        rows = np.frombuffer(body[:whole], dtype=kind)
        played = np.unique(rows["game"])
        numbers.append([own["seed"], int(played[0]), int(played[-1])] if len(played) else [own["seed"]])
        seed = int(hashlib.sha256(own["seed"].encode()).hexdigest()[:6], 16)
        key = ((rows["game"].astype(np.int64) + (seed << 20)) << 18) + rows["group"].astype(np.int64) * STAGES + rows["stage"]
        parts.append((rows, key))
    rows = np.concatenate([p for p, _ in parts])
    key = np.concatenate([k for _, k in parts])
    order = np.argsort(key, kind="stable")
    return head, rows[order], key[order], sha.hexdigest(), numbers


def starts_of(key):
    return np.flatnonzero(np.concatenate([[True], key[1:] != key[:-1]]))


def centred(values, starts, counts):
    means = np.add.reduceat(values, starts) / counts
    return values - np.repeat(means, counts)


class Model:
    def __init__(self, size, hidden, scale, rng):
        self.size, self.hidden, self.scale = size, hidden, scale
        self.p = {
            "lin": np.zeros(size),
            "w1": rng.normal(0, 1 / np.sqrt(2 * size), (2 * size, hidden)),
            "b": np.full(hidden, 0.3),
            "w2": rng.normal(0, 0.03, hidden),
            "a": np.array(0.8),
        }
        for name in self.p:
            self.p[name] = self.p[name].astype(np.float32)
        self.m = {k: np.zeros_like(v) for k, v in self.p.items()}
        self.v = {k: np.zeros_like(v) for k, v in self.p.items()}
        self.t = 0

    def forward(self, x, value):
        n, p = self.size, self.p
        own, other = x[:, :n], x[:, n:]
        z1 = x @ p["w1"] + p["b"]
        z2 = other @ p["w1"][:n] + own @ p["w1"][n:] + p["b"]
        h1, h2 = np.clip(z1, 0, TOP), np.clip(z2, 0, TOP)
        r = (h1 - h2) @ p["w2"] + (own - other) @ p["lin"]
        self.kept = (x, value, z1, z2, h1, h2)
        return p["a"] * value + r

    def backward(self, e):
        """Gradients for an error of every sample."""
        x, value, z1, z2, h1, h2 = self.kept
        n, p = self.size, self.p
        own, other = x[:, :n], x[:, n:]
        d1 = np.outer(e, p["w2"]) * ((z1 > 0) & (z1 < TOP))
        d2 = -np.outer(e, p["w2"]) * ((z2 > 0) & (z2 < TOP))
        first = x.T @ d1
        first[:n] += other.T @ d2
        first[n:] += own.T @ d2
        return {
            "lin": (own - other).T @ e,
            "w1": first,
            "b": d1.sum(0) + d2.sum(0),
            "w2": (h1 - h2).T @ e,
            "a": np.float32(value @ e),
        }

    def step(self, grads, count, rate, decay):
        self.t += 1
        for name, g in grads.items():
            g = g / count
            if name not in ("a", "b"):
                g = g + decay * self.p[name]
            self.m[name] = 0.9 * self.m[name] + 0.1 * g
            self.v[name] = 0.999 * self.v[name] + 0.001 * g * g
            move = self.m[name] / (1 - 0.9**self.t) / (np.sqrt(self.v[name] / (1 - 0.999**self.t)) + 1e-8)
            self.p[name] = (self.p[name] - rate * move).astype(np.float32)


def explained(pred, label, starts, counts):
    e = centred(pred - label, starts, counts)
    y = centred(label, starts, counts)
    return 1 - float(e @ e) / max(1e-9, float(y @ y))


def slope(value, label, starts, counts):
    v, y = centred(value, starts, counts), centred(label, starts, counts)
    return float(v @ y) / max(1e-9, float(v @ v))


def write(model, digest, name):
    p, scale = model.p, model.scale.astype(np.float64)
    a = max(0.05, float(p["a"]))
    both = np.concatenate([scale, scale])
    short = lambda w: np.clip(np.rint(w), -32768, 32767).astype("<i2")
    lin = short(p["lin"] / scale / a * 2**OUT)
    w1 = short(p["w1"] / both[:, None] * 2**FIRST)
    w2 = short(p["w2"] / a * 2**FIRST)
    b = np.rint(p["b"].astype(np.float64) * 2**FIRST).astype("<i4")
    head = struct.pack("<6I", MAGIC, digest >> 32, digest & 0xFFFFFFFF, model.size, model.hidden, 0)
    data = head + b.tobytes() + lin.tobytes() + w1.tobytes() + w2.tobytes()
    open(name, "wb").write(data)
    return data


def main():
    args = argparse.ArgumentParser()
    args.add_argument("files", nargs="+")
    args.add_argument("--out", required=True)
    args.add_argument("--module", help="also as a module of the game: packages/<game>/ai/net.ts")
    args.add_argument("--hidden", type=int, default=16)
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--split", type=int, help="which games are kept apart (else by --seed): to compare trainings")
    args.add_argument("--epochs", type=int, default=20)
    args.add_argument("--rate", type=float, default=0.002)
    args.add_argument("--decay", type=float, default=1e-4)
    args.add_argument("--batch", type=int, default=128, help="groups of a batch")
    o = args.parse_args()
    head, rows, key, sha, numbers = read(o.files)
    size = head["size"]
    rng = np.random.default_rng(o.seed)
    games = key >> 18
    kept = np.unique(games)
    parted = rng if o.split is None else np.random.default_rng(o.split)
    test_games = kept[parted.permutation(len(kept))[: max(1, len(kept) // 10)]]
    test = np.isin(games, test_games)
    x = rows["x"].astype(np.float32)
    own = np.concatenate([x[:, :size], x[:, size:]])
    scale = np.maximum(own.std(0), 0.25).astype(np.float32)
    x /= np.concatenate([scale, scale])
    value, label = rows["value"].astype(np.float32), rows["label"].astype(np.float32)

    def part(mask):
        at = np.flatnonzero(mask)
        starts = starts_of(key[at])
        return at, starts, np.diff(np.append(starts, len(at)))

    train_at, train_starts, train_counts = part(~test)
    test_at, test_starts, test_counts = part(test)
    a = slope(value[train_at], label[train_at], train_starts, train_counts)
    by_hand = explained(a * value[test_at], label[test_at], test_starts, test_counts)
    print(f"{head['game']}: {len(rows)} samples, {len(train_starts)} + {len(test_starts)} groups, {len(kept)} games, {size} numbers a side")
    print(f"by hand, scaled by {a:.3f}: {by_hand:.4f} of the differences explained")
    model = Model(size, o.hidden, scale, rng)
    model.p["a"] = np.float32(a)
    best, best_p, log = -9.0, None, []
    for epoch in range(o.epochs):
        order = rng.permutation(len(train_starts))
        rate = o.rate * (1 + np.cos(np.pi * epoch / o.epochs)) / 2
        for i in range(0, len(order), o.batch):
            groups = order[i : i + o.batch]
            counts = train_counts[groups]
            at = train_at[np.concatenate([np.arange(train_starts[g], train_starts[g] + train_counts[g]) for g in groups])]
            starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
            plain = model.forward(x[at], value[at]) - label[at]
            e = centred(plain, starts, counts) + LEVEL * plain
            model.step(model.backward(e.astype(np.float32)), len(at), rate, o.decay)
        pred = model.forward(x[test_at], value[test_at])
        score = explained(pred, label[test_at], test_starts, test_counts)
        some = int(train_counts[: max(1, len(train_counts) // 10)].sum())
        pred = model.forward(x[train_at[:some]], value[train_at[:some]])
        seen = explained(pred, label[train_at[:some]], train_starts[: len(train_counts) // 10 or 1], train_counts[: len(train_counts) // 10 or 1])
        log.append([round(seen, 4), round(score, 4)])
        if score > best:
            best, best_p = score, {k: v.copy() for k, v in model.p.items()}
    model.p = best_p
    data = write(model, int(head["digest"]), o.out)
    card = {
        "game": head["game"], "samples": len(rows), "games": len(kept), "data": sha, "numbers": numbers, "seed": o.seed, "hidden": o.hidden,
        "split": o.split, "epochs": o.epochs, "rate": o.rate, "decay": o.decay, "byHand": round(by_hand, 4), "net": round(best, 4),
        "factor": round(float(model.p["a"]), 4), "bytes": len(data), "weights": hashlib.sha256(data).hexdigest(), "epochsLog": log,
        "selfplay": {k: head[k] for k in ("bot", "seed", "decks", "mode", "every", "turns", "meek") if k in head},
    }
    open(o.out + ".json", "w").write(json.dumps(card, indent=1) + "\n")
    print(f"net of {o.hidden}: {best:.4f} (training {max(s for s, _ in log):.4f}), factor {card['factor']}, {len(data)} bytes: {o.out}")
    if o.module:
        text = base64.b64encode(data).decode()
        open(o.module, "w").write(f"/** Learned weights: written by scripts/train/train.py, read by packages/ai/learn/net.ts. */\nexport const net =\n  '{text}';\n")


main()
