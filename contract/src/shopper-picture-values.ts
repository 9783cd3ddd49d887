/** Largest picture that a shopper sends, in bytes. */
export const SHOPPER_PICTURE_BYTES_MAX = 12 * 1_024 * 1_024;
/** What a browser offers to choose; what is accepted is decided by content. */
export const SHOPPER_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
