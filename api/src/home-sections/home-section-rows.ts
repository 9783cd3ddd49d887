import { editedRows } from '../database/edited-rows.ts';
import { homeSections } from './home-section-tables.ts';

/** What staff decide about a section besides its place. */
export type HomeSectionFields = Omit<
  typeof homeSections.$inferSelect,
  'id' | 'slug' | 'position' | 'version'
>;

export const homeSectionRows = editedRows(homeSections);
