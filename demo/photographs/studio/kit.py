"""What a model is built with: turned, bent, cut and lit parts, all in millimetres.

x goes right, y away from the camera, z up. A part belongs to the thing that is photographed unless it
is a `loose` one (a cable that leaves the picture), which framing ignores.
"""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from . import materials, stage


def smooth(points, steps=8, closed=False):
    """A Catmull-Rom curve through points of any dimension."""
    points = [tuple(map(float, p)) for p in points]
    count = len(points)
    if count < 3:
        return points
    result = []
    spans = count if closed else count - 1
    for i in range(spans):
        around = [
            points[(i + k) % count] if closed else points[min(max(i + k, 0), count - 1)]
            for k in (-1, 0, 1, 2)
        ]
        for step in range(steps):
            t = step / steps
            result.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t * t
                        + (3 * b - 3 * c + d - a) * t**3
                    )
                    for a, b, c, d in zip(*around)
                )
            )
    if not closed:
        result.append(points[-1])
    return result


def arc(center, radius, start, end, steps=16):
    """Points of a plane arc, angles in degrees."""
    return [
        (
            center[0] + radius * math.cos(math.radians(start + (end - start) * i / steps)),
            center[1] + radius * math.sin(math.radians(start + (end - start) * i / steps)),
        )
        for i in range(steps + 1)
    ]


def bend(start, leaving, arriving, end, steps=24):
    """A cubic Bézier curve: even where a silhouette has few points far apart, which `smooth` makes corners of."""
    shares = [(t / steps, 1 - t / steps) for t in range(steps + 1)]
    return [
        tuple(
            b**3 * p + 3 * b * b * a * q + 3 * b * a * a * r + a**3 * s
            for p, q, r, s in zip(start, leaving, arriving, end)
        )
        for a, b in shares
    ]


def dome(radius, low, height, steps=24):
    """The upper half of an ellipse from (radius, low) to the axis at `height`."""
    return [
        (radius * math.cos(a), low + (height - low) * math.sin(a))
        for a in (math.pi / 2 * step / steps for step in range(steps))
    ] + [(0, height)]


def ring(count, radius, z=0.0, turn=0.0):
    """`count` points round the z axis; `turn` in degrees."""
    return [
        (
            radius * math.cos(math.radians(turn) + 2 * math.pi * i / count),
            radius * math.sin(math.radians(turn) + 2 * math.pi * i / count),
            z,
        )
        for i in range(count)
    ]


def rounded(width, height, radius, steps=8):
    """The outline of a rounded rectangle about the origin."""
    x, z = width / 2 - radius, height / 2 - radius
    corners = ((x, z, 0), (-x, z, 90), (-x, -z, 180), (x, -z, 270))
    return [p for cx, cz, a in corners for p in arc((cx, cz), radius, a, a + 90, steps)]


