import { idInAddress } from '@dp/contract/picture-address.ts';
import type { AppDeps } from '../deps.ts';
import { readShop } from '../shop-settings/shop-details.ts';

/** Pixels of the logo on paper: three for each point of its room. */
const ROOM = { width: 510, height: 114 } as const;

/** The shop's mark on paper. */
export interface PrintedMark {
  /** What stands beside a dot where there is no logo. */
  readonly title: string;
  /** As PNG; undefined for a shop without one, and while the media store is away. */
  readonly logo?: Uint8Array | undefined;
}

/** Reads the shop's mark as PDF documents need it; its logo is made once. */
export type ReadPrintedMark = () => Promise<PrintedMark>;

export function printedMarkReader({ db, media }: Pick<AppDeps, 'db' | 'media'>): ReadPrintedMark {
  let made: { readonly id: string; readonly png: Uint8Array } | undefined;
  return async () => {
    const { title, logo } = (await readShop(db)).details;
    if (logo === null) return { title };
    const id = idInAddress(logo.src);
    if (made?.id === id) return { title, logo: made.png };
    try {
      const original = await media.get(id);
      // Loaded with the first logo: the image library would slow down every start.
      const { open } = await import('../media/inspect-picture.ts');
      const png = await open(original)
        .resize({ ...ROOM, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer();
      made = { id, png };
      return { title, logo: png };
    } catch {
      // An invoice without its logo is better than none.
      return { title };
    }
  };
}
