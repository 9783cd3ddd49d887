import { pictureAddress } from '@dp/contract/picture-address.ts';
import type { StoredOriginal } from './media-port.ts';
import { type PictureFacts, pictureUnusable } from './picture-source.ts';

/** How much the shapes of a picture's two passes may differ: they are laid over each other. */
const SHAPE_TOLERANCE = 0.01;

/**
 * A picture made of its day pass and, for lamps, its light pass.
 *
 * @param names what the refusal calls them.
 * @throws ProblemError 422 `picture_unusable`, `light_shape` or `light_small`.
 */
export function pairPasses(
  day: StoredOriginal,
  light: StoredOriginal | undefined,
  names: { readonly day: string },
): PictureFacts {
  const { widths, width, height, color } = day.facts;
  if (light) {
    const which = { file: 'lightFile', day: names.day };
    const shape = light.facts.width / light.facts.height;
    if (Math.abs(shape / (width / height) - 1) > SHAPE_TOLERANCE) {
      throw pictureUnusable('light_shape', which);
    }
    if (light.facts.width < width) throw pictureUnusable('light_small', which);
  }
  return {
    src: pictureAddress(day.id),
    light_src: light ? pictureAddress(light.id) : null,
    widths: [...widths],
    width,
    height,
    color,
  };
}
