"""Lamps with a cap: everyday, candle, globe, capsule and high-power bulbs."""

import math

from .. import materials
from ..kit import bend, dome, ring, smooth


#: Radius of the thread and height of the whole cap, in millimetres.
CAPS = {'E27': (13.2, 26), 'E14': (6.9, 21), 'E40': (19.6, 40)}


def screw_cap(kit, base, material, isolator=None):
    """A screw cap with its contact at z = 0. Returns its height and its radius at the top."""
    radius, height = CAPS[base]
    dark = isolator or materials.paint((0.03, 0.03, 0.035), 0.3)
    turns = 5
    thread_low, thread_high = height * 0.24, height * 0.88
    outline = [(0, 0), (radius * 0.34, 0.3), (radius * 0.38, height * 0.06)]
    kit.lathe([*outline, (radius * 0.4, height * 0.1)], material)
    kit.lathe(
        [
            (radius * 0.36, height * 0.08),
            (radius * 0.62, height * 0.13),
            (radius * 0.82, height * 0.22),
        ],
        dark,
    )
    step = (thread_high - thread_low) / turns
    thread = [(radius * 0.78, height * 0.2), (radius * 0.86, thread_low)]
    for turn in range(turns):
        low = thread_low + turn * step
        thread += [(radius * 0.9, low), (radius, low + step * 0.5), (radius * 0.9, low + step)]
    thread = smooth(thread, 4) + [(radius * 0.93, height * 0.9), (radius * 0.93, height)]
    kit.lathe(thread, material, sharp=70)
    return height, radius * 0.93


def opal_body(kit, outline, glow=1.0):
    kit.emits = True
    return kit.lathe(outline, materials.opal(glow), sharp=80)


def bulb_a60(kit, look):
    """The everyday bulb: opal dome, white collar that tapers to the cap. Packs stand side by side."""
    for i in range(look.pack):
        offset = (i - (look.pack - 1) / 2) * look.diameter * 1.14
        with kit.at(offset, (i % 2) * 14 if look.pack > 1 else 0, 0):
            one_a60(kit, look)


def one_a60(kit, look):
    height, radius = look.height, look.diameter / 2
    cap, neck = screw_cap(kit, look.base, look.shared('cap', materials.screw_metal))
    waist = cap + (height - cap) * 0.44
    shell = look.shared('shell', materials.plastic)
    foot = [(neck + 0.4, cap), (neck + 1.6, cap + 0.6)]
    collar = bend(
        (neck + 2, cap + 1.4),
        (neck + 3.2, cap + (waist - cap) * 0.32),
        (radius * 0.78, waist - (waist - cap) * 0.3),
        (radius * 0.88, waist),
    )
    kit.lathe(foot + collar + [(radius * 0.86, waist)], shell)
    if look.rgb:
        rainbow_ring(kit, look, radius * 0.885, waist)
    middle = height - radius
    rise = middle - waist
    body = bend(
        (radius * 0.865, waist - 0.2),
        (radius * 0.93, waist + rise * 0.3),
        (radius, middle - rise * 0.45),
        (radius, middle),
    )
    opal_body(kit, body[:-1] + dome(radius, middle, height))
    kit.lamp(0.5, (0, 0, middle), radius)


def rainbow_ring(kit, look, radius, z):
    """What says that a bulb has colours: a ring of them where the dome begins."""
    colors = (
        (0.75, 0.05, 0.06),
        (0.85, 0.45, 0.03),
        (0.2, 0.55, 0.1),
        (0.02, 0.3, 0.7),
        (0.35, 0.06, 0.6),
    )
    for part in range(20):
        color = colors[part % 5]
        arc = [p for p in ring(100, radius, z - 0.6)[part * 5 : part * 5 + 6]]
        kit.wire(arc, 0.8, look.shared(f'rgb{part % 5}', lambda c=color: materials.paint(c, 0.3)))


