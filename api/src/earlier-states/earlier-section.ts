import { SECTION_LISTS, SECTION_LOOKS } from '@dp/contract/home-values.ts';
import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { StaffSection } from '@dp/contract/staff/home-page.ts';
import { z } from 'zod';
import { type ProductGroups, readProductGroups } from '../catalog/product-groups.ts';
import { auditedSection } from '../home-desk/audited-section.ts';
import { openDeskView } from '../home-desk/home-state.ts';
import { presentSections } from '../home-desk/section-desk.ts';
import { readHomeSections } from '../home-sections/home-section-queries.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { changesOf } from './changes-of.ts';
import { namedRecords, productsLeft } from './earlier-products.ts';
import type { EarlierSubject, EarlierView } from './earlier-subject.ts';
import { idIn } from './id-in.ts';
import { openRecord } from './open-record.ts';

const words = {
  title_ar: z.string(),
  title_en: z.string(),
  look: z.enum(SECTION_LOOKS),
  count: z.int(),
  link: z
    .union([
      z.string(),
      z.object({ kind: z.enum(['category', 'brand']), id: z.int(), name: z.string() }),
    ])
    .nullable(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  hidden: z.boolean(),
};
const state = z.union([
  z.object({ ...words, products: namedRecords }),
  z.object({
    ...words,
    categories: namedRecords,
    except: namedRecords,
    tags: z.array(z.string()),
    discounted: z.boolean(),
    newest: z.boolean(),
  }),
]);
type State = z.output<typeof state>;
/** A part of a section in a state; undefined where nothing of it is left. */
interface Part<T> {
  readonly now: T | undefined;
  readonly lost: readonly string[];
}

/**
 * What a removed section is besides its state: it is added as a new one. Where nothing is left of what it showed, it
 * has no products, so that they are chosen before it is saved.
 */
const NO_SECTION: Omit<StaffSection, keyof typeof words> = {
  id: 0,
  slug: '',
  version: 0,
  state: 'hidden',
  selection: { products: [] },
  found: 0,
  first: [],
  named: [],
};

/** Sections of the home page; their places are moved, not edited. */
export const earlierSection: EarlierSubject<'section'> = {
  permission: 'content.edit',
  open: async (view, id) => {
    const { db } = view.deps;
    const row = id === REMOVED ? null : await readSection(view, id);
    const [shown] = row
      ? await presentSections(await openDeskView(view.deps), [row], view.locale)
      : [];
    const present = shown ?? NO_SECTION;
    return openRecord(state, {
      changes: changesOf('section', id),
      now: row && (await auditedSection(db, row)),
      inState: async (then) => {
        const { title_ar, title_en, look, count, starts_on, ends_on, hidden } = then;
        const groups = await readProductGroups(db);
        const chosen = await selectionIn(view, groups, then);
        const link = linkIn(groups, then.link);
        return {
          record: {
            ...present,
            ...{ title_ar, title_en, look, count, starts_on, ends_on, hidden },
            ...chosen.now,
            link: link === undefined ? (shown?.link ?? null) : link,
          },
          lost: [...chosen.lost, ...(link === undefined ? ['link'] : [])],
        };
      },
    });
  },
};

async function readSection({ deps: { db } }: EarlierView, id: string) {
  const wanted = idIn(id, 'section_not_found');
  const row = (await readHomeSections(db)).find((each) => each.id === wanted);
  if (!row) throw new ProblemError(404, 'section_not_found');
  return row;
}

/** What a section showed, without what is gone; where nothing is left it would show everything instead. */
async function selectionIn(
  view: EarlierView,
  { categories }: ProductGroups,
  then: State,
): Promise<Part<Pick<StaffSection, 'selection' | 'named'>>> {
  if ('products' in then) {
    const { left, lost } = await productsLeft(view, then.products);
    if (left.length === 0) return { now: undefined, lost };
    return { now: { selection: { products: left.map(({ id }) => id) }, named: [...left] }, lost };
  }
  const { tags, discounted, newest } = then;
  const left = (ids: typeof then.categories) =>
    ids.map(({ id }) => id).filter((id) => categories.has(id));
  const chosen = left(then.categories);
  const except = left(then.except);
  const lost = [
    ...(chosen.length < then.categories.length ? ['categories'] : []),
    ...(except.length < then.except.length ? ['except'] : []),
  ];
  if (chosen.length === 0 && then.categories.length > 0) return { now: undefined, lost };
  const selection = { categories: chosen, except, tags, discounted, newest };
  return { now: { selection, named: [] }, lost };
}

/** Where a section led; undefined where the shop no longer has it. */
function linkIn(
  { categories, brands }: ProductGroups,
  link: State['link'],
): StaffSection['link'] | undefined {
  if (link === null) return null;
  if (typeof link === 'string') {
    const list = SECTION_LISTS.find((each) => each === link);
    return list && { kind: 'list', list };
  }
  const { kind, id } = link;
  return (kind === 'category' ? categories : brands).has(id) ? { kind, id } : undefined;
}
