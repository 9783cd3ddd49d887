"""Chandeliers: rings of light, sputnik, candle arms, a pierced hoop, crystal baskets."""
import math

from .. import materials
from ..kit import ring, smooth


def chandelier_ring(kit, look, rings=3):
    """Rings at different heights, each on thin wires, lit below and inside."""
    body = look.coat()
    glow = materials.opal(1.5, 0.4)
    sizes = ((1.0, 0), (0.75, 330), (0.5, 620)) if rings == 3 else ((1.0, 0), (0.68, 360))
    kit.emits = True
    steel = materials.metal((0.45, 0.45, 0.45), 0.35)
    for i, (part, lift) in enumerate(sizes):
        radius = look.diameter / 2 * part
        shift = (0, -34, 30)[i] * (1 if rings == 3 else 0.6)
        with kit.at(shift, 0, lift):
            kit.lathe([(radius, 3), (radius, 40), (radius - 3, 42), (radius - 22, 42), (radius - 25, 40), (radius - 25, 36)], body, sharp=30, segments=120)
            kit.lathe([(radius - 1, 3), (radius - 8, -3), (radius - 18, -3), (radius - 24, 4), (radius - 24, 37)], glow, sharp=60, segments=120)
            for x, y, _ in ring(3, radius - 12, 0, 20 + i * 45):
                kit.wire([(x, y, 42), (x * 0.3, y * 0.3, 4200 - lift)], 1.5, steel, loose=True)
            for x, y, _ in ring(6, radius - 30, 0):
                kit.lamp(0.16, (x, y, -24), 12)


def chandelier_sputnik(kit, look):
    """Opal globes on arms in all directions about a small hub."""
    gold, black = look.coat(), look.trim()
    kit.ball(46, black, segments=40)
    kit.cylinder(14, 40, 420, gold, 1)
    kit.cord(0, 0, 400, 14, gold)
    reach = look.diameter / 2 - 62
    ways = [(20, 22), (112, 14), (205, 26), (292, 12), (65, -30), (160, -26), (248, -34), (338, -24)]
    globe = materials.opal(1.15)
    kit.emits = True
    first = None
    for turn, rise in ways:
        a, b = math.radians(turn), math.radians(rise)
        way = (math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b))
        end = tuple(c * (reach - 40) for c in way)
        kit.wire([(0, 0, 0), end], 7, gold)
        with kit.at(*end, turn=(0, 90 - rise, turn)):
            kit.cylinder(24, -10, 14, black, 3)
            kit.cylinder(28, 10, 18, gold, 2)
        at = tuple(c * (reach + 18) for c in way)
        if first is None:
            with kit.at(*at):
                first = kit.ball(62, globe)
        else:
            kit.copies(first, [at])
        kit.lamp(0.22, at, 62)


TURNED = [(0, -60), (9, -58), (12, -48), (6, -40), (22, -26), (34, -4), (30, 18), (14, 30), (12, 40), (24, 48), (24, 54), (12, 62),
          (12, 92), (30, 120), (38, 150), (26, 186), (12, 206), (10, 240), (20, 254), (20, 262), (9, 272), (8, 340), (16, 352), (6, 364), (0, 366)]


def flame_bulb(kit, look, z):
    """A small candle bulb that burns."""
    kit.emits = True
    opal = look.shared('flame', lambda: materials.opal(1.5))
    kit.lathe(smooth([(6, z), (15, z + 16), (13, z + 34), (6, z + 54), (1.5, z + 64), (0, z + 65)], 5), opal, 28, sharp=80)


