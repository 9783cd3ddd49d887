import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { Picture } from '@dp/contract/pictures.ts';

/** A picture as stored in catalogue rows: the contract's picture with its alt text in both languages. */
export type StoredPicture = Omit<Picture, 'alt'> & { readonly alt: Bilingual };

/** The picture in one language. */
export function pictureIn(locale: Locale, stored: StoredPicture): Picture {
  return { ...stored, alt: stored.alt[locale] };
}
