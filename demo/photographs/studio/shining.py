"""What shines: opal glass, LED chips, glowing glass, and the light that crystal catches and throws."""
from .surface import Nodes, Surface

#: White glass by day.
OPAL = (0.84, 0.835, 0.82)
#: How strongly a thing shines that is white in a light pass: night.py shows what shines by this scale.
WHITE = 2.0
#: Where the light of an evenly lit flat thing is.
FLAT = ((0.5, 0.5, 0.48),)


def opal(
    glow=1.0, gloss=0.12, color=OPAL, tint=(1, 1, 1), mirrored=1.0, pools=(), within='Generated'
):
    """White glass or acrylic that shines all over when its lamp is on. Round glass is whitest where the bulb
    is behind it and a quarter as bright at its rim. What is flat says where its lights are: `pools` of (across,
    up, radius), as parts of its size or, `within` Object, in stage units."""
    surface = Surface('opal').set(Base_Color=color, Roughness=gloss, Specular=0.5)
    if glow <= 0:
        return surface.material
    bright = _pools(surface, pools, within) if pools else _globe(surface)
    bright = _math(surface, 'MULTIPLY', bright, glow * WHITE)
    surface.shine(bright, tint, mirrored)
    # Thick glass takes more of the blue: what comes out at the rim went a long way through it.
    warm = surface.node('MixRGB', Color1=(*tint, 1))
    warm.inputs['Color2'].default_value = (tint[0], tint[1] * 0.87, tint[2] * 0.70, 1)
    away = surface.node('LayerWeight', Blend=0.5).outputs['Facing']
    surface.links.new(_math(surface, 'POWER', away, 1.5), warm.inputs['Fac'])
    surface.links.new(warm.outputs[0], surface.shader.inputs['Emission'])
    return surface.material


def _math(surface, operation, *values):
    """The socket of a sum; values are numbers or sockets."""
    node = surface.node('Math')
    node.operation = operation
    for at, value in enumerate(values):
        if isinstance(value, (int, float)):
            node.inputs[at].default_value = value
        else:
            surface.links.new(value, node.inputs[at])
    return node.outputs[0]


def _globe(surface):
    """How bright a round thing is: 0.2 at its rim, 0.65 across most of it, 1.1 before the bulb."""
    away = surface.node('LayerWeight', Blend=0.5).outputs['Facing']
    facing = _math(surface, 'SUBTRACT', 1, away)
    core = _math(surface, 'POWER', facing, 6)
    body = _math(surface, 'MULTIPLY_ADD', facing, 0.5, 0.21)
    return _math(surface, 'MULTIPLY_ADD', core, 0.42, body)


def _pools(surface, pools, within):
    """How bright a flat thing is: most over its lights, and less where its sides turn away."""
    where = surface.node('TexCoord').outputs[within]
    most = 0.0
    for across, up, radius in pools:
        off = surface.node('VectorMath')
        off.operation = 'SUBTRACT'
        off.inputs[1].default_value = (across, up, 0)
        flat = surface.node('VectorMath')
        flat.operation = 'MULTIPLY'
        flat.inputs[1].default_value = (1 / radius, 1 / radius, 0)
        far = surface.node('VectorMath')
        far.operation = 'LENGTH'
        surface.links.new(where, off.inputs[0])
        surface.links.new(off.outputs[0], flat.inputs[0])
        surface.links.new(flat.outputs[0], far.inputs[0])
        squared = _math(surface, 'POWER', far.outputs['Value'], 2)
        near = _math(surface, 'EXPONENT', _math(surface, 'MULTIPLY', squared, -1.0))
        most = _math(surface, 'MAXIMUM', near, most)
    away = surface.node('LayerWeight', Blend=0.5).outputs['Facing']
    turned = _math(surface, 'POWER', _math(surface, 'SUBTRACT', 1, away), 0.6)
    spread = _math(surface, 'MULTIPLY_ADD', most, 0.62, 0.28)
    return _math(surface, 'MULTIPLY', spread, turned)


def spark(strength):
    """Light that only glass and metal see; there is nothing while lamps are off."""
    surface = Surface('spark').set(Base_Color=(0, 0, 0), Specular=0)
    surface.shine(strength)
    clear = surface.node('BsdfTransparent')
    shown = surface.node('Emission')
    surface.links.new(
        surface.shader.inputs['Emission Strength'].links[0].from_socket, shown.inputs['Strength']
    )
    both = surface.node('AddShader')
    surface.links.new(clear.outputs[0], both.inputs[0])
    surface.links.new(shown.outputs[0], both.inputs[1])
    return surface.show(both.outputs[0])


def caustics(light, scale):
    """Makes a light bright in some directions and dim in others, as what cut glass gathers."""
    light.use_nodes = True
    tree = light.node_tree
    surface = Nodes(tree)
    way = surface.node('NewGeometry').outputs['Incoming']
    warp = surface.node('TexNoise', Scale=scale * 0.5, Detail=1.0)
    surface.links.new(way, warp.inputs['Vector'])
    bent = surface.node('VectorMath')
    bent.operation = 'MULTIPLY_ADD'
    bent.inputs[1].default_value = (0.12, 0.12, 0.12)
    surface.links.new(warp.outputs['Color'], bent.inputs[0])
    surface.links.new(way, bent.inputs[2])
    threads = surface.node('TexVoronoi', Scale=scale)
    threads.feature = 'DISTANCE_TO_EDGE'
    specks = surface.node('TexVoronoi', Scale=scale * 1.9)
    for texture in (threads, specks):
        surface.links.new(bent.outputs[0], texture.inputs['Vector'])
    line = _math(surface, 'EXPONENT', _math(surface, 'MULTIPLY', threads.outputs[0], -24.0))
    spot = _math(surface, 'POWER', specks.outputs['Distance'], 2)
    spot = _math(surface, 'EXPONENT', _math(surface, 'MULTIPLY', spot, -26.0))
    some = surface.node('SeparateXYZ')
    surface.links.new(specks.outputs['Color'], some.inputs[0])
    spot = _math(surface, 'MULTIPLY', spot, _math(surface, 'POWER', some.outputs[0], 2))
    both = _math(surface, 'MULTIPLY_ADD', spot, 8.0, _math(surface, 'MULTIPLY_ADD', line, 0.28, 0.06))
    surface.links.new(both, tree.nodes['Emission'].inputs['Strength'])


def emitter(strength, tint=(1, 1, 1), off=(0.86, 0.80, 0.55), mirrored=1.0):
    """A small bright thing (LED chip, filament): looked at, while hidden lights do the lighting."""
    surface = Surface('emitter').set(Base_Color=off, Roughness=0.35)
    surface.shine(strength, tint, mirrored)
    return surface.material


def glowing_glass(color, strength, tint):
    """Coloured glass over white: opaque by day, its colour lights up when its lamp burns."""
    surface = Surface('glowing glass').set(Base_Color=color, Roughness=0.05, Clearcoat=1.0)
    surface.shine(strength, tint)
    return surface.material