def chandelier_classic(kit, look):
    """A turned column with curved arms: bare candles with crystal drops, or small fabric shades."""
    metal = look.coat()
    shaded = 'fabric' in look.materials
    kit.lathe(smooth([(r, z * 1.05) for r, z in TURNED], 4), metal, sharp=60)
    kit.cord(0, 0, 380, 5, metal)
    links(kit, metal, 385, 12)
    reach = look.diameter / 2 - (70 if shaded else 40)
    drop = look.shared('crystal', lambda: materials.glass((0.98, 0.98, 1.0)))
    for i in range(look.count):
        turn = 360 / look.count * i + (15 if look.count == 6 else 11.25)
        with kit.at(0, 0, 0, (0, 0, turn)):
            path = [(20, 0, 70), (70, 0, 10), (150, 0, -58), (reach * 0.74, 0, -58), (reach * 0.94, 0, -10), (reach, 0, 40)]
            kit.wire(smooth(path, 10), 7.5, metal, taper=lambda t: 1.15 - 0.35 * t)
            kit.wire(smooth([(52, 0, 40), (66, 0, 78), (100, 0, 82), (108, 0, 52), (88, 0, 40), (80, 0, 58)], 8), 4.5, metal)
            kit.wire(smooth([(reach * 0.84, 0, -40), (reach * 0.86, 0, -4), (reach * 0.76, 0, 8), (reach * 0.70, 0, -14), (reach * 0.75, 0, -24)], 8), 3.8, metal)
            with kit.at(reach, 0, 40):
                kit.lathe(smooth([(5, -6), (26, 4), (46, 10), (48, 14), (30, 12), (16, 16)], 5), metal, 40)
                kit.cylinder(11, 12, 92, materials.plastic((0.78, 0.75, 0.68)) if not shaded else metal, 1)
                if shaded:
                    shade(kit, look, 96, 62, 34, 84)
                    kit.lamp(0.20, (0, 0, 140), 12)
                else:
                    flame_bulb(kit, look, 92)
                    kit.lamp(0.22, (0, 0, 130), 14)
                    for x, y, z in ring(6, 43, 0, 30):
                        kit.wire([(x, y, 8), (x, y, -4)], 0.8, metal, sides=2)
                        with kit.at(x, y, -30):
                            kit.lathe([(0, -10), (5.5, -3), (4.5, 8), (1.2, 25), (0, 26)], drop, 8, sharp=10)


def shade(kit, look, z, low, high, height):
    """A small linen cone."""
    linen = look.shared('linen', materials.cloth)
    kit.lathe([(low, z), (high, z + height)], linen, 64, thick=1.2)
    rim = look.shared('rim', lambda: materials.paint((0.60, 0.50, 0.36), 0.8))
    kit.hoop(low, 1.6, rim, z, 64)
    kit.hoop(high, 1.6, rim, z + height, 48)


def links(kit, metal, start, count):
    """The first links of a chain that leaves the picture."""
    for i in range(60 if count > 12 else 40):
        with kit.at(0, 0, start + i * 25, (0, 0, 90 * (i % 2))):
            oval = [(9 * math.cos(a), 0, 16 * math.sin(a)) for a in (2 * math.pi * k / 20 for k in range(20))]
            kit.wire(oval, 2.8, metal, closed=True, loose=True, sides=2)


def chandelier_oriental(kit, look):
    """A pierced brass hoop on chains, white glass mosque lamps below it."""
    metal = look.coat()
    radius = look.diameter / 2 - 30
    pierced_band(kit, metal, radius, 0, 78)
    for z in (0, 78):
        kit.hoop(radius, 6, metal, z)
    for x, y, _ in ring(3, radius, 0, 90):
        chain(kit, metal, (x, y, 84), (0, 0, 560))
    kit.ball(34, metal, 574, squash=0.8)
    kit.cylinder(12, 590, 640, metal)
    links(kit, metal, 650, 20)
    lamp_glass = materials.opal(1.15)
    kit.emits = True
    for x, y, _ in ring(6, radius, 0, 0):
        with kit.at(x, y, 0):
            chain(kit, metal, (0, 0, 0), (0, 0, -44))
            kit.lathe([(18, -46), (20, -42), (16, -38), (0, -36)], metal, 36)
            kit.lathe(
                smooth([(34, -46), (24, -74), (22, -88), (48, -112), (56, -140), (44, -170), (18, -188), (0, -190)], 6),
                lamp_glass, 48, sharp=80,
            )
            kit.lathe([(37, -45), (35, -50), (33, -48)], metal, 40)
            kit.lathe(smooth([(18, -187), (12, -198), (16, -206), (0, -212)], 4), metal, 30)
            kit.lamp(0.24, (0, 0, -138), 50)


def chain(kit, metal, start, end):
    distance = math.dist(start, end)
    count = max(2, int(distance / 17))
    for i in range(count):
        t = (i + 0.5) / count
        at = tuple(a + (b - a) * t for a, b in zip(start, end))
        rise = math.degrees(math.atan2(end[2] - start[2], math.hypot(end[0] - start[0], end[1] - start[1])))
        heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        with kit.at(*at, turn=(0, -rise, heading)), kit.at(turn=(90 * (i % 2), 0, 0)):
            oval = [(12 * math.cos(a), 6 * math.sin(a), 0) for a in (2 * math.pi * k / 16 for k in range(16))]
            kit.wire(oval, 2, metal, closed=True, sides=2)