def bulb_candle(kit, look):
    height, radius = look.height, look.diameter / 2
    metal = look.coat('gold') if look.clear else materials.screw_metal()
    cap, neck = screw_cap(kit, 'E14', metal)
    if look.clear:
        tall = height - cap
        belly = (radius, cap + tall * 0.36)
        outline = [(neck * 0.96, cap - 2)] + bend(
            (neck * 1.0, cap + 1), (neck * 1.1, cap + 8), (radius, cap + tall * 0.2), belly
        )
        outline += bend(
            belly, (radius, cap + tall * 0.62), (radius * 0.3, height - tall * 0.16), (1.1, height - 1)
        )[1:] + [(0, height)]
        kit.lathe(outline, materials.thin_glass((0.99, 0.99, 0.98)), sharp=80)
        filaments(kit, 4, cap + 16, cap + (height - cap) * 0.6, 3.2, 4.6, (1, 1, 1))
        return
    shell = materials.plastic()
    waist = cap + (height - cap) * 0.34
    kit.lathe(
        smooth(
            [
                (neck + 0.4, cap),
                (neck + 1.6, cap + 2),
                (radius * 0.72, waist - 8),
                (radius * 0.86, waist),
            ],
            8,
        ),
        shell,
    )
    belly = (radius, waist + (height - waist) * 0.26)
    flame = bend(
        (radius * 0.85, waist - 0.2), (radius * 0.93, waist + 5), (radius, belly[1] - 6), belly
    )
    flame += bend(
        belly,
        (radius, waist + (height - waist) * 0.62),
        (radius * 0.26, height - (height - waist) * 0.1),
        (0, height),
    )[1:]
    opal_body(kit, flame)
    kit.lamp(0.5, (0, 0, waist + 20), radius * 0.9)


def filaments(kit, count, low, high, inner, outer, tint, lean=0.0, power=0.4):
    """LED filaments on a glass stem: straight sticks that burn, between `low` and `high`."""
    hot = materials.emitter(14, tint, off=(0.85, 0.66, 0.22))
    stem = materials.thin_glass((0.95, 0.95, 0.95), 0.12)
    wire = materials.metal((0.6, 0.58, 0.55), 0.3)
    kit.lathe(
        smooth(
            [
                (inner * 1.1, low - 14),
                (inner * 0.55, low - 5),
                (inner * 0.5, low + 2),
                (0, low + 3),
            ],
            5,
        ),
        stem,
    )
    kit.wire([(0, 0, low - 6), (0, 0, high + 2)], 0.28, wire)
    feet, heads = ring(count, inner, low), ring(count, outer, high, lean)
    for foot, head in zip(feet, heads):
        kit.wire([foot, head], 0.95, hot)
        kit.wire([(0, 0, low - 4), foot], 0.25, wire)
        kit.wire([(0, 0, high + 2), head], 0.25, wire)
    kit.lamp(power, (0, 0, (low + high) / 2), (high - low) / 4, tint)


def bulb_globe(kit, look):
    height, radius = look.height, look.diameter / 2
    cap, neck = screw_cap(kit, look.base, materials.screw_metal())
    middle = height - radius
    collar = [(neck + 0.4, cap), (neck + 1.8, cap + 1.5), (neck * 1.4, middle - radius * 0.93)]
    kit.lathe(smooth(collar, 6), materials.plastic())
    globe = [(neck * 1.36, middle - radius * 0.94)]
    globe += [
        (radius * math.cos(a), middle + radius * math.sin(a))
        for a in (math.radians(d) for d in range(-62, 91, 8))
    ] + [(0, height)]
    opal_body(kit, smooth(globe, 3))
    kit.lamp(0.5, (0, 0, middle), radius)


def bulb_capsule(kit, look):
    """A G9 capsule: two wire loops, a white foot, rows of LEDs under a clear cover."""
    pin = materials.screw_metal()
    for x in (-4.6, 4.6):
        kit.wire(
            smooth(
                [(x - 1.5, 0, 14), (x - 1.5, 0, 3), (x, 0, 0), (x + 1.5, 0, 3), (x + 1.5, 0, 14)], 6
            ),
            0.75,
            pin,
        )
    kit.box((17, 11, 16), materials.plastic(), (0, 0, 20), 2.4)
    kit.cylinder(7.6, 27, 31, materials.plastic())
    core = materials.paint((0.85, 0.82, 0.72), 0.5)
    kit.box((9.5, 9.5, 25), core, (0, 0, 43), 0.6)
    chip = materials.emitter(11, off=(0.86, 0.72, 0.2))
    for turn in range(4):
        with kit.at(0, 0, 0, (0, 0, 90 * turn)):
            for column in (-2.3, 2.3):
                for row in range(6):
                    kit.box((2.9, 0.8, 2.5), chip, (column, -5.0, 33.5 + row * 3.9), 0.2)
    kit.lathe(
        smooth([(8.8, 29), (8.9, 32), (8.9, 52), (7.8, 57.5), (4, 59.8), (0, 60)], 6),
        materials.thin_glass((0.97, 0.97, 0.97)),
        sharp=80,
    )
    kit.lamp(0.45, (0, 0, 43), 8)


