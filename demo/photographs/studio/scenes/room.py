"""What the rooms of the carousel share: a wide camera, daylight from a window side, walls and floors."""
import math

import bpy

from .. import materials, stage
from ..kit import Kit

#: Scenes are built in millimetres, a metre to the stage unit.
SCALE = 0.001


#: Walls of the carousel by day: about the shop's own ground, so that they run out into it beside the words.
PALE = (0.71, 0.68, 0.625)


def begin(eye=1.25, distance=7.2, width=4.6, lift=0.0, daylight=1.0, even=False):
    """A camera at `eye` metres that sees `width` metres at y = 0; light from the upper left, from further away
    where it is to be as bright on both sides (`even`). Returns a kit."""
    data = bpy.data.cameras.new('camera')
    data.sensor_width = 36
    data.lens = 36 * distance / width
    data.shift_y = lift
    thing = stage.link('camera', data)
    thing.location = (0, -distance, eye)
    thing.rotation_euler = (math.pi / 2, 0, 0)
    bpy.context.scene.camera = thing
    if even:
        stage.softbox((-4.6, -6.4, 5.2), (0.4, 1.5, 0.9), (3.4, 3.4), 980 * daylight, (1.0, 0.98, 0.955))
        stage.softbox((6.2, -5.0, 4.2), (2.2, 1.5, 1.0), (4.0, 4.0), 450 * daylight, (0.98, 0.985, 1.0))
    else:
        stage.softbox((-4.2, -2.6, 3.8), (0, 0, 0.9), (2.4, 2.8), 420 * daylight, (1.0, 0.975, 0.94))
        stage.softbox((4.6, -4.2, 2.4), (0, 0, 0.9), (3.0, 3.0), 110 * daylight, (0.95, 0.975, 1.0))
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (0.62, 0.60, 0.57, 1)
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = stage.ROOM
    return Kit(SCALE)


def walls(kit, wall=(0.60, 0.52, 0.43), floor=None, depth=1500):
    """A wall at y = depth and a floor to it, with a skirting board."""
    plaster = materials.paint(wall, 0.9, 0.0, 'plaster')
    ground = floor or materials.wood((0.36, 0.22, 0.12), (0.24, 0.135, 0.07), along='X', grain=4)
    kit.mesh(
        [(-9000, depth, 0), (9000, depth, 0), (9000, depth, 6000), (-9000, depth, 6000)],
        [(0, 1, 2, 3)],
        plaster,
        flat=True,
    )
    kit.mesh(
        [(-9000, -7000, 0), (9000, -7000, 0), (9000, depth, 0), (-9000, depth, 0)],
        [(0, 1, 2, 3)],
        ground,
        flat=True,
    )
    kit.box((18000, 18, 90), materials.plastic((0.74, 0.71, 0.66)), (0, depth - 9, 45), 3)


def unlit(model, kit, look, *rest):
    """A model without the lights in it: so many small ones are noise in a picture this wide."""
    before = set(bpy.data.lights)
    model(kit, look, *rest)
    for light in set(bpy.data.lights) - before:
        bpy.data.lights.remove(light)
