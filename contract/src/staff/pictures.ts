/** Pictures as staff upload them and choose them for records. */
import { z } from 'zod';
import { optionalText } from '../fields.ts';
import { picture } from '../pictures.ts';
import { ROOMS } from '../product-values.ts';
import { PICTURE_ALT_MAX_LENGTH } from './picture-values.ts';

/** What a browser sends a file as, and what the server gets of it. */
type FileBytes = Uint8Array | { readonly size: number; readonly type: string };

/** A file as the request's whole body; it holds one picture and its name does not matter. */
export const pictureFile = z.custom<FileBytes>((body) => body instanceof Uint8Array, 'required');

/** A picture in the media store, by its content. */
export const pictureIdField = z.string({ error: 'required' }).regex(/^[0-9a-f]{24}$/, 'invalid');
export const pictureParameters = z.strictObject({ id: pictureIdField });

const share = z.number({ error: 'not_a_number' }).min(0, 'too_small').max(1, 'too_big');

/** The part to cut out, in shares of the upright picture: from 0 to 1, from its left and top edges. */
export const cropPictureBody = z.strictObject({
  left: share,
  top: share,
  width: share,
  height: share,
  /** The picture's light pass, of which the same part is cut out. */
  light_id: pictureIdField.nullable(),
});

/** The one picture of a record, in the media store, and its light pass, if it has one. */
export const onePicture = {
  picture_id: pictureIdField.nullable(),
  light_id: pictureIdField.nullable().default(null),
};

/** A stored picture, as a record can refer to it and as it is shown. */
export const storedPicture = picture
  .omit({ alt: true })
  .extend({ id: z.string(), light_id: z.string().nullable() });
export type StoredPictureFacts = z.infer<typeof storedPicture>;
export const storedPictureResponse = z.object({ data: storedPicture });

/** Two uploaded photographs of a lamp, one with it off and one with it on, in either order. */
export const pairPhotographsBody = z.strictObject({
  first_id: pictureIdField,
  second_id: pictureIdField,
});
const lampPicture = storedPicture.extend({
  /** Whether the lamp was on in the first photograph. */
  swapped: z.boolean(),
});
export type LampPicture = z.infer<typeof lampPicture>;
export const lampPictureResponse = z.object({ data: lampPicture });

const alt = optionalText(PICTURE_ALT_MAX_LENGTH).transform((text) => text ?? '');

/**
 * A picture that a product shall have; without words it is described by the product's name. What else a
 * `productPicture` says follows from the file and is ignored.
 */
export const chosenPicture = z.object({
  id: pictureIdField,
  light_id: pictureIdField.nullable(),
  alt_ar: alt,
  alt_en: alt,
  room: z.enum(ROOMS, { error: 'invalid' }).nullable(),
});
export type ChosenPicture = z.output<typeof chosenPicture>;

/** A picture that a product has. */
export const productPicture = storedPicture.extend({
  alt_ar: z.string(),
  alt_en: z.string(),
  room: z.enum(ROOMS).nullable(),
});
export type ProductPicture = z.infer<typeof productPicture>;
