import type { ProductSpecs } from '@dp/contract/product-specs.ts';

/** Photographed on a ceiling, of all that can be fixed to one: a tube lies on the floor, a panel leans on a wall. */
const ON_CEILING = /^(ceiling-(?!cloud)|spot|track|sensor)/;

/** Whether a product is in the upper part of its photographs, with room for its light below it. */
export function hangsInPhotograph({ kind = '', mounting }: ProductSpecs): boolean {
  if (mounting === 'surface') return ON_CEILING.test(kind);
  return mounting === 'hung' || mounting === 'track';
}
