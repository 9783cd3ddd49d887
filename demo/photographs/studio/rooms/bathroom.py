"""A washstand before a tiled wall: for what is over its mirror."""
import math

from .. import materials
from ..kit import rounded, smooth
from ..scenes import room
from . import furniture
from .placed import placed

DEPTH = 760
TOP = 830


def build(model, height=1560):
    """The middle of the product and the mirror below it is at `height` over the floor."""
    kit = room.begin(eye=1.36, distance=6.4, width=1.42, lift=0.005)
    room.walls(kit, (0.46, 0.47, 0.43), materials.paint((0.42, 0.39, 0.34), 0.4), depth=DEPTH + 3)
    tiles(kit)
    washstand(kit)
    basin(kit)
    tap(kit)
    placed(kit, model, (0, DEPTH, height), 'back')
    mirror(kit, height + 167)
    opposite(kit)
    towel(kit, 640)
    soap(kit, 400)
    furniture.vase(kit, -520, 560, TOP, 0.62, (0.52, 0.47, 0.39), branches=4)
    # What the bar throws on the washstand and on the wall above it.
    kit.glow(3.2, (0, DEPTH - 130, height + 215), (0, DEPTH - 330, TOP), (560, 50))
    kit.glow(0.35, (0, DEPTH - 70, height + 290), (0, DEPTH, height + 760), (540, 30))
    kit.lamp(0.1, (0, -600, 2100), 300)
    return kit


def tiles(kit, wide=86, tall=258, gap=5):
    """Upright glazed tiles, every other column half a tile lower, in three tones of one glaze."""
    tones = ((0.165, 0.27, 0.245), (0.19, 0.295, 0.265), (0.145, 0.245, 0.225))
    glazes = [materials.paint(tone, 0.24, 0.5, 'glaze') for tone in tones]
    firsts = []
    for glaze in glazes:
        tile = kit.box((wide - gap, 12, tall - gap), glaze, (0, DEPTH + 6, -900), 2.4, rounds=2, loose=True)
        firsts.append(tile)
    places = [[] for _ in tones]
    for column in range(-15, 16):
        for row in range(11):
            x, z = column * wide, 100 + row * tall + (tall / 2 if column % 2 else 0)
            places[(column * 7 + row * 5 + column * row) % 3].append((x, DEPTH + 6, z))
    for tile, where in zip(firsts, places):
        kit.copies(tile, where, loose=True)
        tile.hide_render = True


def mirror(kit, top, width=660, tall=600):
    """A mirror before the one that the product is photographed with."""
    with kit.at(0, DEPTH - 20, top - tall / 2):
        kit.plate(rounded(width, tall, 26), 8, materials.metal((0.83, 0.85, 0.84), 0.02, 'mirror'), 1)
        kit.plate(rounded(width + 16, tall + 16, 32), 7, materials.finish('chrome'), 2)


def opposite(kit):
    """What is seen in the mirror: a wall behind us with a door in it."""
    parts = [
        kit.box((5200, 20, 3000), materials.paint((0.50, 0.47, 0.42), 0.9), (0, -2600, 1500), 1, loose=True),
        kit.box((820, 30, 2100), furniture.walnut('Z'), (-520, -2570, 1050), 4, loose=True),
        kit.box((900, 24, 2140), materials.plastic((0.74, 0.71, 0.66)), (-520, -2580, 1070), 4, loose=True),
    ]
    for part in parts:
        part.visible_camera = part.visible_shadow = part.visible_diffuse = False
    kit.lamp(0.5, (300, -1700, 2000), 120)


def washstand(kit):
    """A drawer of walnut on the wall under a slab of stone."""
    kit.box((1240, 470, 40), materials.marble(), (0, DEPTH - 235, TOP - 20), 5)
    for side in (-1, 1):
        with kit.at(side * 303, 0, 0):
            kit.box((596, 440, 330), furniture.walnut(), (0, DEPTH - 226, TOP - 215), 5)
            with kit.at(0, DEPTH - 448, TOP - 110, (0, 90, 0)):
                kit.cylinder(7, -90, 90, materials.finish('chrome'), 2)


def basin(kit):
    """A bowl of white ceramics that stands on the slab."""
    outline = smooth([(0, 4), (90, 4), (140, 30), (186, 92), (200, 128), (194, 132), (176, 98), (120, 36), (0, 22)], 6)
    with kit.at(0, DEPTH - 250, TOP):
        kit.lathe(outline, materials.paint((0.80, 0.79, 0.765), 0.12, 0.8, 'ceramics'), 96, sharp=60)


def tap(kit):
    """A tall tap that bends over the bowl from behind."""
    chrome = materials.finish('chrome')
    with kit.at(0, DEPTH - 44, TOP):
        kit.cylinder(26, 0, 14, chrome, 3)
        path = [(0, 0, 10), (0, 0, 240)]
        path += [
            (0, -62 + 62 * math.cos(t * math.pi / 12), 240 + 62 * math.sin(t * math.pi / 12))
            for t in range(1, 13)
        ]
        kit.wire([*path, (0, -124, 214)], 12, chrome)
        kit.wire([(12, 0, 60), (64, -8, 84)], 6, chrome)


def towel(kit, x):
    """A towel over a bar."""
    cotton = materials.cloth((0.60, 0.47, 0.35), 0.10, 0.0)
    chrome = materials.finish('chrome')
    with kit.at(x, DEPTH - 60, 1330, (0, 90, 0)):
        kit.cylinder(8, -150, 150, chrome, 2)
    for side in (-1, 1):
        kit.wire([(x + side * 146, DEPTH - 60, 1330), (x + side * 146, DEPTH, 1330)], 7, chrome)
    for y, length in ((-74, 430), (-46, 390)):
        kit.box((236, 12, length), cotton, (x, DEPTH + y, 1338 - length / 2), 5, rounds=3)
    kit.box((236, 40, 12), cotton, (x, DEPTH - 60, 1341), 5, rounds=3)


def soap(kit, x):
    """A bottle with a pump beside a pile of cloths."""
    with kit.at(x - 120, DEPTH - 190, TOP):
        amber = materials.paint((0.30, 0.125, 0.03), 0.12, 0.8, 'amber')
        kit.lathe(
            smooth([(0, 2), (34, 2), (36, 10), (36, 118), (26, 136), (13, 142), (13, 150), (0, 151)], 5), amber, 64
        )
        kit.cylinder(5, 150, 186, materials.finish('black'), 1)
        kit.box((56, 14, 10), materials.finish('black'), (-16, 0, 188), 3)
    for k, tone in enumerate(((0.66, 0.62, 0.54), (0.60, 0.47, 0.35), (0.66, 0.62, 0.54))):
        with kit.at(x + 30, DEPTH - 210, TOP + 22 + 42 * k):
            kit.box((210, 170, 40), materials.cloth(tone, 0.10, 0.0), (0, 0, 0), 18, rounds=5)
