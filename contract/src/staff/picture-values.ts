/** Limits of pictures as plain data, which browsers load without zod. */

/** Largest picture file, in bytes. */
export const PICTURE_BYTES_MAX = 30 * 1_024 * 1_024;
/** Most pictures of one product. */
export const PRODUCT_PICTURES_MAX = 12;
/** Longest alternative text, in characters. */
export const PICTURE_ALT_MAX_LENGTH = 200;
/** Narrowest picture that is worth showing, in pixels. */
export const PICTURE_NARROWEST = 100;
/** What of the types below a logo may be: invoices and mails need pixels. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Media types of the files that a browser offers to choose; what is accepted is decided by content. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const;
