import { readSlideRows } from '../carousel/carousel-queries.ts';
import { type SlideFields, type SlideRow, slideRows } from '../carousel/slide-rows.ts';
import type { Db } from '../database/database.ts';
import type { EditedRows } from '../database/edited-rows.ts';
import { type HomeSectionRow, readHomeSections } from '../home-sections/home-section-queries.ts';
import { type HomeSectionFields, homeSectionRows } from '../home-sections/home-section-rows.ts';
import { auditedSection } from './audited-section.ts';
import { auditedSlide } from './audited-slide.ts';
import { type References, referencesOfSection, referencesOfSlide } from './references.ts';

/** What of every kind of part of the home page staff add, edit, move and remove in the same way. */
export interface HomePart<Row extends PartRow, Fields extends object> {
  /** Names it in the audit trail. */
  readonly kind: 'section' | 'slide';
  readonly notFound: 'section_not_found' | 'slide_not_found';
  /** All of them in the shop's order. */
  readonly list: (db: Db) => Promise<Row[]>;
  readonly rows: EditedRows<Row, Fields>;
  readonly references: (fields: Fields) => References;
  readonly audited: (tx: Db, row: Row) => Promise<Readonly<Record<string, unknown>>>;
}

export interface PartRow {
  readonly id: number;
  readonly slug: string;
  readonly position: number;
  readonly version: number;
}

export const SECTION: HomePart<HomeSectionRow, HomeSectionFields> = {
  kind: 'section',
  notFound: 'section_not_found',
  list: readHomeSections,
  rows: homeSectionRows,
  references: referencesOfSection,
  audited: auditedSection,
};

export const SLIDE: HomePart<SlideRow, SlideFields> = {
  kind: 'slide',
  notFound: 'slide_not_found',
  list: readSlideRows,
  rows: slideRows,
  references: referencesOfSlide,
  audited: auditedSlide,
};
