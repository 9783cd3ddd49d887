"""Bars of light over mirrors and pictures. The wall is at y = 0."""

import math

from .. import materials
from ..kit import rounded, smooth


def mirror_light(kit, look):
    """A bar of light over a mirror."""
    length = look.length
    metal = look.coat()
    kit.box((90, 14, 56), metal, (0, -7, 6), 3)
    kit.wire([(0, -10, 12), (0, -70, 22)], 8, metal)
    with kit.at(0, -84, 22, (0, 90, 0)):
        kit.emits = True
        kit.lathe([(17, -length / 2 + 8), (17, length / 2 - 8)], materials.opal(1.2, 0.3), 48)
        for end in (-1, 1):
            kit.cylinder(19, end * (length / 2 - 12), end * length / 2, metal, 2)
    kit.box((length, 20, 8), metal, (0, -84, 42), 3)
    for part in (-0.35, 0, 0.35):
        kit.lamp(0.32, (length * part, -96, 0), 16)
    mirror = materials.paint((0.60, 0.63, 0.64), 0.04, 1.0, 'mirror')
    with kit.at(0, -8, -280):
        kit.plate(rounded(length * 0.92, 440, 8), 10, mirror, 1.5)


def picture_light(kit, look):
    """A brass arm that leans over a framed picture."""
    length = look.length
    brass = look.coat()
    kit.box((70, 10, 46), brass, (0, -5, -4), 3)
    for x in (-18, 18):
        kit.wire(smooth([(x, -8, 0), (x, -50, 46), (x, -120, 58), (x, -156, 30)], 10), 4.5, brass)
    with kit.at(0, -160, 22, (0, 90, 0)):
        kit.lathe([(22, -length / 2), (22, length / 2)], brass, 24, sweep=360)
        for end in (-1, 1):
            kit.cylinder(22, end * (length / 2 - 3), end * length / 2, brass, 1)
    kit.emits = True
    kit.box((length * 0.92, 20, 4), materials.emitter(5), (0, -154, 1), 0.5)
    for part in (-0.3, 0, 0.3):
        kit.beam(0.55, (length * part, -156, -4), (length * part, 10, -220), 100, 0.8, 12)
    width, height = length * 1.0, length * 0.82
    wood = materials.wood(along='X')
    with kit.at(0, -14, -120 - height / 2):
        kit.frame(width, height, 27, 26, wood)
        kit.box(
            (width - 40, 4, height - 40), materials.paint((0.72, 0.66, 0.54), 0.8), (0, 4, 0), 0.2
        )
        kit.box(
            (width - 130, 3, height - 130), materials.paint((0.62, 0.45, 0.22), 0.8), (0, 1, 0), 0.2
        )
        landscape(kit, width - 130, height - 130)


def landscape(kit, width, height):
    """A painted desert at dusk: three dunes and a sun."""
    layers = (
        ((0.42, 0.24, 0.12), -0.02, 0.10),
        ((0.20, 0.23, 0.15), -0.16, 0.07),
        ((0.10, 0.13, 0.10), -0.30, 0.05),
    )
    for depth, (color, level, wave) in enumerate(layers):
        top = [
            (width * (k / 24 - 0.5), height * (level + wave * math.sin(k / 24 * 5 + depth * 1.7)))
            for k in range(25)
        ]
        points = [*top, (width / 2, -height / 2), (-width / 2, -height / 2)]
        with kit.at(0, -1.2 - depth * 0.4, 0):
            kit.mesh(
                [(x, 0, z) for x, z in points],
                [tuple(range(len(points)))],
                materials.paint(color, 0.8),
                flat=True,
            )
    with kit.at(width * 0.2, -0.9, height * 0.22):
        sun = [
            (
                height * 0.09 * math.cos(2 * math.pi * k / 40),
                0,
                height * 0.09 * math.sin(2 * math.pi * k / 40),
            )
            for k in range(40)
        ]
        kit.mesh(sun, [tuple(range(40))], materials.paint((0.86, 0.62, 0.30), 0.8), flat=True)
