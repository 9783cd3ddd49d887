import type { ProductPicture, StoredPictureFacts } from '@dp/contract/staff/pictures.ts';

/** The pictures of a product as they are chosen, in their order. */
export type ChosenPictures = readonly ProductPicture[];

/** With a new picture at the end; undefined where it is among them already. */
export function withNew(pictures: ChosenPictures, stored: StoredPictureFacts) {
  if (pictures.some(({ id }) => id === stored.id)) return undefined;
  return [...pictures, { ...stored, alt_ar: '', alt_en: '', room: null }];
}

/** With one picture in another place; places outside the list are its ends. */
export function moved(pictures: ChosenPictures, id: string, place: number): ChosenPictures {
  const picture = pictures.find((each) => each.id === id);
  if (picture === undefined) return pictures;
  return pictures.filter((each) => each !== picture).toSpliced(Math.max(place, 0), 0, picture);
}

/** With other words, or another file, for one picture. */
export function changed(
  pictures: ChosenPictures,
  id: string,
  change: Partial<ProductPicture>,
): ChosenPictures {
  return pictures.map((each) => (each.id === id ? { ...each, ...change } : each));
}

/** Pictures that were among the product's and are no longer, each once; they can be put back. */
export function takenOff(before: ChosenPictures, pictures: ChosenPictures): ChosenPictures {
  const ids = new Set(pictures.map(({ id }) => id));
  return before.filter(({ id }) => {
    const isOff = !ids.has(id);
    ids.add(id);
    return isOff;
  });
}
