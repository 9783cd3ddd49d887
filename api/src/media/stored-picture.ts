import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { Picture } from '@dp/contract/pictures.ts';

/** A picture as catalogue rows keep it: the contract's picture with its text in both languages. */
export type StoredPicture = Omit<Picture, 'alt'> & { readonly alt: Bilingual };

/** The picture in one language. */
export function pictureIn(locale: Locale, stored: StoredPicture): Picture {
  return { ...stored, alt: stored.alt[locale] };
}
