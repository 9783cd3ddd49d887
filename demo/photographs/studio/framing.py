"""Where a model stands, hangs or is fixed, and that the picture does not cut it off."""
import math

import bpy
from mathutils import Vector

from . import stage

#: Parts of the picture's width and height that a model may fill. On a wall it stays above the floor.
WIDTH = 0.88
HEIGHT = {'stand': 0.84, 'lie': 0.84, 'hang': 0.84, 'wall': 0.63, 'ceiling': 9}
ABOVE_FLOOR = 0.31
#: How far behind the others what is under a ceiling is: near enough to the wall to light it.
UNDER_CEILING = 0.6


def bounds(things):
    graph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for thing in things:
        shown = thing.evaluated_get(graph)
        corners += [shown.matrix_world @ Vector(c) for c in shown.bound_box]
    low = Vector(min(c[i] for c in corners) for i in range(3))
    high = Vector(max(c[i] for c in corners) for i in range(3))
    return low, high


def lowest(things):
    """Height of the lowest point. Boxes will not do: that of something tilted reaches below it."""
    graph = bpy.context.evaluated_depsgraph_get()
    heights = []
    for thing in things:
        shown = thing.evaluated_get(graph)
        mesh = shown.to_mesh()
        heights += [(shown.matrix_world @ vertex.co).z for vertex in mesh.vertices]
        shown.to_mesh_clear()
    return min(heights)


def place(kit, mount, kind, view):
    """Places a model at the scale of its kind, or as much smaller as it needs to be to fit.

    What hangs is tipped towards us, which looks as if we stood lower, and shows what it is like below.
    """
    kit.root.rotation_mode = 'ZYX'
    kit.root.rotation_euler.z = math.radians(view.get('turn', 0))
    if mount == 'hang':
        kit.root.rotation_euler.x = math.radians(-view.get('tilt', kind.get('tilt', 10)))
    scale, middle = 1.0, kind.get('middle', 0.56)
    for _ in range(3):
        put(kit, mount, middle, scale)
        left, right, under, over = seen(kit, mount)
        excess = max((right - left) / WIDTH, (over - under) / HEIGHT[mount])
        sunk = ABOVE_FLOOR - under if mount == 'wall' else 0
        if kind.get('bleed') or (excess <= 1.005 and sunk <= 0.005):
            break
        scale /= max(1, excess)
        if mount == 'wall':
            middle = max(middle, ABOVE_FLOOR + (over - under) / max(1, excess) / 2)
    print(f'FRAMED {kind["model"]} {scale:.2f} x {left:.2f}-{right:.2f} z {under:.2f}-{over:.2f}')


def put(kit, mount, middle_height, scale):
    root = kit.root
    behind = {'wall': stage.WALL, 'ceiling': UNDER_CEILING}.get(mount, 0)
    nearer = (stage.DISTANCE + behind) / stage.DISTANCE
    root.location = (0, 0, 0)
    root.scale = (scale * nearer,) * 3
    bpy.context.view_layer.update()
    low, high = bounds(kit.body)
    middle = (low + high) / 2
    height = stage.frame_bottom(mount) + stage.FRAME * middle_height
    if mount in ('stand', 'lie'):
        root.location = (-middle.x, -middle.y, -lowest(kit.body))
    elif mount == 'hang':
        root.location = (-middle.x, -middle.y, height - middle.z)
    elif mount == 'ceiling':
        root.location = (-middle.x, behind - middle.y, stage.CEILING - high.z)
    else:
        eye = stage.EYE[mount]
        root.location = (-middle.x, behind - high.y, eye + (height - eye) * nearer - middle.z)
    bpy.context.view_layer.update()


def seen(kit, mount):
    """The part of the picture that a model fills, as left, right, lower and upper edge from 0 to 1."""
    low, high = bounds(kit.body)
    eye, bottom = stage.EYE[mount], stage.frame_bottom(mount)
    across, up = [], []
    for y in (low.y, high.y):
        near = stage.DISTANCE / (stage.DISTANCE + y)
        across += [x * near / stage.FRAME + 0.5 for x in (low.x, high.x)]
        up += [(eye + (z - eye) * near - bottom) / stage.FRAME for z in (low.z, high.z)]
    return min(across), max(across), min(up), max(up)
