import type { ProductSpecs } from '@dp/contract/product-specs.ts';

type PlaceInPhotograph = 'hangs' | 'stands' | undefined;

/** Where a product is in its photographs: at their top, at their foot or in the middle. */
export function placeOf({ kind = '', mounting }: ProductSpecs): PlaceInPhotograph {
  if (mounting === 'free-standing' || mounting === 'in-ground') return 'stands';
  // A panel leans on a wall, so that it is seen from the front.
  const leans = mounting === 'surface' && kind.startsWith('panel');
  if (leans || mounting === 'wall' || mounting === 'recessed') return undefined;
  return mounting === undefined ? undefined : 'hangs';
}
