/** Pictures that shoppers send and only they and staff see. */
import { z } from 'zod';

/** What a browser sends a file as, and what the server gets of it. */
type FileBytes = Uint8Array | { readonly size: number; readonly type: string };

/** A picture file as the request's whole body. */
export const shopperPictureFile = z.custom<FileBytes>(
  (body) => body instanceof Uint8Array,
  'required',
);
/** A JPEG. */
export const shopperPicture = z.custom<Uint8Array>((body) => body instanceof Uint8Array);
/** A shopper's picture as a browser gets it back. */
export const sentPicture = z.file().mime('image/jpeg');
