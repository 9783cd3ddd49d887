"""What a model needs to know of a product: its specifications in a photographer's terms."""
from . import materials

COATINGS = set(materials.METALS) | set(materials.PAINTS) | {'wood'}


class Look:
    def __init__(self, specs):
        coatings = [f for f in specs.get('finish', []) if f in COATINGS]
        self.finish = coatings[0] if coatings else 'white'
        self.accent = coatings[1] if len(coatings) > 1 else self.finish
        self.clear = 'clear' in specs.get('finish', [])
        self.count = specs.get('lamps', 1)
        self.pack = specs.get('pack_size', 1)
        self.base = specs.get('base', '')
        self.watt = specs.get('watt', 9)
        self.rgb = specs.get('rgb', False)
        self.cct = min(specs.get('cct_kelvin', [3000]))
        self.materials = specs.get('material', [])
        self.ip = specs.get('ip', 20)
        sizes = specs.get('dimensions', {})
        self.diameter = sizes.get('diameter_mm')
        self.length = sizes.get('length_mm')
        self.width = sizes.get('width_mm')
        self.height = sizes.get('height_mm')
        self._made = {}

    def coat(self, name=None):
        """The material of a finish; the product's first one unless named."""
        return self.shared(name or self.finish, lambda: materials.finish(name or self.finish))

    def trim(self):
        return self.coat(self.accent)

    def shared(self, name, make):
        """One material for all parts that ask for it by this name."""
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]
