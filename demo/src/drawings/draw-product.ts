import { kinds } from './kinds.ts';
import { type DrawnSpecs, lookOf } from './look.ts';
import { horizon, Scene } from './scene.ts';

export interface Drawing {
  /** The day pass: SVG text. */
  day: string;
  /** The light pass, for products that give light. */
  light?: string;
}

/** The square of the canvas that is shown, `zoom` times enlarged about the middle of the horizon. */
function viewBox(zoom: number): string {
  const side = Math.round(1000 / zoom);
  return `${Math.round((1000 - side) / 2)} ${Math.round(horizon - (horizon * side) / 1000)} ${side} ${side}`;
}

/**
 * Draws a product from its specifications, always the same for the same specifications.
 * `closeUp` enlarges further, for category tiles. Throws when its kind is unknown.
 */
export function drawProduct(specs: DrawnSpecs, closeUp = 1): Drawing {
  const kind = kinds[specs.kind];
  if (kind === undefined) throw new Error(`No drawing for products of kind "${specs.kind}".`);
  const scene = new Scene({ ceiling: kind.ceiling ?? false });
  kind.draw(scene, lookOf(specs, kind));
  const view = viewBox((kind.zoom ?? 1) * closeUp);
  return scene.emits
    ? { day: scene.dayPicture(view), light: scene.lightPicture(view) }
    : { day: scene.dayPicture(view) };
}