def bulb_t(kit, look):
    """A high-power bulb: a finned collar under a tall opal cylinder."""
    height, radius = look.height, look.diameter / 2
    cap, neck = screw_cap(kit, look.base, materials.screw_metal())
    shell = materials.plastic()
    waist = cap + (height - cap) * 0.42
    collar = [(neck + 0.6, cap), (neck + 2.5, cap + 2), (radius * 0.62, cap + (waist - cap) * 0.45)]
    collar += [(radius * 0.93, waist - 8), (radius * 0.97, waist)]
    kit.lathe(smooth(collar, 8) + [(radius * 0.9, waist)], shell)
    fin = materials.plastic((0.80, 0.795, 0.78))
    for turn in range(36):
        with kit.at(0, 0, 0, (0, 0, turn * 10)):
            kit.wire(
                smooth(
                    [
                        (neck + 2.2, 0, cap + 4),
                        (radius * 0.63, 0, cap + (waist - cap) * 0.45),
                        (radius * 0.945, 0, waist - 9),
                    ],
                    5,
                ),
                radius * 0.022,
                fin,
                sides=2,
            )
    body = [(radius * 0.95, waist + 1), (radius, waist + 8), (radius, height - radius * 0.42)]
    body += [
        (radius * 0.93, height - radius * 0.18),
        (radius * 0.70, height - radius * 0.04),
        (radius * 0.4, height),
        (0, height),
    ]
    opal_body(kit, smooth(body, 8))
    kit.lamp(0.6, (0, 0, (waist + height) / 2), radius)


def bulb_filament(kit, look):
    """ST64, big globe or slim tube by its diameter; amber glass up to 2200 K, else clear."""
    height, radius = look.height, look.diameter / 2
    cap, neck = screw_cap(
        kit, 'E27', look.coat('gold') if look.finish == 'gold' else materials.screw_metal()
    )
    amber = look.cct <= 2200
    glass = materials.thin_glass((1.0, 0.80, 0.50) if amber else (0.985, 0.985, 0.98))
    foot = [(neck * 0.97, cap - 3)]
    if look.diameter > 100:
        # A globe of which the lower quarter flows into the neck.
        middle = height - radius
        side = (radius * math.cos(math.radians(-42)), middle + radius * math.sin(math.radians(-42)))
        along = radius * 0.42
        outline = bend(
            (neck, cap + 1),
            (neck * 1.1, cap + 22),
            (side[0] - along * 0.669, side[1] - along * 0.743),
            side,
        )
        outline += [
            (radius * math.cos(a), middle + radius * math.sin(a))
            for a in (math.radians(degrees) for degrees in range(-38, 0, 4))
        ] + dome(radius, middle, height, 36)
        low, high, inner, outer, count = cap + 34, cap + 92, 5, 17, 6
    elif look.diameter < 40:
        outline = bend((neck, cap + 1), (neck, cap + 8), (radius, cap + 7), (radius, cap + 18))
        outline += dome(radius, height - radius, height)
        low, high, inner, outer, count = cap + 28, height - 30, 3.4, 3.4, 4
    else:
        # A drop: widest where two thirds of its height are below, narrowing slowly to the neck.
        widest = cap + (height - cap) * 0.62
        outline = bend(
            (neck, cap + 1), (neck * 1.15, cap + 24), (radius, widest - 34), (radius, widest)
        )
        outline += dome(radius, widest, height)[1:]
        low, high, inner, outer, count = cap + 26, cap + 78, 4.5, 13, 6
    kit.lathe(foot + outline, glass, segments=96, sharp=80)
    filaments(kit, count, low, high, inner, outer, (1, 1, 1), 28 if count == 6 else 0)
