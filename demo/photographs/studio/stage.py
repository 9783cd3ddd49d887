"""The studio: one paper sweep, one lens, one light for every picture.

Lengths are stage units: at the subject (y = 0) the square picture is FRAME units wide, whatever is
photographed; a model is scaled to the stage, never the stage to a model. The camera looks along +y
from a height that depends on how a thing is mounted, and the picture is shifted, not tilted, so that
the line where floor meets wall stands at the same height in every picture.
"""
import math

import bpy
from mathutils import Vector

FRAME = 2.0
DISTANCE = 6.0
WALL = 1.4
SWEEP = 0.55
CEILING = 1.32
#: Where the floor meets the wall, as a part of the picture's height from below. What lies is looked
#: down on, so that its horizon is further up. Under a ceiling no floor is seen.
HORIZON = {'stand': 0.23, 'wall': 0.23, 'hang': 0.23, 'lie': 0.66}
#: Camera height by mounting: from a little above for what stands, from below for what hangs. What is under a
#: ceiling is looked up at, into its light: from the height of a floor that is `BELOW` the others'.
EYE = {'stand': 1.05, 'lie': 2.7, 'wall': 0.85, 'hang': 0.6, 'ceiling': -1.3}
BELOW = 3.0
#: Bottom of a picture of what is under a ceiling: its upper third is ceiling.
UNDER_CEILING = -0.55
#: How bright the room round the studio is.
ROOM = 0.46
PAPER = (0.72, 0.685, 0.635)


def seam(eye):
    """Height at y = 0 that hides the line where floor meets wall."""
    return eye - eye * DISTANCE / (DISTANCE + WALL)


def frame_bottom(mount):
    if mount == 'ceiling':
        return UNDER_CEILING
    return seam(EYE[mount]) - HORIZON[mount] * FRAME


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def switch(lamps):
    """Turns the lamps on and the studio off, or the other way round.

    A lamp's light comes from hidden light sources; what is seen to shine is not asked for light, and, as what
    is `sheer`, does not stand in its way. Both keep noise down.
    """
    scene = bpy.context.scene
    scene.world.node_tree.nodes['Background'].inputs['Strength'].default_value = (
        0 if lamps else ROOM
    )
    for thing in scene.objects:
        if thing.type == 'LIGHT':
            thing.hide_render = lamps == bool(thing.get('studio'))
        elif thing.get('sheer') or any(shines(material) for material in getattr(thing.data, 'materials', ())):
            thing.visible_shadow = not lamps
    for material in bpy.data.materials:
        if shines(material):
            material.node_tree.nodes['power'].outputs[0].default_value = lamps * scene.get('shine', 1.0)


def shines(material):
    return material is not None and material.use_nodes and 'power' in material.node_tree.nodes


def link(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def aim(thing, at):
    direction = Vector(at) - thing.location
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def camera(mount, closer=None):
    """Sees the whole picture or, `closer`, the part of it that is `times` smaller about `at`."""
    times, (across, up) = (closer['times'], closer['at']) if closer else (1, (0.5, 0.5))
    height = EYE[mount]
    data = bpy.data.cameras.new('camera')
    data.sensor_width = 36
    data.lens = 36 * DISTANCE / FRAME * times
    data.shift_x = (across - 0.5) * times
    data.shift_y = (frame_bottom(mount) + FRAME * up - height) / FRAME * times
    thing = link('camera', data)
    thing.location = (0, -DISTANCE, height)
    thing.rotation_euler = (math.pi / 2, 0, 0)
    bpy.context.scene.camera = thing


def softbox(location, at, size, watts, color=(1, 1, 1)):
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = watts
    data.color = color
    thing = link('softbox', data)
    thing.location = location
    aim(thing, at)
    thing['studio'] = True
    thing.visible_camera = False
    return thing


def light_studio(focus, under=False):
    """A large key from the upper left, a fill from the right, an edge light and a bright room. `under` a ceiling
    the wall is near: a larger and weaker key keeps the shadow on it lighter than the lamp."""
    key, fill = ((5.0, 5.0), 330), ((4.4, 4.4), 205)
    if not under:
        key, fill = ((2.2, 2.2), 370), ((2.2, 3.2), 75)
    softbox((-3.4, -3.6, 4.0), (0, 0.2, focus), *key, (1.0, 0.985, 0.96))
    softbox((4.2, -2.6, 2.0), (0, 0.2, focus), *fill, (1.0, 0.985, 0.96) if under else (0.97, 0.985, 1.0))
    softbox((2.4, 1.0, 3.3), (0, 0.1, focus), (0.5, 2.2), 36)
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    position = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeValToRGB')
    links.new(position.outputs['Generated'], split.inputs[0])
    scale = nodes.new('ShaderNodeMapRange')
    scale.inputs['From Min'].default_value = -1
    links.new(split.outputs['Z'], scale.inputs['Value'])
    links.new(scale.outputs['Result'], ramp.inputs['Fac'])
    ramp.color_ramp.elements[0].position = 0.42
    ramp.color_ramp.elements[0].color = (0.16, 0.155, 0.15, 1)
    ramp.color_ramp.elements[1].position = 0.95
    ramp.color_ramp.elements[1].color = (0.75, 0.74, 0.72, 1)
    links.new(ramp.outputs['Color'], nodes['Background'].inputs['Color'])
    nodes['Background'].inputs['Strength'].default_value = ROOM


def paper_material(color=PAPER, floor_shade=1.0):
    material = bpy.data.materials.new('paper')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    if floor_shade < 1:
        shade_floor(material.node_tree, shader, color, floor_shade)
    return material


def shade_floor(tree, shader, color, shade):
    """What faces upwards gets most of the light: it is of darker paper, so that floor and wall look alike."""
    facing = tree.nodes.new('ShaderNodeNewGeometry')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = (*color, 1)
    mix.inputs[2].default_value = (*(shade * c for c in color), 1)
    tree.links.new(facing.outputs['Normal'], split.inputs[0])
    tree.links.new(split.outputs['Z'], mix.inputs[0])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])


def sweep(radius, floor=0.0):
    """The paper backdrop: floor, a curve, wall. A tight curve leaves room for what is on the wall."""
    outline = [(-9, 0), (WALL - radius, 0)]
    for step in range(1, 24):
        angle = step / 24 * math.pi / 2
        outline.append(
            (WALL - radius + radius * math.sin(angle), radius - radius * math.cos(angle))
        )
    outline += [(WALL, radius), (WALL, 9)]
    vertices = [(x, y, z + floor) for y, z in outline for x in (-12, 12)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(outline) - 1)]
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(paper_material(floor_shade=0.84))
    link('sweep', mesh)


def ceiling():
    """A plastered ceiling; it takes light, but keeps none of the studio's from what is below."""
    mesh = bpy.data.meshes.new('ceiling')
    mesh.from_pydata(
        [(-12, -3, CEILING), (12, -3, CEILING), (12, WALL, CEILING), (-12, WALL, CEILING)],
        [],
        [(0, 1, 2, 3)],
    )
    mesh.materials.append(paper_material((0.86, 0.84, 0.80)))
    thing = link('ceiling', mesh)
    thing.visible_shadow = False
    thing.visible_diffuse = False
    thing.visible_glossy = True
    lift = softbox((0, -1.2, -1.2), (0, 0.4, CEILING), (4, 3), 55)
    lift.visible_glossy = False
