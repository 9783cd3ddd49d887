import type { ProductSpecs } from '@dp/contract/product-specs.ts';

/** Photographed on a ceiling, of all that can be fixed to one: a tube lies on the floor, a panel leans on a wall. */
const ON_CEILING = /^(ceiling-(?!cloud)|spot|track|sensor)/;

/** Whether a product is in the upper part of its photographs, with room for its light below it. */
function hangsInPhotograph({ kind = '', mounting }: ProductSpecs): boolean {
  if (mounting === 'surface') return ON_CEILING.test(kind);
  return mounting === 'hung' || mounting === 'track';
}

/** Photographed on a wall: switches and floodlights for one are not. */
const ON_WALL = /^(wall|mirror|picture|bulkhead)/;

/** So many times as high as wide, or a lamp that stands on the floor: it begins near the top of its photograph. */
const TALL = 4;

function isTall({ kind = '', dimensions }: ProductSpecs): boolean {
  const { height_mm: height = 0, width_mm: width, diameter_mm: diameter } = dimensions ?? {};
  const across = diameter ?? width ?? height;
  return kind.startsWith('floor-') || height > across * TALL;
}

/** Photographed against a wall on which they lean. */
const LEANS = /^panel/;
/** A bowl or a ring below a ceiling, whole in the middle. */
const IN_MIDDLE = /^ceiling-(?!cloud)/;
/** Whose crystals throw points of light around them. */
const SPARKLES = /^chandelier-crystal/;

/** How a frame that is lower than a product's photographs places them, and where what hangs freely glows (`gallery.module.css`). */
export function photographPlace(specs: ProductSpecs) {
  const { kind = '' } = specs;
  const isHigh = hangsInPhotograph(specs) || ON_WALL.test(kind);
  return {
    'data-hangs': isHigh || undefined,
    'data-free': specs.mounting === 'hung' || undefined,
    'data-tall': (!isHigh && isTall(specs)) || undefined,
    'data-middle': IN_MIDDLE.test(kind) || undefined,
    'data-flame': kind === 'lantern' || undefined,
    'data-leans': LEANS.test(kind) || undefined,
    'data-sparkles': SPARKLES.test(kind) || undefined,
  };
}
