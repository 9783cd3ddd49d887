import type { Locale } from '@dp/contract/locale.ts';
import type { addSectionBody, StaffSection } from '@dp/contract/staff/home-page.ts';
import type { z } from 'zod';
import { fillSections } from '../browse/fill-sections.ts';
import { sectionList } from '../browse/section-list.ts';
import { showsAt } from '../browse/shows-at.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import type { HomeSectionFields } from '../home-sections/home-section-rows.ts';
import { readChosenProducts } from '../products/chosen-products.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { type DeskView, homeStateOf } from './home-state.ts';

/** Products of a section that the list of sections shows. */
const FIRST = 6;

type Chosen = Pick<HomeSectionRow, 'selection' | 'count'>;

/** Sections as staff edit them, with what they show now. */
export async function presentSections(
  { db, reader, at }: DeskView,
  rows: readonly HomeSectionRow[],
  locale: Locale,
): Promise<StaffSection[]> {
  const idsOf = productsAtPlaces(rows, reader, at, locale);
  const shown = rows.map((row) => {
    const { found } = findProducts(row, reader, locale);
    const ids = idsOf.get(row.id) ?? [];
    return { row, ids, found, first: ids.slice(0, FIRST), named: namedBy(row) };
  });
  const wanted = shown.flatMap(({ first, named }) => [...first, ...named]);
  const products = await readChosenProducts(db, wanted, locale);
  const present = (some: readonly number[]) => some.flatMap((id) => products.get(id) ?? []);
  return shown.map(({ row, ids, found, first, named }) => ({
    id: row.id,
    slug: row.slug,
    title_ar: row.titleAr,
    title_en: row.titleEn,
    look: row.look,
    selection: mutable(row.selection),
    count: row.count,
    link: row.link,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    hidden: row.hidden,
    version: row.version,
    state: homeStateOf(row, at, ids.length === 0),
    found,
    first: present(first),
    named: present(named),
  }));
}

/** The ids that sections show at their places, by section: without what home shows above them. */
function productsAtPlaces(
  rows: readonly HomeSectionRow[],
  reader: CatalogReader,
  at: Date,
  locale: Locale,
): ReadonlyMap<number, readonly number[]> {
  const given = new Set(rows.map(({ id }) => id));
  const inOrder = [...rows, ...reader.homeSections.filter(({ id }) => !given.has(id))].sort(
    (a, b) => a.position - b.position || a.id - b.id,
  );
  // As ones that are not saved: what was saved a moment ago may not be in this snapshot yet.
  const asGiven = inOrder.map((row) => ({ ...row, id: given.has(row.id) ? null : row.id }));
  const filled = fillSections(asGiven, reader, locale, (row) => showsAt(row, at, reader));
  return new Map(inOrder.map(({ id }, place) => [id, filled[place]?.ids ?? []]));
}

/** The ids that a section would show alone, and how many products there are for it. */
export function findProducts(
  { selection, count }: Chosen,
  reader: CatalogReader,
  locale: Locale,
): { readonly ids: readonly number[]; readonly found: number } {
  if ('products' in selection) {
    const onSale = reader.onSale(selection.products);
    return { ids: onSale.slice(0, count), found: onSale.length };
  }
  // As one that is not saved: what was saved a moment ago may not be in this snapshot yet.
  const { scope, request } = sectionList({ id: null, selection, count }, reader, locale);
  const { ids, total } = reader.page(scope, request);
  return { ids, found: total };
}

/** What is stored of what staff write. */
export function sectionFields(given: z.output<typeof addSectionBody>): HomeSectionFields {
  return {
    titleAr: given.title_ar,
    titleEn: given.title_en,
    look: given.look,
    selection: given.selection,
    count: given.count,
    link: given.link,
    startsOn: given.starts_on,
    endsOn: given.ends_on,
    hidden: given.hidden,
  };
}

function namedBy({ selection }: Chosen): readonly number[] {
  return 'products' in selection ? selection.products : [];
}

function mutable(selection: Chosen['selection']): StaffSection['selection'] {
  if ('products' in selection) return { products: [...selection.products] };
  const { categories, except, tags, ...rest } = selection;
  return { ...rest, categories: [...categories], except: [...except], tags: [...tags] };
}
