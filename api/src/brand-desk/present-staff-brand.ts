import type { addBrandBody, StaffBrand } from '@dp/contract/staff/brands.ts';
import type { z } from 'zod';
import type { BrandFields, BrandRow } from '../brands/brand-rows.ts';
import { idInAddress, idsInPicture } from '../media/picture-id.ts';
import type { PictureFacts } from '../media/picture-source.ts';

type Given = z.output<typeof addBrandBody>;

/** A brand as staff edit it. */
export function presentStaffBrand(row: BrandRow): StaffBrand {
  return {
    id: row.id,
    slug: row.slug,
    ...texts(row),
    logo: row.logo && presentLogo(row.logo),
    version: row.version,
  };
}

/** A brand as the audit trail shows it. */
export function auditedBrand(row: BrandRow) {
  return { ...texts(row), logo: row.logo && idInAddress(row.logo.src) };
}

/** What is stored of a brand's fields; its logo is described by its name. */
export function brandFields(given: Given, logo: PictureFacts | null): BrandFields {
  const { name_ar: nameAr, name_en: nameEn } = given;
  return {
    nameAr,
    nameEn,
    descriptionAr: given.description_ar,
    descriptionEn: given.description_en,
    logo: logo && { ...logo, alt: { ar: nameAr, en: nameEn } },
  };
}

function texts({ nameAr, nameEn, descriptionAr, descriptionEn }: BrandFields) {
  return {
    name_ar: nameAr,
    name_en: nameEn,
    description_ar: descriptionAr,
    description_en: descriptionEn,
  };
}

function presentLogo({ alt: _, room: __, ...facts }: NonNullable<BrandRow['logo']>) {
  return { ...facts, ...idsInPicture(facts) };
}
