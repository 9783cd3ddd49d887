import { editedRows } from '../database/edited-rows.ts';
import { brands } from './brand-tables.ts';

export type BrandRow = typeof brands.$inferSelect;
/** What staff decide about a brand besides its place. */
export type BrandFields = Pick<
  BrandRow,
  'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn' | 'logo'
>;

export const brandRows = editedRows(brands);
