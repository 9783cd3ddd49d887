"""Every surface of the catalogue: metals, paints, glasses, cloth, wood, stone."""
from .shining import FLAT, WHITE, caustics, emitter, glowing_glass, opal, spark  # noqa: F401
from .surface import Surface

#: Metals by the catalogue's finish names: colour (linear RGB) and roughness.
METALS = {
    'gold': ((0.80, 0.56, 0.24), 0.23),
    'rose-gold': ((0.83, 0.52, 0.42), 0.24),
    'silver': ((0.72, 0.72, 0.73), 0.32),
    'chrome': ((0.82, 0.83, 0.84), 0.06),
    'nickel': ((0.66, 0.63, 0.58), 0.26),
    'bronze': ((0.155, 0.098, 0.06), 0.36),
    'copper': ((0.83, 0.42, 0.26), 0.16),
}
#: Paints by finish: colour and roughness.
PAINTS = {
    'white': ((0.78, 0.77, 0.75), 0.38),
    'black': ((0.017, 0.016, 0.0155), 0.42),
    'grey': ((0.165, 0.165, 0.165), 0.45),
    'beige': ((0.66, 0.55, 0.41), 0.5),
    'green': ((0.014, 0.062, 0.036), 0.22),
}


def paint(color, roughness=0.4, coat=0.0, name='paint'):
    return (
        Surface(name)
        .set(Base_Color=color, Roughness=roughness, Clearcoat=coat, Clearcoat_Roughness=0.08)
        .material
    )


def metal(color, roughness, name='metal'):
    return Surface(name).set(Base_Color=color, Metallic=1.0, Roughness=roughness).material


def brushed(color, roughness, name='brushed'):
    surface = Surface(name).set(Base_Color=color, Metallic=1.0, Roughness=roughness)
    where = surface.node('TexCoord')
    stretch = surface.node('Mapping')
    stretch.inputs['Scale'].default_value = (3, 3, 160)
    noise = surface.node('TexNoise', Scale=4.0, Detail=3.0)
    spread = surface.node('MapRange', From_Min=0.3, From_Max=0.7)
    spread.inputs['To Min'].default_value = roughness * 0.7
    spread.inputs['To Max'].default_value = roughness * 1.35
    surface.links.new(where.outputs['Object'], stretch.inputs['Vector'])
    surface.links.new(stretch.outputs[0], noise.inputs['Vector'])
    surface.links.new(noise.outputs['Fac'], spread.inputs['Value'])
    surface.links.new(spread.outputs[0], surface.shader.inputs['Roughness'])
    return surface.material


def finish(name):
    """The coating with this catalogue name."""
    if name == 'wood':
        return wood()
    if name in METALS:
        color, roughness = METALS[name]
        return metal(color, roughness, name)
    color, roughness = PAINTS[name]
    return paint(color, roughness, 0.6 if name == 'green' else 0.0, name)


def lining(name):
    """The inside of a shade. A metal's is a little matt there, as when it is painted on: polished metal would
    only mirror, and hidden lamps are not seen in it, so that it would stay dark when its lamp burns."""
    if name not in METALS:
        return finish(name)
    color = tuple(c + (1 - c) * 0.08 for c in METALS[name][0])
    return Surface('lining').set(Base_Color=color, Metallic=0.7, Roughness=0.26).material


def satin():
    """A satin reflector: lit by its lamp as much as it mirrors it. In polished metal the lamp is a speckled patch."""
    return Surface('satin').set(Base_Color=(0.78, 0.78, 0.78), Metallic=0.45, Roughness=0.38).material


def plastic(color=(0.79, 0.785, 0.77), roughness=0.28):
    return paint(color, roughness, 0.25, 'plastic')


def rubber():
    return paint((0.02, 0.02, 0.02), 0.7, 0.0, 'rubber')


def screw_metal():
    return metal((0.74, 0.74, 0.75), 0.2, 'screw')


