import { idInAddress } from '@dp/contract/picture-address.ts';
import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { idsInPicture } from '../media/picture-id.ts';
import type { PictureFacts } from '../media/picture-source.ts';
import type { StoredPicture } from '../media/stored-picture.ts';

/** The texts of a brand or category as its row has them. */
export interface GroupTexts {
  readonly nameAr: string;
  readonly nameEn: string;
  readonly descriptionAr: string;
  readonly descriptionEn: string;
}

interface GivenTexts {
  readonly name_ar: string;
  readonly name_en: string;
  readonly description_ar: string;
  readonly description_en: string;
}

/** The texts as staff write them. */
export function presentTexts(row: GroupTexts): GivenTexts {
  return {
    name_ar: row.nameAr,
    name_en: row.nameEn,
    description_ar: row.descriptionAr,
    description_en: row.descriptionEn,
  };
}

/** The texts as the row stores them. */
export function storedTexts(given: GivenTexts): GroupTexts {
  return {
    nameAr: given.name_ar,
    nameEn: given.name_en,
    descriptionAr: given.description_ar,
    descriptionEn: given.description_en,
  };
}

/** A picture of a record, described by the record's words, as the row stores it. */
export function describedPicture(
  picture: PictureFacts | null,
  [ar, en]: readonly [string, string],
): StoredPicture | null {
  return picture && { ...picture, alt: { ar, en } };
}

/** A record's picture as staff see and choose it. */
export function presentPicture(picture: StoredPicture | null): StoredPictureFacts | null {
  if (picture === null) return null;
  const { alt: _, room: __, ...facts } = picture;
  return { ...facts, ...idsInPicture(facts) };
}

/** A record's picture as the audit trail names it. */
export function auditedPicture(picture: StoredPicture | null): string | null {
  return picture && idInAddress(picture.src);
}

/** A record's picture with its light pass as the audit trail names them. */
export function auditedPasses(picture: StoredPicture | null) {
  const light = picture?.light_src ?? null;
  return { picture: auditedPicture(picture), picture_light: light && idInAddress(light) };
}
