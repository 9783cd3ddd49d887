"""Spots and downlights: lamps with pins, recessed and surface bodies."""

from .. import materials
from ..kit import ring, smooth


#: Turns what is built as it hangs (light downwards, -z) to face the camera, leaning back a little.
SHOWN = (-104, 0, 24)


def chips(kit, places, size, strength=12, tint=(1, 1, 1)):
    """Yellow LED chips, round, on a plane facing -z."""
    kit.emits = True
    yellow = materials.emitter(strength, tint, off=(0.86, 0.66, 0.12))
    for x, y, z in places:
        with kit.at(x, y, z):
            kit.cylinder(size, -0.5, 0.6, yellow, 0.2, 20)


def spot_lamp(kit, look, form='gu10'):
    """A reflector lamp with its lenses in front; two turn-and-lock pins or the thin pins of MR16."""
    radius = look.diameter / 2
    height = look.height
    if look.finish == 'white':
        shell = materials.plastic()
    elif look.finish == 'grey':
        shell = materials.metal((0.30, 0.30, 0.31), 0.4)
    else:
        shell = materials.metal((0.74, 0.74, 0.75), 0.22)
    neck = 12.5 if form == 'gu10' else 9.5
    pins_at = height - (9 if form == 'gu10' else 11)
    with kit.at(0, 0, 0, (-128, 0, 30)):
        outline = [
            (radius * 0.90, 1.6),
            (radius * 0.92, 0),
            (radius * 0.99, 0),
            (radius, 1.5),
            (radius * 0.99, 5),
        ]
        outline += smooth(
            [
                (radius * 0.97, 6),
                (radius * 0.82, height * 0.36),
                (radius * 0.60, height * 0.62),
                (neck, height * 0.74),
            ],
            6,
        )
        outline += [(neck, pins_at - 1), (neck - 1.5, pins_at), (0, pins_at)]
        kit.lathe(outline, shell, sharp=30)
        groove = look.shared('groove', lambda: materials.paint((0.35, 0.35, 0.35), 0.5))
        if form == 'gu10':
            for turn in range(24):
                with kit.at(0, 0, 0, (0, 0, turn * 15)):
                    kit.wire(
                        [
                            (radius * 0.955, 0, 9),
                            (radius * 0.80, 0, height * 0.40),
                            (radius * 0.62, 0, height * 0.62),
                        ],
                        0.75,
                        shell,
                        sides=2,
                    )
        kit.cylinder(radius * 0.905, 2.8, 3.6, groove, 0)
        chips(kit, [(0, 0, 2)] + ring(6, radius * 0.56, 2), radius * 0.16, 9)
        lens = materials.thin_glass((0.95, 0.95, 0.95), 0.07)
        for x, y, _ in [(0, 0, 0), *ring(6, radius * 0.56)]:
            kit.ball(radius * 0.26, lens, 1.4, x, y, 0.35, 32)
        pin = materials.screw_metal()
        for side in (-1, 1):
            if form == 'gu10':
                with kit.at(side * 5, 0, pins_at):
                    kit.cylinder(1.7, 0, 6, pin)
                    kit.cylinder(2.6, 5.6, 8.8, pin)
            else:
                kit.wire([(side * 2.65, 0, pins_at - 1), (side * 2.65, 0, pins_at + 9)], 0.75, pin)
        kit.beam(0.5, (0, 0, -2), (0, 0, -100), 100, 0.8, radius * 0.6)
        kit.lamp(0.16, (0, 0, -radius * 0.9), 12)


def springs(kit, radius, height):
    """The two sprung arms that hold a recessed fitting in the ceiling."""
    steel = materials.metal((0.6, 0.6, 0.6), 0.3)
    for side in (-1, 1):
        path = [(side * radius * 0.80, 0, height * 0.30), (side * radius * 0.95, 0, height * 0.5)]
        path += [(side * radius * 1.16, 0, height * 0.62), (side * radius * 1.25, 0, height * 0.9)]
        kit.wire(smooth(path, 8), 1.3, steel)
        kit.box((3, 12, height * 0.35), steel, (side * radius * 0.78, 0, height * 0.35), 0.6)


