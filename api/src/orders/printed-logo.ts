import { idInAddress } from '@dp/contract/picture-address.ts';
import type { AppDeps } from '../deps.ts';
import { readShop } from '../shop-settings/shop-details.ts';

/** Pixels of the logo on paper: three for each point of its room. */
const ROOM = { width: 510, height: 114 } as const;

/** Reads the shop's logo as PDF documents need it: as PNG, made once for each logo. */
export type ReadPrintedLogo = () => Promise<Uint8Array | undefined>;

/** @returns undefined from the reader for a shop without a logo, and while the media store is away. */
export function printedLogoReader({ db, media }: Pick<AppDeps, 'db' | 'media'>): ReadPrintedLogo {
  let made: { readonly id: string; readonly png: Uint8Array } | undefined;
  return async () => {
    const { logo } = (await readShop(db)).details;
    if (logo === null) return undefined;
    const id = idInAddress(logo.src);
    if (made?.id === id) return made.png;
    try {
      const original = await media.get(id);
      // Loaded with the first logo: the image library would slow down every start.
      const { open } = await import('../media/inspect-picture.ts');
      const png = await open(original)
        .resize({ ...ROOM, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer();
      made = { id, png };
      return png;
    } catch {
      // An invoice without its logo is better than none.
      return undefined;
    }
  };
}
