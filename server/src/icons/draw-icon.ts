import { open } from '@dp/api/media/inspect-picture.ts';
import type { AppIcon } from '@dp/contract/app-icons.ts';

/** Behind transparent parts of a picture, which phones would show black or in another colour. */
const GROUND = '#ffffff';

const SHAPES: Readonly<Record<AppIcon, { readonly size: number; readonly filled: boolean }>> = {
  'icon-192': { size: 192, filled: false },
  'icon-512': { size: 512, filled: false },
  'icon-maskable-512': { size: 512, filled: true },
  'apple-touch-icon': { size: 180, filled: true },
};

/** Draws an icon out of the owner's picture, as PNG: the only kind of picture that every phone takes. */
export async function drawIcon(original: Buffer, icon: AppIcon): Promise<Buffer> {
  const { size, filled } = SHAPES[icon];
  const drawn = open(original).resize(size, size, { fit: 'cover' });
  return (filled ? drawn.flatten({ background: GROUND }) : drawn)
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer();
}
