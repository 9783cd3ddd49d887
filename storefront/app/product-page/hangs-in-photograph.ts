import type { ProductSpecs } from '@dp/contract/product-specs.ts';

/** Whether a product is in the upper part of its photographs, with room for its light below it. */
export function hangsInPhotograph({ kind = '', mounting }: ProductSpecs): boolean {
  // A panel leans on a wall, so that it is seen from the front.
  if (mounting === 'surface') return !kind.startsWith('panel');
  return mounting === 'hung' || mounting === 'track';
}
