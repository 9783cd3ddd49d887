import type { Bilingual } from '@dp/contract/locale.ts';
import { pictureAddress } from '@dp/contract/picture-address.ts';
import type { ChosenPicture } from '@dp/contract/staff/pictures.ts';
import { pictureInStore } from '../media/choose-picture.ts';
import type { MediaStore } from '../media/media-port.ts';
import type { PictureFacts } from '../media/picture-source.ts';
import type { StoredPicture } from '../media/stored-picture.ts';

/**
 * The pictures that staff have chosen for a product, as its row stores them.
 *
 * @param present those that the product, or the one it is a copy of, has already: they are not looked for in the
 *   store, so that a product can be edited while the store is away.
 * @param name describes a picture without words of its own.
 * @throws ProblemError 422 `picture_unusable` for one that the store does not have or whose passes do not fit;
 *   503 `media_away`.
 */
export async function choosePictures(
  media: MediaStore,
  present: readonly StoredPicture[],
  chosen: readonly ChosenPicture[],
  name: Bilingual,
): Promise<StoredPicture[]> {
  const known = new Map(present.map(({ alt: _, room: __, ...facts }) => [keyOf(facts), facts]));
  return Promise.all(
    chosen.map(async ({ id, light_id, alt_ar, alt_en, room }) => {
      const key = keyOf({
        src: pictureAddress(id),
        light_src: light_id && pictureAddress(light_id),
      });
      const facts = known.get(key) ?? (await pictureInStore(media, id, light_id));
      return {
        ...facts,
        alt: { ar: alt_ar || name.ar, en: alt_en || name.en },
        ...(room === null ? {} : { room }),
      };
    }),
  );
}

function keyOf({ src, light_src }: Pick<PictureFacts, 'src' | 'light_src'>): string {
  return `${src} ${light_src}`;
}
