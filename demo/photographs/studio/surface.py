"""A node material, put together by hand."""
import bpy


class Nodes:
    """The nodes of a material or a light."""

    def __init__(self, tree):
        self.nodes, self.links = tree.nodes, tree.links

    def node(self, kind, **inputs):
        node = self.nodes.new(f'ShaderNode{kind}')
        for name, value in inputs.items():
            node.inputs[name.replace('_', ' ')].default_value = value
        return node


class Surface(Nodes):
    """A new node material with its Principled shader within reach."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        tree = self.material.node_tree
        super().__init__(tree)
        self.shader = tree.nodes['Principled BSDF']
        self.output = tree.nodes['Material Output']

    def set(self, **values):
        for name, value in values.items():
            socket = self.shader.inputs[name.replace('_', ' ')]
            socket.default_value = (*value, 1) if isinstance(value, tuple) else value
        return self

    def shine(self, strength, tint=(1, 1, 1), mirrored=1.0):
        """Emission of this strength (a number or a socket) while lamps are on, as the camera sees it. In
        glass and metal it is seen `mirrored` times as bright: that is what makes crystal sparkle."""
        power = self.nodes.new('ShaderNodeValue')
        power.name = 'power'
        power.outputs[0].default_value = 1
        path = self.node('LightPath')
        seen = self.node('Math')
        seen.operation = 'SUBTRACT'
        seen.inputs[0].default_value = 1
        self.links.new(path.outputs['Is Diffuse Ray'], seen.inputs[1])
        last = seen.outputs[0]
        if mirrored != 1:
            straight = self.node('MapRange')
            straight.inputs['To Min'].default_value = mirrored
            straight.inputs['To Max'].default_value = 1
            self.links.new(path.outputs['Is Camera Ray'], straight.inputs['Value'])
            times = self.node('Math')
            times.operation = 'MULTIPLY'
            self.links.new(last, times.inputs[0])
            self.links.new(straight.outputs[0], times.inputs[1])
            last = times.outputs[0]
        for factor in (power.outputs[0], strength):
            times = self.node('Math')
            times.operation = 'MULTIPLY'
            self.links.new(last, times.inputs[0])
            if isinstance(factor, (int, float)):
                times.inputs[1].default_value = factor
            else:
                self.links.new(factor, times.inputs[1])
            last = times.outputs[0]
        self.links.new(last, self.shader.inputs['Emission Strength'])
        self.material.cycles.sample_as_light = False
        self.set(Emission=tint)

    def show(self, socket):
        self.links.new(socket, self.output.inputs['Surface'])
        return self.material
