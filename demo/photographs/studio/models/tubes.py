"""Long things: tubes, battens, a hung line of light, aluminium profiles."""

from .. import materials
from ..kit import smooth


#: So steep that a long tube ends short of the picture's corners, in which the shop has its buttons.
LYING = (0, 0, 66)
#: Brighter than the floor beside it: what shines is what is sold.
SHINE = 4.0


def tube(kit, look):
    """T8 tubes, side by side when a pack; or the slim T5 fitting with its own holder."""
    if look.base == 'integrated':
        return fitting_t5(kit, look)
    metal = materials.metal((0.72, 0.72, 0.73), 0.25)
    pin = look.coat('gold')
    for i in range(look.pack):
        with kit.at(0, 0, 0, LYING), kit.at(0, (i - (look.pack - 1) / 2) * 52, 0):
            half = look.length / 2
            radius = look.diameter / 2
            with kit.at(0, 0, radius, (0, 90, 0)):
                kit.emits = True
                kit.lathe(
                    [(radius * 0.96, -half + 22), (radius * 0.96, half - 22)],
                    materials.opal(SHINE),
                    segments=48,
                )
                for end in (-1, 1):
                    kit.lathe(
                        [
                            (0, end * half),
                            (radius * 0.8, end * half),
                            (radius, end * (half - 2.5)),
                            (radius, end * (half - 24)),
                            (radius * 0.9, end * (half - 25)),
                        ],
                        metal,
                    )
                    for y in (-6, 6):
                        kit.wire([(0, y, end * (half - 1)), (0, y, end * (half + 7))], 1.2, pin)
            kit.glow(0.12, (0, 0, radius * 2 + 20), (0, 0, 600), (look.length * 0.9, 20))
            light_along(kit, half, 0.24)


def light_along(kit, half, power):
    """A tube's light on the floor. It comes from so far above that there are no pools of it."""
    for part in (-0.75, -0.25, 0.25, 0.75):
        kit.lamp(power / 4, (part * half, 0, max(half * 0.3, 170)), 30)


def fitting_t5(kit, look):
    white = materials.plastic()
    half = look.length / 2
    with kit.at(0, 0, 0, LYING):
        kit.box((look.length, look.width, 13), white, (0, 0, 6.5), 2)
        with kit.at(0, 0, 18, (0, 90, 0)):
            kit.emits = True
            kit.lathe([(9, -half + 16), (9, half - 16)], materials.opal(SHINE))
        for end in (-1, 1):
            kit.box((17, look.width, 30), white, (end * (half - 8.5), 0, 15), 3)
        kit.box(
            (20, 3, 9), materials.plastic((0.6, 0.6, 0.6)), (-half + 42, -look.width / 2, 6.5), 1
        )
        light_along(kit, half, 0.24)
        kit.wire(
            smooth(
                [
                    (half, 0, 8),
                    (half + 30, 4, 8),
                    (half + 60, 30, 3.2),
                    (half + 74, 70, 3.2),
                    (half + 62, 120, 3.2),
                ],
                8,
            ),
            3,
            white,
        )


def batten(kit, look):
    """A flat batten with an opal cover; the weatherproof one is clipped and wider."""
    half = look.length / 2
    sealed = look.ip >= 60
    body = look.shared(
        'body', lambda: materials.paint((0.42, 0.425, 0.43), 0.4) if sealed else materials.plastic()
    )
    with kit.at(0, 0, 0, LYING):
        width = look.width
        kit.box((look.length, width, 22 if sealed else 12), body, (0, 0, 11 if sealed else 6), 4)
        dome = smooth(
            [
                (-width * 0.47, 0),
                (-width * 0.40, 13),
                (0, 21 if not sealed else 40),
                (width * 0.40, 13 if not sealed else 22),
                (width * 0.47, 0),
            ],
            8,
        )
        if sealed:
            dome = smooth(
                [
                    (-width * 0.47, 0),
                    (-width * 0.44, 16),
                    (-width * 0.2, 36),
                    (width * 0.2, 36),
                    (width * 0.44, 16),
                    (width * 0.47, 0),
                ],
                6,
            )
        base = 22 if sealed else 11
        count = len(dome)
        vertices = [(x, y, base + z) for x in (-half + 5, half - 5) for y, z in dome]
        faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
        faces += [tuple(range(count)), tuple(range(count, 2 * count))]
        kit.emits = True
        kit.mesh(vertices, faces, materials.opal(SHINE), bevel=1.2)
        if sealed:
            clip = look.shared('clip', lambda: materials.finish('silver'))
            for at in range(-2, 3):
                x = at * look.length * 0.2
                for side in (-1, 1):
                    kit.box((26, 3, 26), clip, (x, side * (width / 2 + 1.5), 20), 1)
                    kit.box((18, 8, 3), clip, (x, side * (width / 2 - 2), 32), 1)
            with kit.at(-half, 0, 12, (0, -90, 0)):
                kit.cylinder(11, 0, 16, body)
                kit.cylinder(5, 16, 24, materials.rubber())
        else:
            for end in (-1, 1):
                kit.box((10, width + 1, 24), body, (end * (half - 3), 0, 12), 3)
        for part in range(-4, 5):
            kit.lamp(0.3 / 9, (look.length * part * 0.11, 0, base + 60), 40)