def pierced_band(kit, metal, radius, low, high):
    """A band of lozenges between two rims."""
    count = 36
    middle, half = (low + high) / 2, (high - low) / 2
    for i in range(count):
        a0, a1, a2 = (2 * math.pi * (i + k) / count for k in (0, 0.5, 1))
        shape = [
            (radius * math.cos(a0), radius * math.sin(a0), middle), (radius * math.cos(a1), radius * math.sin(a1), middle + half),
            (radius * math.cos(a2), radius * math.sin(a2), middle), (radius * math.cos(a1), radius * math.sin(a1), middle - half),
        ]
        kit.wire(shape, 3.2, metal, closed=True, sides=2)
        x, y = radius * math.cos(a1), radius * math.sin(a1)
        kit.ball(7, metal, middle, x, y, segments=16)


def chandelier_crystal(kit, look):
    """Tiers of crystal beads on metal hoops, strings of beads between them."""
    metal = look.coat()
    radius = look.diameter / 2
    bead = look.shared('bead', lambda: materials.glass((0.985, 0.985, 1.0), shade=0.93))
    grand = look.count > 12
    tiers = (
        [(1.0, 0, 0.0, -300, 44), (0.62, 280, 0.24, 60, 30)] if grand else [(1.0, 0, 0.0, -270, 36)]
    )
    size = radius * (0.030 if grand else 0.042)
    first = kit.mesh(*gem(size), bead, flat=True)
    places = []
    for part, z, low_part, low_z, strings in tiers:
        hoop = radius * part
        kit.lathe([(hoop - 3, z - 13), (hoop, z - 12), (hoop + 2, z), (hoop, z + 13), (hoop - 3, z + 12)], metal, 96)
        for s in range(strings):
            angle = 2 * math.pi * s / strings
            steps = int(math.hypot(hoop * (1 - low_part), (low_z - z)) / (size * 1.9))
            for k in range(1, steps):
                t = k / steps
                sag = math.sin(t * math.pi / 2)
                r = hoop * (1 - (1 - low_part) * t**1.9)
                places.append((r * math.cos(angle), r * math.sin(angle), z - 14 + (low_z - z) * sag, (0, 0, math.degrees(angle))))
    top = tiers[-1]
    crown = radius * (0.36 if grand else 0.34)
    height = top[1] + (330 if grand else 340)
    kit.lathe([(crown - 2, height - 10), (crown, height - 9), (crown + 2, height), (crown, height + 9), (crown - 2, height + 8)], metal, 72)
    strings = 30
    for s in range(strings):
        angle = 2 * math.pi * s / strings
        hoop = radius * top[0]
        steps = int(math.hypot(hoop - crown, height - top[1]) / (size * 1.9))
        for k in range(1, steps):
            t = k / steps
            r = crown + (hoop - crown) * (t**1.7)
            places.append((r * math.cos(angle), r * math.sin(angle), height - 10 - (height - top[1] - 22) * (t**0.8), (0, 0, math.degrees(angle))))
    for i in range(44 if not grand else 60):
        angle = 2 * math.pi * i / (44 if not grand else 60)
        places.append(((radius + 3) * math.cos(angle), (radius + 3) * math.sin(angle), -30, (0, 0, math.degrees(angle)), 1.25))
    kit.copies(first, places)
    kit.body.remove(first)
    first.hide_render = True
    bottom = tiers[0][3]
    kit.ball(size * 2.6, bead, bottom - size * 2.2, segments=14)
    kit.cylinder(8, bottom + 20, height + 30, metal)
    kit.lathe(smooth([(6, height + 30), (24, height + 40), (20, height + 58), (6, height + 70)], 4), metal, 40)
    links(kit, metal, height + 84, 20)
    for x, y, z in ring(6 if not grand else 9, radius * 0.56, 40, 10):
        with kit.at(x, y, z):
            kit.cylinder(9, -30, 22, materials.plastic((0.76, 0.73, 0.66)))
            flame_bulb(kit, look, 22)
        kit.lamp(0.3, (x, y, z + 50), 14)
    for x, y, _ in ring(6, radius * 0.56, 0, 10):
        kit.wire([(0, 0, 0), (x, y, 8)], 4, metal)
    kit.lamp(0.3, (0, 0, bottom + 100), 16)


def gem(size):
    """A cut bead: vertices and faces of an octahedron with a belt."""
    belt = ring(8, size, 0)
    vertices = [*belt, (0, 0, size * 1.05), (0, 0, -size * 1.05)]
    upper = ring(8, size * 0.62, size * 0.72, 22.5)
    lower = ring(8, size * 0.62, -size * 0.72, 22.5)
    vertices += upper + lower
    faces = []
    for i in range(8):
        j = (i + 1) % 8
        faces += [(i, j, 10 + i), (10 + i, j, 10 + j), (10 + i, 10 + j, 8)]
        faces += [(j, i, 18 + i), (j, 18 + i, 18 + j), (18 + j, 18 + i, 9)]
    return vertices, faces
