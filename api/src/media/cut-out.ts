import { PICTURE_NARROWEST } from '@dp/contract/staff/picture-values.ts';
import { open } from './inspect-picture.ts';
import { LARGEST, type OriginalFacts } from './picture-recipe.ts';
import { pictureUnusable } from './picture-source.ts';

/** A part of an upright picture, in shares of its width and height from its left and top edges. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Quality of a part that is stored as an original: sizes are made of it, so it loses nothing that is seen. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/**
 * A part of a picture as a file of its own, in the picture's full resolution; a drawing's part is drawn as
 * large as pictures are shown.
 *
 * @throws ProblemError 422 `picture_unusable` (`too_narrow`)
 */
export async function cutOut(bytes: Buffer, facts: OriginalFacts, part: Part): Promise<Buffer> {
  const { width, height, hasAlpha, picture } = await upright(bytes, facts, part);
  const left = Math.min(Math.round(part.left * width), width - 1);
  const top = Math.min(Math.round(part.top * height), height - 1);
  const area = {
    left,
    top,
    width: Math.min(Math.round(part.width * width), width - left),
    height: Math.min(Math.round(part.height * height), height - top),
  };
  if (area.width < PICTURE_NARROWEST || area.height < 1) {
    throw pictureUnusable('too_narrow', { least: PICTURE_NARROWEST, width: area.width });
  }
  const out = picture.extract(area).keepIccProfile();
  return (hasAlpha ? out.png() : out.jpeg(JPEG)).toBuffer();
}

async function upright(bytes: Buffer, { extension }: OriginalFacts, part: Part) {
  const { autoOrient, hasAlpha } = await open(bytes).metadata();
  if (extension !== 'svg') return { ...autoOrient, hasAlpha, picture: open(bytes) };
  // So wide that the part is as wide as pictures are shown, within reason.
  const wide = Math.min(Math.round(LARGEST / Math.max(part.width, 0.01)), 4 * LARGEST);
  const drawn = await open(bytes, wide, autoOrient.width)
    .resize(wide)
    .png()
    .toBuffer({ resolveWithObject: true });
  return { ...drawn.info, hasAlpha: true, picture: open(drawn.data) };
}