def glass(color=(1, 1, 1), roughness=0.0, shade=0.96):
    """Clear glass that light of lamps and studio passes without caustics: shadows through it are faint."""
    surface = Surface('glass')
    surface.set(Base_Color=color, Transmission=1.0, Roughness=roughness, IOR=1.45, Specular=0.5)
    clear = surface.node('BsdfTransparent')
    clear.inputs['Color'].default_value = (*(shade * c for c in color), 1)
    path = surface.node('LightPath')
    mix = surface.node('MixShader')
    either = surface.node('Math')
    either.operation = 'MAXIMUM'
    surface.links.new(path.outputs['Is Shadow Ray'], either.inputs[0])
    surface.links.new(path.outputs['Is Diffuse Ray'], either.inputs[1])
    surface.links.new(either.outputs[0], mix.inputs[0])
    surface.links.new(surface.shader.outputs[0], mix.inputs[1])
    surface.links.new(clear.outputs[0], mix.inputs[2])
    return surface.show(mix.outputs[0])


def thin_glass(color=(1, 1, 1), reflect=0.09, cast=1.0):
    """A blown or flat pane of one surface: it tints and mirrors a little, and does not bend light. `cast` says
    how much of its colour the light has that falls through it."""
    surface = Surface('thin glass')
    clear = surface.node('BsdfTransparent')
    clear.inputs['Color'].default_value = (*color, 1)
    gloss = surface.node('BsdfGlossy', Roughness=0.02)
    facing = surface.node('LayerWeight', Blend=0.25)
    amount = surface.node('MapRange')
    amount.inputs['To Min'].default_value = reflect * 0.6
    amount.inputs['To Max'].default_value = min(0.75, reflect * 7)
    path = surface.node('LightPath')
    hidden = surface.node('MixShader')
    mix = surface.node('MixShader')
    surface.links.new(facing.outputs['Fresnel'], amount.inputs['Value'])
    surface.links.new(amount.outputs[0], mix.inputs[0])
    surface.links.new(clear.outputs[0], mix.inputs[1])
    surface.links.new(gloss.outputs[0], mix.inputs[2])
    surface.links.new(path.outputs['Is Shadow Ray'], hidden.inputs[0])
    surface.links.new(mix.outputs[0], hidden.inputs[1])
    thrown = surface.node('BsdfTransparent')
    thrown.inputs['Color'].default_value = (*(1 + (c - 1) * cast for c in color), 1)
    surface.links.new(thrown.outputs[0], hidden.inputs[2])
    return surface.show(hidden.outputs[0])


def cloth(color=(0.74, 0.66, 0.53), weave=0.085, through=0.5):
    """Linen of a shade: woven, and light comes through it."""
    surface = Surface('linen').set(Base_Color=color, Roughness=0.9, Specular=0.1)
    where = surface.node('TexCoord')
    threads = []
    for direction in ('X', 'Y'):
        wave = surface.node('TexWave', Scale=1.0, Distortion=1.5, Detail=1.0)
        stretch = surface.node('Mapping')
        stretch.inputs['Scale'].default_value = (weave, weave, weave)
        surface.links.new(where.outputs['UV'], stretch.inputs['Vector'])
        surface.links.new(stretch.outputs[0], wave.inputs['Vector'])
        wave.bands_direction = direction
        threads.append(wave)
    both = surface.node('Math')
    both.operation = 'ADD'
    for at, wave in enumerate(threads):
        surface.links.new(wave.outputs['Fac'], both.inputs[at])
    tone = surface.node('MapRange', From_Max=2.0)
    tone.inputs['To Min'].default_value = 0.82
    tone.inputs['To Max'].default_value = 1.06
    surface.links.new(both.outputs[0], tone.inputs['Value'])
    mixed = surface.node('MixRGB')
    mixed.blend_type = 'MULTIPLY'
    mixed.inputs[0].default_value = 1
    mixed.inputs[1].default_value = (*color, 1)
    surface.links.new(tone.outputs[0], mixed.inputs[2])
    diffuse = surface.node('BsdfDiffuse')
    light = surface.node('BsdfTranslucent')
    for shader in (diffuse, light):
        surface.links.new(mixed.outputs[0], shader.inputs['Color'])
    mix = surface.node('MixShader')
    mix.inputs[0].default_value = through
    surface.links.new(diffuse.outputs[0], mix.inputs[1])
    surface.links.new(light.outputs[0], mix.inputs[2])
    return surface.show(mix.outputs[0])


