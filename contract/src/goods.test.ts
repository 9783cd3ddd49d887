import { expect, it } from 'vitest';
import { type Goods, goodsOf } from './goods.ts';
import type { ProductSpecs } from './product-specs.ts';

it.each<[ProductSpecs, Goods]>([
  [{ kind: 'bulb-a60', base: 'E27', watt: 9 }, 'bulb'],
  [{ kind: 'tube', base: 'G13' }, 'bulb'],
  [{ kind: 'spot-gu10', base: 'GU10' }, 'bulb'],
  // A frame for a spot lamp, not a spot lamp.
  [{ kind: 'spot-frame', base: 'GU10', lamps: 1, mounting: 'recessed' }, 'luminaire'],
  [{ kind: 'strip-cob', watt: 12 }, 'strip'],
  [{ kind: 'driver-sealed', watt: 100 }, 'driver'],
  [{ kind: 'dimmer' }, 'dimmer'],
  [{ kind: 'switch-smart-2' }, 'control'],
  [{ kind: 'sensor' }, 'control'],
  [{ kind: 'terminal' }, 'part'],
  // Kinds that a merchant made up: the facts decide.
  [{ base: 'E14', watt: 5 }, 'bulb'],
  [{ base: 'E27', finish: ['gold'] }, 'luminaire'],
  [{ kind: 'lustre', base: 'E14', lamps: 8 }, 'luminaire'],
  [{ kind: 'glowing-thing', lumen: 400 }, 'luminaire'],
  [{ kind: 'hook' }, 'part'],
  [{}, 'part'],
])('%j is a %s', (specs, goods) => {
  expect(goodsOf(specs)).toBe(goods);
});
