"""Blender's side of make.ts: `blender -b --python-exit-code 1 --python render.py -- job.json`.

The job names what to photograph and where the raw pixels go. Both passes are of one scene and one
camera, so that they fit to the pixel: first in the studio's light, then in the lamp's own alone.
"""
import importlib
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from studio import develop, framing, materials, stage  # noqa: E402
from studio.kit import Kit  # noqa: E402
from studio.look import Look  # noqa: E402

#: Gain that shows the paper at the shop's tone, measured once.
DAY_GAIN = 1.0
PASSES = ('Image',)
#: What shines itself, as the camera sees it.
SHINE = 'Emit'
FEATURES = ('Normal', 'DiffCol', 'GlossCol', 'TransCol')


def build(specs, kind, view):
    """The model of a kind of product, placed in the studio and seen this way. Returns the kit."""
    mount = kind['mount']
    stage.new_scene()
    kit = Kit(stage.FRAME / kind['span'])
    module, name = kind['model'].split('.')
    model = getattr(importlib.import_module(f'studio.models.{module}'), name)
    model(kit, Look(specs), *kind.get('arguments', []))
    under = mount == 'ceiling'
    stage.sweep(0.12 if mount == 'wall' else stage.SWEEP, -stage.BELOW if under else 0)
    if under:
        stage.ceiling()
    framing.place(kit, mount, kind, view)
    stage.light_studio(stage.frame_bottom(mount) + 0.9, under)
    stage.camera(mount, view.get('closer', kind.get('closer')))
    return kit


def furnish(specs, kind):
    """The room that a kind of product is shown in, with the model in it. Returns the kit."""
    stage.new_scene()
    module, name = kind['model'].split('.')
    model = getattr(importlib.import_module(f'studio.models.{module}'), name)
    # A room takes more light than the studio, and less exposure: what shines is to burn out all the same.
    bpy.context.scene['shine'] = 4.0
    place, options = kind['room']['in'], {k: v for k, v in kind['room'].items() if k not in ('in', 'light_key')}

    def put(kit):
        model(kit, Look(specs), *kind.get('arguments', []))

    return importlib.import_module(f'studio.rooms.{place}').build(put, **options)


def settle(job, seed):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = job.get('threads', 1)
    scene.render.film_transparent = False
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = job['samples'] if job.get('draft') else max(1, job['samples'] // 2)
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.seed = seed
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = job.get('kind', {}).get('clamp', 2.5)
    cycles.sample_clamp_direct = 12
    cycles.blur_glossy = 0.8
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.3
    if job.get('draft'):
        cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 1, 2
        cycles.transparent_max_bounces = 8
    layer = bpy.context.view_layer
    layer.use_pass_z = True
    layer.use_pass_normal = True
    layer.use_pass_emit = True
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    layer.use_pass_transmission_color = True


def measure(job, seed, passes):
    """Renders once and gives back the passes as arrays of linear light, top row first."""
    settle(job, seed)
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    with tempfile.TemporaryDirectory() as folder:
        files = tree.nodes.new('CompositorNodeOutputFile')
        files.base_path = folder
        files.format.file_format = 'OPEN_EXR'
        files.format.color_depth = '32'
        files.format.exr_codec = 'NONE'
        files.file_slots.clear()
        for name in passes:
            files.file_slots.new(name)
            tree.links.new(layers.outputs[name], files.inputs[name])
        bpy.ops.render.render()
        found = {}
        for name in passes:
            image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
            values = np.empty(job['width'] * job['height'] * image.channels, np.float32)
            image.pixels.foreach_get(values)
            values = values.reshape(job['height'], job['width'], image.channels)[::-1]
            found[name] = values[..., 0] if name == 'Depth' else values[..., :3]
            bpy.data.images.remove(image)
    return found


def photograph(job, emits):
    """Day pass and, where there is light, light pass: the same camera and features for both."""
    stage.switch(lamps=False)
    if job.get('draft'):
        return sketch(job, emits)
    first, second = (measure(job, seed, (*PASSES, 'Depth', *FEATURES)) for seed in (1, 2))
    depth = (first['Depth'] + second['Depth']) / 2
    normal, *colors = (develop.steady(first[p], second[p]) for p in FEATURES)
    albedo = np.minimum(sum(colors), 1)
    # What is seen in metal or glass changes from pixel to pixel without being noise.
    matt = np.clip(develop.luminance(colors[0]) * 4, 0, 1)

    def clean(one, other, strength):
        return develop.denoise(
            one['Image'], other['Image'], normal, albedo, depth, strength * (2.5 + 5.5 * matt)
        )

    gain = DAY_GAIN * job.get('day_gain', 1)
    pictures = {'day': develop.tone_day(clean(first, second, 1.0), gain)}
    if emits:
        stage.switch(lamps=True)
        halves = [measure(job, seed, (*PASSES, SHINE)) for seed in (3, 4)]
        shine = sum(half[SHINE] for half in halves) / 2
        for half in halves:
            half['Image'] = half['Image'] - half[SHINE]
        light = clean(*halves, 1.3)
        sparkle = job.get('kind', {}).get('sparkle', False)
        if sparkle:
            # Glints in crystal are single pixels, as noise is: they are put back.
            raw = sum(half['Image'] for half in halves) / 2
            cut = np.clip(develop.luminance(colors[2]) * 2, 0, 1)[..., None]
            light = light + np.maximum(raw - light, 0) * cut
        pictures['light'] = night(job, light, shine, sparkle)
    return pictures


def night(job, light, shine, sparkle=False):
    """Exposes a light pass for what is lit; what shines has its own brightness."""
    kind = job.get('kind', {})
    key = kind['room'].get('light_key', 1.4) if job.get('room') else kind.get('light_key', 1.0)
    gain = develop.expose_light(light + shine, key)
    print(f'LIGHT gain {gain:.3f}')
    white = materials.WHITE * bpy.context.scene.get('shine', 1.0)
    return develop.tone_light(light, gain, shine / white, sparkle)


def sketch(job, emits):
    """Both passes as they come, with their noise."""
    pictures = {'day': develop.tone_day(measure(job, 1, PASSES)['Image'], DAY_GAIN)}
    if emits:
        stage.switch(lamps=True)
        half = measure(job, 1, (*PASSES, SHINE))
        pictures['light'] = night(job, half['Image'] - half[SHINE], half[SHINE])
    return pictures


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8') as file:
        jobs = json.load(file)
    for job in jobs:
        if 'scene' in job:
            module = importlib.import_module(f'studio.scenes.{job["scene"]}')
            stage.new_scene()
            emits = module.build()
        elif job.get('room'):
            emits = furnish(job['specs'], job['kind']).emits
        else:
            emits = build(job['specs'], job['kind'], job.get('view', {})).emits
        for name, pixels in photograph(job, emits).items():
            pixels.tofile(f'{job["out"]}-{name}.rgb')
        print(f'DONE {job["out"]}', flush=True)


main()
