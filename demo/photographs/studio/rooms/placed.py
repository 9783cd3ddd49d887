"""Puts a product's model where it belongs in a room, whatever point it was built about."""
import bpy
from mathutils import Vector

from .. import framing


def placed(kit, model, at, by, turn=(0, 0, 0)):
    """Builds `model` so that its middle is at x and y, and its `by` at z ('low' stands, 'high' hangs from
    there) or, `by` the 'back', its rear at y and its middle at z. All in millimetres. Returns its highest z."""
    before = set(bpy.context.scene.objects)
    parts = len(kit.body)
    with kit.at(turn=turn):
        model(kit)
    bpy.context.view_layer.update()
    low, high = framing.bounds(kit.body[parts:])
    middle = (low + high) / 2
    anchor = {
        'low': Vector((middle.x, middle.y, low.z)),
        'high': Vector((middle.x, middle.y, high.z)),
        'back': Vector((middle.x, high.y, middle.z)),
    }[by]
    way = Vector(at) * kit.scale - anchor
    for thing in set(bpy.context.scene.objects) - before:
        thing.location += way
    bpy.context.view_layer.update()
    return (high + way).z / kit.scale
