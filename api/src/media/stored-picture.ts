import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { Picture } from '@dp/contract/pictures.ts';
import type { ROOMS } from '@dp/contract/product-values.ts';

/** A picture as stored in catalogue rows: the contract's picture with its alt text in both languages. */
export type StoredPicture = Omit<Picture, 'alt'> & {
  readonly alt: Bilingual;
  /** Of a product: the room that it is shown in, where there is more to be seen than the product. */
  readonly room?: (typeof ROOMS)[number] | undefined;
};

/** The picture in one language. */
export function pictureIn(locale: Locale, { room, alt, ...picture }: StoredPicture): Picture {
  return { ...picture, alt: alt[locale] };
}