class Kit:
    def __init__(self, scale):
        """`scale` is stage units for a millimetre."""
        self.scale = scale
        self.root = stage.link('model', None)
        self.body = []
        self.emits = False
        self._place = Matrix.Identity(4)
        self._meshes = {}

    def at(self, x=0, y=0, z=0, turn=(0, 0, 0), scale=1.0):
        """Where the parts in a `with` block go; `turn` in degrees about x, y, z in that order."""
        return _Placed(self, x, y, z, turn, scale)

    def _keep(self, name, data, loose, material=None):
        thing = stage.link(name, data)
        thing.matrix_world = self._place_on_stage()
        thing.parent = self.root
        if material is not None and not data.materials:
            data.materials.append(material)
        if not loose:
            self.body.append(thing)
        return thing

    def _place_on_stage(self):
        place = self._place.copy()
        place.translation = place.translation * self.scale
        return place

    def mesh(self, vertices, faces, material, flat=False, uv=None, loose=False, bevel=0, rounds=3):
        data = bpy.data.meshes.new('part')
        data.from_pydata([tuple(c * self.scale for c in v) for v in vertices], [], faces)
        data.update()
        shaped = bmesh.new()
        shaped.from_mesh(data)
        bmesh.ops.recalc_face_normals(shaped, faces=shaped.faces)
        shaped.to_mesh(data)
        shaped.free()
        if uv is not None:
            layer = data.uv_layers.new()
            for loop in data.loops:
                layer.data[loop.index].uv = uv[loop.vertex_index]
        data.polygons.foreach_set('use_smooth', [not flat] * len(data.polygons))
        thing = self._keep('part', data, loose, material)
        if bevel:
            modifier = thing.modifiers.new('bevel', 'BEVEL')
            modifier.width = bevel * self.scale
            modifier.segments = rounds
            modifier.limit_method = 'ANGLE'
            modifier.angle_limit = math.radians(40)
            data.use_auto_smooth = True
            data.auto_smooth_angle = math.radians(35)
        return thing

    def lathe(self, outline, material, segments=72, sharp=38, loose=False, sweep=360, thick=0):
        """Turns an outline of (radius, z) round the z axis."""
        whole = sweep >= 360
        columns = segments if whole else segments + 1
        vertices, uv, travelled = [], [], 0.0
        for i, (radius, z) in enumerate(outline):
            if i:
                before = outline[i - 1]
                travelled += math.hypot(radius - before[0], z - before[1])
            for k in range(columns):
                angle = math.radians(sweep) * k / segments
                vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
                uv.append((angle * max(radius, 1), travelled))
        faces = []
        for i in range(len(outline) - 1):
            for k in range(segments):
                after = (k + 1) % columns
                faces.append(
                    (
                        i * columns + k,
                        i * columns + after,
                        (i + 1) * columns + after,
                        (i + 1) * columns + k,
                    )
                )
        thing = self.mesh(vertices, faces, material, uv=uv, loose=loose)
        data = thing.data
        cleaned = bmesh.new()
        cleaned.from_mesh(data)
        bmesh.ops.remove_doubles(cleaned, verts=cleaned.verts, dist=0.01 * self.scale)
        bmesh.ops.recalc_face_normals(cleaned, faces=cleaned.faces)
        cleaned.to_mesh(data)
        cleaned.free()
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(sharp)
        if thick:
            modifier = thing.modifiers.new('thick', 'SOLIDIFY')
            modifier.thickness = thick * self.scale
            modifier.offset = 0
        return thing

    def cylinder(self, radius, z0, z1, material, edge=None, segments=64, loose=False):
        """A solid cylinder with rounded edges."""
        e = min(radius, abs(z1 - z0) / 2) * 0.12 if edge is None else edge
        low, high = min(z0, z1), max(z0, z1)
        outline = [(0, low)] + (
            [(radius - e + x, low + e + z) for x, z in arc((0, 0), e, -90, 0, 4)]
            if e
            else [(radius, low)]
        )
        outline += (
            [(radius - e + x, high - e + z) for x, z in arc((0, 0), e, 0, 90, 4)]
            if e
            else [(radius, high)]
        ) + [(0, high)]
        return self.lathe(outline, material, segments, loose=loose)

    def pipe(self, outer, inner, z0, z1, material, segments=64, edge=0.6):
        """A tube with walls."""
        e = min(edge, (outer - inner) / 3)
        outline = [
            (inner, z0 + e),
            (inner + e, z0),
            (outer - e, z0),
            (outer, z0 + e),
            (outer, z1 - e),
            (outer - e, z1),
            (inner + e, z1),
            (inner, z1 - e),
            (inner, z0 + e),
        ]
        return self.lathe(outline, material, segments)

    def ball(self, radius, material, z=0.0, x=0.0, y=0.0, squash=1.0, segments=48, loose=False):
        outline = [
            (r, z + h * squash)
            for h, r in (
                (radius * math.sin(math.radians(a)), radius * math.cos(math.radians(a)))
                for a in range(-90, 91, max(4, 360 // segments))
            )
        ]
        outline[0], outline[-1] = (0, z - radius * squash), (0, z + radius * squash)
        with self.at(x, y, 0):
            return self.lathe(outline, material, segments, sharp=80, loose=loose)

    def box(
        self, size, material, center=(0, 0, 0), bevel=1.0, rounds=3, turn=(0, 0, 0), loose=False
    ):
        x, y, z = (side / 2 for side in size)
        corners = [(i * x, j * y, k * z) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
        faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
        with self.at(*center, turn=turn):
            return self.mesh(
                corners,
                faces,
                material,
                bevel=min(bevel, min(size) * 0.49),
                rounds=rounds,
                loose=loose,
            )

    def plate(self, outline, thickness, material, bevel=0.8, holes=(), rounds=2):
        """A plate in the xz plane, its face towards the camera at y = -thickness/2; outlines of (x, z)."""
        curve = bpy.data.curves.new('plate', 'CURVE')
        curve.dimensions = '2D'
        curve.fill_mode = 'BOTH'
        s = self.scale
        edge = min(bevel, thickness / 2 * 0.9)
        curve.extrude = max(0.0, (thickness / 2 - edge) * s)
        curve.bevel_depth = edge * s
        curve.bevel_resolution = rounds
        curve.offset = -edge * s
        for shape in (outline, *holes):
            line = curve.splines.new('POLY')
            line.use_cyclic_u = True
            line.points.add(len(shape) - 1)
            for point, (x, z) in zip(line.points, shape):
                point.co = (x * s, z * s, 0, 1)
        with self.at(turn=(90, 0, 0)):
            return self._keep('plate', curve, False, material)

    def frame(self, width, height, rail, depth, material):
        """An upright picture frame about the origin, its rails `rail` wide."""
        for side in (-1, 1):
            self.box((rail, depth, height), material, (side * (width - rail) / 2, 0, 0), 3)
            self.box(
                (width - rail * 2 + 4, depth, rail), material, (0, 0, side * (height - rail) / 2), 3
            )

    def wire(self, points, radius, material, closed=False, loose=False, sides=4, taper=None):
        """A round wire, rod or cord through points."""
        curve = bpy.data.curves.new('wire', 'CURVE')
        curve.dimensions = '3D'
        curve.bevel_depth = radius * self.scale
        curve.bevel_resolution = sides
        curve.use_fill_caps = True
        line = curve.splines.new('POLY')
        line.use_cyclic_u = closed
        line.points.add(len(points) - 1)
        for i, (point, at) in enumerate(zip(line.points, points)):
            point.co = (*(c * self.scale for c in at), 1)
            point.radius = taper(i / max(1, len(points) - 1)) if taper else 1.0
        line.use_smooth = True
        return self._keep('wire', curve, loose, material)

    def hoop(self, radius, thickness, material, z=0.0, segments=96):
        """A ring of round wire, lying."""
        return self.wire(ring(segments, radius, z), thickness, material, closed=True)

    def panel(self, width, height, material, center=(0, 0, 0), turn=(0, 0, 0)):
        """A flat rectangle facing the camera, with texture coordinates from 0 to 1."""
        x, z = width / 2, height / 2
        with self.at(*center, turn=turn):
            return self.mesh(
                [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)],
                [(0, 1, 2, 3)],
                material,
                flat=True,
                uv=[(0, 0), (width / height, 0), (width / height, 1), (0, 1)],
            )

    def copies(self, thing, places, loose=False):
        """More of the same mesh at (x, y, z) or (x, y, z, turn) in millimetres."""
        for place in places:
            x, y, z, *rest = place
            with self.at(
                x, y, z, turn=rest[0] if rest else (0, 0, 0), scale=rest[1] if len(rest) > 1 else 1
            ):
                self._keep('copy', thing.data, loose)

    def cord(self, x=0, y=0, z=0, radius=2.2, material=None, to=0.0):
        """A cable straight up, out of the picture."""
        self.wire([(x, y, z), (x + to, y, z + 5 / self.scale)], radius, material, loose=True)

    def lamp(self, power, at=(0, 0, 0), radius=8.0, tint=(1, 1, 1)):
        """Light in all directions, itself unseen. Power in stage terms: 1 lights the wall behind well."""
        self._light('POINT', power * 16, at, tint, size=radius)

    def spark(self, strength, at, radius):
        """A light for glass to catch: seen in it, and neither by itself nor on what is round it."""
        with self.at(*at):
            ball = self.ball(radius, materials.spark(strength), segments=24, loose=True)
        ball.visible_camera = ball.visible_diffuse = ball.visible_shadow = False

    def caustics(self, power, at, scale):
        """Light that has gone through cut glass: specks and threads of it all round. In a room its walls are
        further away, and what is on them is not to outshine the glass."""
        data = self._light('POINT', power * (2.5 if 'shine' in bpy.context.scene else 16), at, (1, 1, 1), size=1.0)
        materials.caustics(data, scale)

    def beam(self, power, at, to, angle=60.0, soft=0.6, radius=6.0, tint=(1, 1, 1)):
        """A cone of light from a point towards another one."""
        data = self._light('SPOT', power * 64, at, tint, size=radius, to=to)
        data.spot_size = math.radians(angle)
        data.spot_blend = soft

    def glow(self, power, at, to, size, tint=(1, 1, 1)):
        """A luminous rectangle or, given one number, disc; itself unseen."""
        data = self._light('AREA', power * 13, at, tint, to=to)
        if isinstance(size, (int, float)):
            data.shape, data.size = 'DISK', size * self.scale
        else:
            data.shape = 'RECTANGLE'
            data.size, data.size_y = (side * self.scale for side in size)

    def _light(self, kind, watts, at, tint, size=0.0, to=None):
        self.emits = True
        data = bpy.data.lights.new('lamp', kind)
        data.energy = watts
        data.color = tint
        if size:
            data.shadow_soft_size = size * self.scale
        thing = stage.link('lamp', data)
        place = self._place_on_stage()
        thing.location = place @ (Vector(at) * self.scale)
        if to is not None:
            aim = place @ (Vector(to) * self.scale) - thing.location
            thing.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
        thing.parent = self.root
        thing.visible_camera = False
        thing.visible_glossy = False
        thing.visible_transmission = False
        return data


class _Placed:
    def __init__(self, kit, x, y, z, turn, scale):
        self.kit = kit
        turned = Matrix.Identity(4)
        for axis, degrees in zip('XYZ', turn):
            turned = Matrix.Rotation(math.radians(degrees), 4, axis) @ turned
        self.step = Matrix.Translation((x, y, z)) @ turned @ Matrix.Scale(scale, 4)

    def __enter__(self):
        self.before = self.kit._place
        self.kit._place = self.before @ self.step
        return self.kit

    def __exit__(self, *_):
        self.kit._place = self.before