def heat_sink(kit, radius, z0, z1, fins=22):
    dark = materials.metal((0.34, 0.34, 0.35), 0.4)
    kit.cylinder(radius * 0.6, z0, z1, dark)
    for turn in range(fins):
        with kit.at(0, 0, 0, (0, 0, turn * 360 / fins)):
            kit.box((radius * 0.42, 1.5, z1 - z0), dark, (radius * 0.78, 0, (z0 + z1) / 2), 0.3)


def eye(kit, radius, depth, rim, cup, cob=0.42, spill=0.12, throw=0.45, mirrored=1.0):
    """
    A recessed eye about the origin: rim, reflector cup and its COB behind. `spill` lights what is around it, `throw` what
    it is aimed at; in the cup its COB is seen `mirrored` times as bright.
    """
    kit.lathe(
        smooth(
            [
                (radius, 0),
                (radius * 0.94, 2),
                (radius * 0.80, depth * 0.45),
                (radius * cob * 1.12, depth * 0.95),
            ],
            6,
        )
        + [(0, depth)],
        cup,
    )
    kit.emits = True
    chip = materials.emitter(7, off=(0.88, 0.70, 0.13), mirrored=mirrored)
    with kit.at(0, 0, depth * 0.9):
        kit.lathe(
            [(0, -1.2), (radius * cob * 0.5, -1.1), (radius * cob, -0.4), (radius * cob * 1.02, 0)],
            chip,
        )
    kit.beam(throw, (0, 0, depth * 0.7), (0, 0, -100), 95, 0.9, radius * 0.5)
    kit.lamp(spill, (0, 0, -radius * 0.8), 10)


def spot_recessed(kit, look, form=''):
    with kit.at(0, 0, 0, SHOWN):
        if form == 'twin':
            return twin(kit, look)
        radius = look.diameter / 2
        rim = look.coat()
        inner = radius * 0.70
        kit.lathe(
            [
                (inner, 3),
                (inner, -1),
                (inner + 1, -2.4),
                (radius * 0.9, -2.6),
                (radius - 1, -1.6),
                (radius, 0),
                (radius, 1.5),
                (radius * 0.9, 2),
            ],
            rim,
            sharp=30,
        )
        if look.accent != look.finish:
            kit.lathe(
                [(inner - 0.5, 2), (inner - 0.4, -1.2), (inner + 1.4, -2.8), (inner + 3.4, -2.8)],
                look.trim(),
            )
            cup = materials.lining(look.accent)
            # A dark rim gives nothing back: the wall behind it is to be seen.
            kit.lamp(0.35, (0, -radius * 0.4, -radius * 1.1), 14)
        else:
            cup = materials.satin()
            # The cup is lit from within it, since a pale rim in light of its own glows like glass; fins and wall
            # get what a room would give back.
            kit.lamp(0.04, (0, 0, radius * 0.16), 8)
            kit.lamp(0.12, (0, radius * 0.6, radius * 2.6), 30)
        light = {} if look.accent != look.finish else {'spill': 0.004, 'throw': 0.9, 'mirrored': 0.1}
        eye(kit, inner, radius * 0.42, rim, cup, **light)
        kit.pipe(
            radius * 0.82,
            radius * 0.76,
            2,
            look.height * 0.3,
            materials.metal((0.6, 0.6, 0.6), 0.4),
        )
        heat_sink(kit, radius * 0.78, look.height * 0.3, look.height)
        springs(kit, radius, look.height)


def twin(kit, look):
    length, width = look.length, look.width
    kit.box((length, width, 5), look.coat(), (0, 0, 0), 2)
    for side in (-1, 1):
        with kit.at(side * length * 0.235, 0, -11):
            radius = width * 0.40
            kit.lathe(
                [(radius, 9), (radius, -1.5), (radius * 0.96, -2.2), (radius * 0.86, 0.5)],
                look.trim(),
                sharp=30,
            )
            eye(kit, radius * 0.88, 7.5, look.trim(), materials.metal((0.75, 0.75, 0.75), 0.2))
        with kit.at(side * length * 0.235, 0, 0):
            heat_sink(kit, width * 0.36, 4, look.height)


