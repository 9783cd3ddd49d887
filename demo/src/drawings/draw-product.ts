import { kinds } from './kinds.ts';
import { type DrawnSpecs, lookOf } from './look.ts';
import { horizon, Scene } from './scene.ts';

export interface Drawing {
  /** The day pass: SVG text. */
  day: string;
  /** The light pass, for products that give light. */
  light?: string;
}

/** How much nearer category tiles are than product pictures. */
const closeUp = 1.14;

/** The square of the canvas that is shown, `zoom` times enlarged about the middle of the horizon. */
function viewBox(zoom: number): string {
  const side = Math.round(1000 / zoom);
  return `${Math.round((1000 - side) / 2)} ${Math.round(horizon - (horizon * side) / 1000)} ${side} ${side}`;
}

/**
 * Draws a product from its specifications, always the same for the same specifications.
 * A `tile` stands for a category and is shown small: it goes nearer where the product leaves room.
 * Throws when its kind is unknown.
 */
export function drawProduct(specs: DrawnSpecs, tile = false): Drawing {
  const kind = kinds[specs.kind];
  if (kind === undefined) throw new Error(`No drawing for products of kind "${specs.kind}".`);
  const scene = new Scene({ ceiling: kind.ceiling ?? false });
  kind.draw(scene, lookOf(specs, kind));
  const nearer = tile && !kind.full && !kind.ceiling ? closeUp : 1;
  const view = viewBox((kind.zoom ?? 1) * nearer);
  return scene.emits
    ? { day: scene.dayPicture(view), light: scene.lightPicture(view) }
    : { day: scene.dayPicture(view) };
}
