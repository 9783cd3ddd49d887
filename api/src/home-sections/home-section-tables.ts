import type { SectionLink } from '@dp/contract/home-sections.ts';
import { SECTION_LOOKS } from '@dp/contract/home-values.ts';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Conditions of a section, all of which its products meet. */
export interface SectionConditions {
  /** Categories with all their descendants; without any, the whole shop. */
  readonly categories: readonly number[];
  /** Categories, with their descendants, that are left out. */
  readonly except: readonly number[];
  /** Tags of which a product must have one; without any, it needs none. */
  readonly tags: readonly string[];
  readonly discounted: boolean;
  /** Newest first, instead of the shop's order. */
  readonly newest: boolean;
}

/**
 * What a section shows: some products in the owner's order, or those that meet conditions. Ids have no foreign
 * keys: a product that was removed is passed over, and a category that a section names is not removed
 * (`removeCategory`).
 */
export type SectionSelection = { readonly products: readonly number[] } | SectionConditions;

/** Sections of the home page, below its fixed parts. */
export const homeSections = pgTable('home_sections', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  titleAr: text('title_ar').notNull(),
  titleEn: text('title_en').notNull(),
  look: text({ enum: SECTION_LOOKS }).notNull(),
  selection: jsonb().$type<SectionSelection>().notNull(),
  /** How many products it shows at most. */
  count: integer().notNull(),
  link: jsonb().$type<SectionLink>(),
  /** First and last day on which it shows, both inclusive, in Cairo. */
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  /** Staff have hidden it, whatever its dates. */
  hidden: boolean().notNull().default(false),
  position: integer().notNull().default(0),
  /** Grows with every edit, also by an import, and not when staff move a section. */
  version: integer().notNull().default(1),
});