def spot_frame(kit, look):
    """A tilting frame with a hole for a lamp, its holder hanging on leads."""
    radius = look.diameter / 2
    with kit.at(0, 0, 0, SHOWN):
        kit.lathe(
            smooth([(radius * 0.72, 5), (radius * 0.72, -1.5), (radius * 0.78, -3)], 3)
            + [(radius * 0.92, -3), (radius, -0.8), (radius, 1), (radius * 0.94, 2)],
            look.coat(),
            sharp=30,
        )
        with kit.at(0, 0, 0, (12, 0, 0)):
            kit.lathe(
                [
                    (radius * 0.50, 10),
                    (radius * 0.53, 0),
                    (radius * 0.56, -3.4),
                    (radius * 0.66, -3.4),
                    (radius * 0.69, 0),
                    (radius * 0.66, 8),
                    (radius * 0.55, 12),
                ],
                look.coat(),
                sharp=30,
            )
            kit.lathe(
                [(radius * 0.53, 2), (radius * 0.50, look.height * 0.9), (0, look.height)],
                materials.paint((0.03, 0.03, 0.03), 0.5),
            )
            for side in (-1, 1):
                kit.cylinder(2.2, 17, 20, materials.screw_metal()) if side > 0 else None
        springs(kit, radius, look.height * 1.4)


def spot_surface(kit, look, form='round'):
    """A cylinder or a cube under the ceiling, its eye at the bottom."""
    height = look.height
    body = look.coat()
    if form == 'cube':
        side = look.length
        kit.box((side, side, height - 2), body, (0, 0, height / 2 + 1), 2)
        with kit.at(0, 0, -5):
            kit.lathe(
                [(side * 0.40, 6), (side * 0.41, -1), (side * 0.36, -1.4), (side * 0.34, 3)],
                look.trim(),
            )
            eye(kit, side * 0.35, 4, body, materials.metal((0.7, 0.7, 0.7), 0.3), 0.55)
        radius = side / 2
    else:
        radius = look.diameter / 2
        kit.lathe(
            [
                (radius * 0.82, 10),
                (radius * 0.86, 0.6),
                (radius - 1.5, 0),
                (radius, 1.5),
                (radius, height - 2),
                (radius - 2, height),
                (0, height),
            ],
            body,
            sharp=30,
        )
        if look.accent != look.finish:
            kit.lathe(
                [
                    (radius * 0.80, 16),
                    (radius * 0.825, -1.6),
                    (radius * 0.90, -1.8),
                    (radius * 0.91, 2),
                ],
                look.trim(),
                sharp=30,
            )
            cup = look.trim()
        else:
            cup = materials.metal((0.75, 0.75, 0.75), 0.25)
        eye(kit, radius * 0.80, 14, body, cup, 0.6)
    kit.beam(2.4, (0, 0, -4), (0, 40, -600), 62 if look.watt < 18 else 84, 0.5, radius * 0.5)


def downlight(kit, look, form='flat'):
    """A wide recessed light: opal face in a white or silver ring, or deep in a black reflector."""
    radius = look.diameter / 2
    with kit.at(0, 0, 0, SHOWN):
        rim = look.coat()
        kit.lathe(
            smooth([(radius * 0.80, 4), (radius * 0.82, 0), (radius * 0.88, -4)], 4)
            + [(radius * 0.97, -3.4), (radius, -1), (radius, 2), (radius * 0.93, 3)],
            rim,
            sharp=40,
        )
        if form == 'deep':
            kit.lathe(
                smooth(
                    [
                        (radius * 0.81, 2),
                        (radius * 0.70, radius * 0.22),
                        (radius * 0.36, radius * 0.62),
                    ],
                    6,
                ),
                look.trim(),
            )
            with kit.at(0, 0, radius * 0.6):
                kit.emits = True
                kit.cylinder(radius * 0.34, -1, 1, materials.emitter(6, off=(0.88, 0.72, 0.2)), 0.4)
            kit.beam(0.6, (0, 0, radius * 0.55), (0, 0, -200), 80, 0.7, radius * 0.3)
            kit.lamp(0.12, (0, 0, -radius * 0.6), 20)
        else:
            kit.emits = True
            kit.lathe(
                [(0, -2), (radius * 0.5, -1.8), (radius * 0.79, -0.6), (radius * 0.81, 1.5)],
                materials.opal(1.2, 0.4),
            )
            kit.glow(0.5, (0, 0, -6), (0, 0, -200), radius * 1.5)
        kit.lathe(
            [
                (radius * 0.90, 3),
                (radius * 0.86, look.height * 0.9),
                (radius * 0.78, look.height),
                (0, look.height),
            ],
            materials.metal((0.62, 0.62, 0.62), 0.4),
            sharp=30,
        )
        springs(kit, radius, look.height * 1.1)