def wood(light=(0.42, 0.235, 0.11), dark=(0.25, 0.125, 0.053), along='Z', grain=9.0):
    """Its grain runs along an axis, or as veneer round what is turned."""
    surface = Surface('wood').set(Roughness=0.42, Specular=0.35)
    where = surface.node('TexCoord')
    stretch = surface.node('Mapping')
    scale = {
        'X': (0.35, 5, 5),
        'Y': (5, 0.35, 5),
        'Z': (5, 5, 0.35),
        # In millimetres, as a lathe lays out its surfaces.
        'round': (0.0016, 0.03, 1),
    }[along]
    stretch.inputs['Scale'].default_value = tuple(grain / 9 * s for s in scale)
    noise = surface.node('TexNoise', Scale=3.2, Detail=7.0, Roughness=0.62, Distortion=0.6)
    ramp = surface.node('ValToRGB')
    ramp.color_ramp.elements[0].position = 0.33
    ramp.color_ramp.elements[0].color = (*dark, 1)
    ramp.color_ramp.elements[1].position = 0.66
    ramp.color_ramp.elements[1].color = (*light, 1)
    surface.links.new(where.outputs['UV' if along == 'round' else 'Object'], stretch.inputs['Vector'])
    surface.links.new(stretch.outputs[0], noise.inputs['Vector'])
    surface.links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    surface.links.new(ramp.outputs['Color'], surface.shader.inputs['Base Color'])
    return surface.material


def rattan():
    return wood((0.60, 0.385, 0.195), (0.40, 0.235, 0.105), grain=30)


def marble():
    surface = Surface('marble').set(Roughness=0.16, Specular=0.5)
    where = surface.node('TexCoord')
    noise = surface.node('TexNoise', Scale=3.5, Detail=9.0, Roughness=0.6, Distortion=1.9)
    ramp = surface.node('ValToRGB')
    ramp.color_ramp.elements[0].position = 0.44
    ramp.color_ramp.elements[0].color = (0.84, 0.83, 0.81, 1)
    ramp.color_ramp.elements[1].position = 0.5
    ramp.color_ramp.elements[1].color = (0.36, 0.35, 0.35, 1)
    end = ramp.color_ramp.elements.new(0.55)
    end.color = (0.84, 0.83, 0.81, 1)
    surface.links.new(where.outputs['Object'], noise.inputs['Vector'])
    surface.links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    surface.links.new(ramp.outputs['Color'], surface.shader.inputs['Base Color'])
    return surface.material


def gypsum():
    return paint((0.80, 0.785, 0.755), 0.85, 0.0, 'gypsum')


def solar_cell():
    surface = Surface('solar').set(Roughness=0.12, Specular=0.6, Clearcoat=1.0)
    where = surface.node('TexCoord')
    brick = surface.node('TexBrick', Scale=1.0, Mortar_Size=0.012, Bias=0.0)
    brick.offset = 0
    brick.inputs['Color1'].default_value = (0.012, 0.03, 0.10, 1)
    brick.inputs['Color2'].default_value = (0.016, 0.036, 0.12, 1)
    brick.inputs['Mortar'].default_value = (0.35, 0.37, 0.42, 1)
    brick.inputs['Brick Width'].default_value = 0.165
    brick.inputs['Row Height'].default_value = 0.165
    surface.links.new(where.outputs['UV'], brick.inputs['Vector'])
    surface.links.new(brick.outputs['Color'], surface.shader.inputs['Base Color'])
    return surface.material
