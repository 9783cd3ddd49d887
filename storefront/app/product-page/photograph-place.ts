import type { ProductSpecs } from '@dp/contract/product-specs.ts';

/** Photographed on a ceiling, of all that can be fixed to one: a tube lies on the floor, a panel leans on a wall. */
const ON_CEILING = /^(ceiling-(?!cloud)|spot|track|sensor)/;

/** Whether a product is in the upper part of its photographs, with room for its light below it. */
export function hangsInPhotograph({ kind = '', mounting }: ProductSpecs): boolean {
  if (mounting === 'surface') return ON_CEILING.test(kind);
  return mounting === 'hung' || mounting === 'track';
}

/**
 * So many times as high as wide: it stands from the foot to the top of its photographs, of which a low frame cuts off
 * parts.
 */
const TALL = 4;

/** Whether a product's photographs are shown whole, also in a lower frame. */
function fillsPhotograph(specs: ProductSpecs): boolean {
  const { height_mm: height = 0, width_mm: width, diameter_mm: diameter } = specs.dimensions ?? {};
  const across = diameter ?? width ?? height;
  return !hangsInPhotograph(specs) && height > across * TALL;
}

/** How the frame of a product's photographs places them (`gallery.module.css`). */
export function photographPlace(specs: ProductSpecs) {
  return {
    'data-hangs': hangsInPhotograph(specs) || undefined,
    'data-whole': fillsPhotograph(specs) || undefined,
  };
}
