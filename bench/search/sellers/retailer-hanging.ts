import type { Range } from './seller.ts';

const DECOR = ['halawany', 'zenitta', 'sirajet'];

/** The retailer's strips and hanging lights. */
export const HANGING_RANGES: readonly Range[] = [
  {
    thing: 'strip',
    category: 'strips',
    brands: ['nagmix', 'nilumen'],
    count: 9,
    noun: { ar: ['شريط ليد'], en: ['LED strip'] },
    models: [
      { watt: 24, volt: 12, length: 5000 },
      { watt: 48, volt: 12, length: 5000 },
      { watt: 72, volt: 24, length: 5000 },
    ],
    cct: [[3000], [4000], [6500]],
    ips: [20, 65],
    rooms: [
      ['kitchen', 'living'],
      ['bedroom', 'shop'],
    ],
  },
  {
    thing: 'flex',
    category: 'strips',
    brands: ['nagmix'],
    count: 4,
    noun: { ar: ['نيون فليكس'], en: ['neon flex'] },
    models: [
      { length: 5000, volt: 12 },
      { length: 10000, volt: 24 },
    ],
    cct: [[3000], [6500]],
    all: { ip: 65 },
    rooms: [['shop', 'garden']],
  },
  {
    thing: 'profile',
    category: 'strips',
    brands: ['nagmix', 'dorakeem'],
    count: 6,
    noun: { ar: ['بروفايل ألومنيوم'], en: ['aluminium profile'] },
    models: [
      { length: 2000, mounting: 'recessed' },
      { length: 3000, mounting: 'surface' },
    ],
    finishes: ['silver', 'black', 'white'],
    all: { material: 'aluminium' },
  },
  {
    thing: 'driver',
    category: 'strips',
    brands: ['nagmix', 'korvelux'],
    count: 8,
    noun: { ar: ['درايفر', 'باور سبلاي'], en: ['LED driver', 'power supply'] },
    models: [
      { watt: 36, volt: 12, ampere: 3 },
      { watt: 60, volt: 12, ampere: 5 },
      { watt: 120, volt: 12, ampere: 10 },
      { watt: 240, volt: 24, ampere: 10 },
    ],
    ips: [20, 67],
  },
  {
    thing: 'chandelier',
    category: 'hanging',
    brands: ['halawany', 'zenitta'],
    count: 10,
    noun: { ar: ['نجفة'], en: ['chandelier'] },
    models: [3, 5, 6, 8, 12].map((lamps) => ({ lamps, diameter: 350 + lamps * 50 })),
    finishes: ['gold', 'black', 'chrome', 'bronze'],
    materials: ['crystal', 'iron', 'glass', 'brass'],
    all: { base: 'E14', mounting: 'hung', ip: 20 },
    rooms: [['reception', 'living'], ['bedroom'], ['entrance', 'reception']],
  },
  {
    thing: 'pendant',
    category: 'hanging',
    brands: DECOR,
    count: 11,
    noun: { ar: ['دلاية', 'معلقة'], en: ['pendant light'] },
    models: [
      { lamps: 1, diameter: 250 },
      { lamps: 1, diameter: 400 },
      { lamps: 3, length: 800 },
    ],
    finishes: ['black', 'gold', 'white', 'grey'],
    materials: ['glass', 'iron', 'wood', 'rattan'],
    all: { base: 'E27', mounting: 'hung', ip: 20 },
    rooms: [
      ['kitchen', 'living'],
      ['bedroom', 'kids'],
    ],
  },
  {
    thing: 'lantern',
    category: 'hanging',
    brands: ['fustat'],
    count: 4,
    noun: { ar: ['فانوس'], en: ['lantern'] },
    models: [{ height: 400 }, { height: 600 }],
    finishes: ['gold', 'copper'],
    materials: ['brass', 'glass'],
    all: { base: 'E27', mounting: 'hung' },
    rooms: [['entrance', 'balcony']],
  },
];