def linear_hung(kit, look):
    """A line of light on two steel wires."""
    half = look.length / 2
    body = look.coat()
    kit.box((look.length, look.width, look.height - 4), body, (0, 0, look.height / 2 + 2), 2)
    kit.emits = True
    kit.box((look.length - 8, look.width - 8, 6), materials.opal(1.4), (0, 0, 3), 1)
    steel = materials.metal((0.6, 0.6, 0.6), 0.3)
    for end in (-1, 1):
        with kit.at(end * half * 0.82, 0, look.height):
            kit.cylinder(5, 0, 14, steel)
            kit.cord(0, 0, 10, 1.6, steel)
    kit.cord(half * 0.82 - 14, 0, look.height, 2.6, materials.rubber())
    for part in (-0.36, -0.12, 0.12, 0.36):
        kit.glow(
            0.22,
            (look.length * part, 0, -4),
            (look.length * part, 0, -400),
            (look.length * 0.22, look.width),
        )


def profile(kit, look, form='surface'):
    """Two lengths of aluminium profile, one with its milky cover on; corner and recessed forms."""
    metal = look.shared(
        'metal',
        lambda: materials.brushed((0.72, 0.72, 0.73), 0.36)
        if look.finish == 'silver'
        else materials.finish(look.finish),
    )
    milk = look.shared('milk', lambda: materials.opal(0, 0.35))
    w, h = look.width, look.height
    wall = 1.1
    if form == 'corner':
        section = [(0, 0), (w, 0), (w, wall), (wall + 1, wall), (wall, wall + 1), (wall, h), (0, h)]
        cover = smooth(
            [(w - 0.6, wall), (w * 0.78, h * 0.62), (w * 0.62, h * 0.78), (wall, h - 0.6)], 5
        )
        cover = cover + [(wall, h - 1.8), (w - 1.8, wall)]
    else:
        wing = 4.2 if form == 'recessed' else 0
        section = [
            (-w / 2, h),
            (-w / 2, h - wall),
            (-w / 2 + wing, h - wall),
            (-w / 2 + wing, 0),
            (w / 2 - wing, 0),
            (w / 2 - wing, h - wall),
            (w / 2, h - wall),
            (w / 2, h),
        ]
        inside = w / 2 - wing - wall
        section += [(inside, h), (inside, wall), (-inside, wall), (-inside, h)]
        cover = [(-inside + 0.1, h - 1.8), (inside - 0.1, h - 1.8), (inside - 0.1, h - 0.2)]
        cover += [
            (inside * 0.5, h + 0.9),
            (0, h + 1.3),
            (-inside * 0.5, h + 0.9),
            (-inside + 0.1, h - 0.2),
        ]
    length = 190
    with kit.at(0, 0, 0, (0, 0, 38)):
        run(kit, section, length, metal, (0, 34, 0))
        run(kit, section, length, metal, (20, -16, 0))
        run(kit, cover, length - 4, milk, (0, 34, 0))
        run(kit, cover, length - 70, milk, (70, -16, 0.2))
        clip = look.shared('clip', lambda: materials.plastic((0.68, 0.68, 0.67)))
        for x in (-18, 12):
            kit.box((10, w + 2, 3), clip, (x, -52, 1.5), 0.6)
            for side in (-1, 1):
                kit.box((10, 1.4, h * 0.7), clip, (x, -52 + side * (w / 2 + 0.8), h * 0.35), 0.4)


def run(kit, section, length, material, at):
    """A bar of this cross-section (y, z), lying along x."""
    count = len(section)
    vertices = [(x, y, z) for x in (-length / 2, length / 2) for y, z in section]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count)), tuple(range(count, 2 * count))]
    with kit.at(*at):
        kit.mesh(vertices, faces, material, flat=True, bevel=0.25, rounds=2)
