import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Face } from './face-of.ts';
import type { Outline } from './outline-paths.ts';

/** Outlines by how a kind begins or what it names; the first that fits. */
const BY_KIND: readonly (readonly [RegExp, Outline])[] = [
  [/^bulb-candle/, 'candle'],
  [/^bulb-(t|capsule)$/, 'cylinderBulb'],
  [/^bulb-/, 'bulb'],
  [/^spot-(gu10|mr16)/, 'reflector'],
  [/^ceiling-ring/, 'ring'],
  [/^ceiling-cloud/, 'cloud'],
  [/^bulkhead/, 'oval'],
  [/^chandelier-ring-2/, 'twoRings'],
  [/^chandelier-ring/, 'threeRings'],
  [/^chandelier-crystal/, 'basket'],
  [/^chandelier-oriental/, 'hoop'],
  [/^chandelier-sputnik/, 'sputnik'],
  [/^chandelier/, 'arms'],
  [/^pendant-bar/, 'bar'],
  [/^pendant-cluster/, 'cluster'],
  [/^pendant-cords/, 'cords'],
  [/^pendant-(cone|bell)/, 'cone'],
  [/^pendant-(dome|rattan|smoked)/, 'dome'],
  [/^(pendant-globe|lantern-pierced)/, 'ball'],
  [/^post-lantern/, 'postLantern'],
  [/^lantern$/, 'standingLantern'],
  [/lantern/, 'lantern'],
  [/^wall-globe/, 'wallGlobe'],
  [/^wall-oriental/, 'arch'],
  [/^wall-reading/, 'readingArm'],
  [/^wall-sconce/, 'sconce'],
  [/^picture-light/, 'pictureLight'],
  [/^table-globe/, 'tableGlobe'],
  [/^table-mushroom/, 'mushroom'],
  [/^desk-banker/, 'banker'],
  [/^desk-lamp/, 'jointed'],
  [/^floor-arc/, 'arc'],
  [/^floor-line/, 'pole'],
  [/^floor-reading/, 'reading'],
  [/^floor-tripod/, 'tripod'],
  [/^(table|floor|desk)-/, 'standing'],
  [/^track-head/, 'trackHead'],
  [/^track-kit/, 'trackKit'],
  [/^bollard/, 'bollard'],
  [/^spike/, 'spike'],
  [/^solar-stake/, 'stake'],
  [/^emergency/, 'twinHead'],
  [/^(spot-recessed|downlight)/, 'recessed'],
  [/^inground/, 'inGround'],
];
/** A filament bulb so many times as long as it is wide is a tube. */
const TUBE = 4;

/** Which outline a product has. */
export function outlineOf({ kind = '', mounting }: ProductSpecs, face: Face): Outline {
  if (kind.startsWith('bulb-') && face.height > face.width * TUBE) return 'cylinderBulb';
  const named = BY_KIND.find(([pattern]) => pattern.test(kind))?.[1];
  // From below or from the front what is round is a disc, but for a ring.
  if (face.round) return named === 'ring' ? 'ring' : 'disc';
  if (named !== undefined) return named;
  return mounting === 'free-standing' && !face.flat ? 'standing' : 'box';
}
