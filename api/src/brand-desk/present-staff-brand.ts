import type { addBrandBody, StaffBrand } from '@dp/contract/staff/brands.ts';
import type { z } from 'zod';
import type { BrandFields, BrandRow } from '../brands/brand-rows.ts';
import {
  auditedPicture,
  describedPicture,
  presentPicture,
  presentTexts,
  storedTexts,
} from '../catalog/group-fields.ts';
import type { PictureFacts } from '../media/picture-source.ts';

/** A brand as staff edit it. */
export function presentStaffBrand(row: BrandRow): StaffBrand {
  return {
    id: row.id,
    slug: row.slug,
    ...presentTexts(row),
    logo: presentPicture(row.logo),
    version: row.version,
  };
}

/** A brand as the audit trail shows it. */
export function auditedBrand(row: BrandRow) {
  return { ...presentTexts(row), logo: auditedPicture(row.logo) };
}

/** What is stored of a brand's fields; its logo is described by its name. */
export function brandFields(
  given: z.output<typeof addBrandBody>,
  logo: PictureFacts | null,
): BrandFields {
  return {
    ...storedTexts(given),
    logo: describedPicture(logo, [given.name_ar, given.name_en]),
  };
}

/** The picture that is chosen as the logo: a drawing has no light pass. */
export function logoOf({ logo_id }: Pick<z.output<typeof addBrandBody>, 'logo_id'>) {
  return { picture_id: logo_id, light_id: null };
}
