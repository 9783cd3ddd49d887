import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import { z } from 'zod';
import { auditedBrand, presentStaffBrand } from '../brand-desk/present-staff-brand.ts';
import { readBrand } from '../brands/brand-queries.ts';
import { readCategory } from '../categories/category-queries.ts';
import { auditedCategory, presentStaffCategory } from '../category-desk/present-staff-category.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { changesOf } from './changes-of.ts';
import { earlierPicture } from './earlier-picture.ts';
import type { EarlierSubject } from './earlier-subject.ts';
import { idIn } from './id-in.ts';
import { openRecord } from './open-record.ts';

const texts = {
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
};
const categoryState = z.object({
  ...texts,
  picture: z.string().nullable(),
  /** Rows from before light passes were recorded say nothing of one. */
  picture_light: z.string().nullable().default(null),
});
const brandState = z.object({ ...texts, logo: z.string().nullable() });

/** What a removed one is besides its state: it is added as a new one. */
const NONE = { id: 0, slug: '', version: 0 };

/** Names, texts and pictures of categories; their places are moved, not edited. */
export const earlierCategory: EarlierSubject<'category'> = {
  permission: 'content.edit',
  open: async ({ deps: { db, media } }, id) => {
    const row = id === REMOVED ? null : await readCategory(db, idIn(id, 'category_not_found'));
    if (row === undefined) throw new ProblemError(404, 'category_not_found');
    const present = row ? presentStaffCategory(row) : { ...NONE, parent_id: null, picture: null };
    return openRecord(categoryState, {
      changes: changesOf('category', id),
      now: row && auditedCategory(row),
      inState: async ({ picture: id, picture_light: light, ...words }) => {
        const { picture, lost } = await earlierPicture(media, { id, light }, present.picture);
        return { record: { ...present, ...words, picture }, lost: lost ? ['picture'] : [] };
      },
    });
  },
};

/** Names, texts and logos of brands. */
export const earlierBrand: EarlierSubject<'brand'> = {
  permission: 'products.edit',
  open: async ({ deps: { db, media } }, id) => {
    const row = id === REMOVED ? null : await readBrand(db, idIn(id, 'brand_not_found'));
    if (row === undefined) throw new ProblemError(404, 'brand_not_found');
    const present = row ? presentStaffBrand(row) : { ...NONE, logo: null };
    return openRecord(brandState, {
      changes: changesOf('brand', id),
      now: row && auditedBrand(row),
      inState: async ({ logo: id, ...words }) => {
        const { picture, lost } = await earlierPicture(media, { id, light: null }, present.logo);
        return { record: { ...present, ...words, logo: picture }, lost: lost ? ['logo'] : [] };
      },
    });
  },
};
