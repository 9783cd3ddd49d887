"""Three woven shades that glow through their canes, over a wooden table that is laid for dinner. Nothing but
wall is beside the table, where the shop's words are on one side or the other."""
import math

from .. import materials
from ..kit import smooth
from ..look import Look
from ..models.pendants import pendant_rattan
from . import room

SHADE = {'finish': ['black'], 'dimensions': {'diameter_mm': 460, 'height_mm': 300}}


def build():
    kit = room.begin(eye=1.18, width=3.9, lift=0.055, even=True)
    room.walls(kit, room.PALE)
    table(kit)
    for x in (-640, 0, 640):
        with kit.at(x, 0, 1380):
            pendant_rattan(kit, Look(SHADE))
        # More in the shade itself, what comes out below it, and what its canes let through to the wall.
        kit.lamp(1.5, (x, 0, 1510), 30)
        kit.beam(3.6, (x, 0, 1430), (x, 0, 700), 96, 0.7, 60)
        kit.lamp(0.2, (x, 1150, 1490), 100)
    for x in (-660, -220, 220, 660):
        for side in (-1, 1):
            setting(kit, x, side * 260)
    with kit.at(20, 40, 750):
        fruit(kit)
    with kit.at(-440, 60, 750):
        vase(kit)
    for x in (-640, 0, 640):
        chair(kit, x, 640)
    # Thrown back by the room on our side: the table's front is not black.
    kit.glow(0.7, (0, -1900, 1150), (0, 0, 650), (2600, 900))
    kit.lamp(0.05, (0, 300, 2500), 200)
    return True


def table(kit):
    oak = materials.wood((0.40, 0.235, 0.12), (0.27, 0.15, 0.07), along='X', grain=5)
    kit.box((1960, 940, 44), oak, (0, 0, 728), 6)
    for x in (-800, 800):
        for y in (-340, 340):
            kit.box((84, 84, 708), oak, (x, y, 354), 6)
    for y in (-340, 340):
        kit.box((1580, 30, 90), oak, (0, y, 650), 4)


def setting(kit, x, y):
    """A plate on a linen napkin, a glass beside it."""
    stone = materials.paint((0.78, 0.75, 0.70), 0.3, 0.3)
    with kit.at(x, y, 750):
        kit.box((400, 290, 3), materials.paint((0.46, 0.42, 0.36), 0.95), (0, 0, 1.5), 1)
        kit.lathe(
            smooth(
                [(0, 6), (70, 6), (92, 10), (132, 20), (134, 22), (128, 23), (92, 14), (0, 11)], 3
            ),
            stone,
            64,
        )
        kit.lathe(
            smooth([(0, 14), (52, 14), (66, 18), (98, 30), (94, 31), (60, 22), (0, 18)], 3),
            stone,
            64,
        )
        with kit.at(176, -60 if y < 0 else 60, 0):
            kit.lathe(
                smooth([(0, 4), (30, 4), (34, 10), (37, 60), (40, 112)], 4),
                materials.thin_glass((0.96, 0.97, 0.97), 0.12),
                48,
            )


def fruit(kit):
    """A turned bowl of oranges."""
    kit.lathe(
        smooth(
            [
                (0, 0),
                (60, 2),
                (66, 12),
                (120, 46),
                (168, 88),
                (162, 90),
                (112, 52),
                (50, 22),
                (0, 20),
            ],
            5,
        ),
        materials.wood((0.22, 0.12, 0.06), (0.13, 0.07, 0.035)),
        72,
    )
    orange = materials.paint((0.80, 0.27, 0.03), 0.45)
    for x, y, z in ((-60, -20, 78), (20, -56, 76), (70, 20, 80), (-10, 60, 80), (8, 0, 128)):
        kit.ball(42, orange, z, x, y, segments=36)


def vase(kit):
    """A clay vase with olive branches."""
    clay = materials.paint((0.50, 0.36, 0.26), 0.85)
    kit.lathe(
        smooth(
            [
                (0, 0),
                (52, 0),
                (76, 60),
                (80, 120),
                (52, 190),
                (30, 226),
                (38, 246),
                (34, 248),
                (24, 226),
            ],
            6,
        ),
        clay,
        64,
    )
    leaf = materials.paint((0.13, 0.17, 0.085), 0.6)
    stem = materials.paint((0.16, 0.10, 0.05), 0.8)
    one = kit.ball(13, leaf, segments=14, squash=0.22)
    places = []
    for branch, (lean, turn) in enumerate(
        ((150, 0.4), (110, 2.2), (140, 3.9), (60, 5.2), (90, 1.2))
    ):
        path = smooth(
            [
                (0, 0, 200),
                (lean * 0.3 * math.cos(turn), lean * 0.3 * math.sin(turn), 330),
                (lean * math.cos(turn), lean * math.sin(turn), 460 + 24 * branch),
            ],
            8,
        )
        kit.wire(path, 2.4, stem, taper=lambda t: 1 - 0.7 * t)
        for step, (x, y, z) in enumerate(path[5:]):
            for side in (-1, 1):
                places.append(
                    (
                        x + side * 16,
                        y + 6 * side,
                        z + 4,
                        (30 * side, 20 * step % 50, 40 * step),
                        1.0,
                    )
                )
    kit.copies(one, places)
    one.hide_render = True


def chair(kit, x, y):
    """The back of a chair on the far side."""
    black = materials.paint((0.03, 0.028, 0.026), 0.5)
    for side in (-1, 1):
        kit.wire(
            smooth(
                [(x + side * 190, y, 0), (x + side * 196, y, 460), (x + side * 205, y + 60, 930)], 6
            ),
            14,
            black,
        )
    for z in (600, 690, 780, 870):
        kit.wire(
            smooth(
                [
                    (x - 196, y + 20 + (z - 460) * 0.1, z),
                    (x, y + 50 + (z - 460) * 0.1, z),
                    (x + 196, y + 20 + (z - 460) * 0.1, z),
                ],
                6,
            ),
            10,
            black,
        )
    kit.box((420, 400, 30), black, (x, y - 190, 455), 8)
