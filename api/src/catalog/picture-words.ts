import type { PictureFault } from '@dp/contract/staff/error-codes.ts';

type Details = Readonly<Record<string, unknown>>;

/** Why a picture cannot be used, in words for the owner, to be read after the file's name. */
const WORDS: Readonly<Record<PictureFault, string | ((details: Details) => string)>> = {
  path_invalid: "should be a path from the catalogue file's folder, with forward slashes",
  missing: 'does not exist',
  outside: "is outside of the catalogue file's folder",
  not_a_file: 'is not a file',
  not_in_shop: 'is not a picture that the shop has',
  file_too_large: 'is a file over 30 MB',
  drawing_too_large: 'is a drawing over 4 MB',
  not_a_picture: 'is not a picture (SVG, PNG, JPEG, WebP or AVIF)',
  format_unknown: 'should be an SVG, PNG, JPEG, WebP or AVIF picture',
  heic: 'is a HEIC photograph, as iPhones save them; it should be JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible)',
  no_drawing: 'should be a PNG, JPEG or WebP picture, not a drawing',
  not_square: 'is not square',
  too_many_pixels: 'has over 100 million pixels',
  too_narrow: ({ least, width }) => `should be at least ${least} pixels wide, not ${width}`,
  proportions: 'is too long or too wide for the shop',
  damaged: 'is damaged and cannot be opened',
  light_shape: ({ day }) => `should have the same shape as "${day}"`,
  light_small: ({ day }) => `should be as large as "${day}"`,
};

/** The words for the members of a `picture_unusable` refusal. */
export function pictureFaultInWords(members: Details): string {
  const words = WORDS[members.fault as PictureFault];
  return typeof words === 'string' ? words : words(members);
}
