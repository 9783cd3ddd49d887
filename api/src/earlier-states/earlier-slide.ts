import { SLIDE_PAGES } from '@dp/contract/home-values.ts';
import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { StaffSlide } from '@dp/contract/staff/home-page.ts';
import { z } from 'zod';
import { readSlideRows } from '../carousel/carousel-queries.ts';
import { readProductGroups } from '../catalog/product-groups.ts';
import { auditedSlide } from '../home-desk/audited-slide.ts';
import { openDeskView } from '../home-desk/home-state.ts';
import { presentSlides } from '../home-desk/slide-desk.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readChosenProducts } from '../products/chosen-products.ts';
import { changesOf } from './changes-of.ts';
import { earlierPicture } from './earlier-picture.ts';
import type { EarlierSubject, EarlierView } from './earlier-subject.ts';
import { idIn } from './id-in.ts';
import { openRecord } from './open-record.ts';

const text = z.string();
const state = z.object({
  title_ar: text,
  title_en: text,
  subtitle_ar: text,
  subtitle_en: text,
  action_ar: text,
  action_en: text,
  picture: text.nullable(),
  /** Rows from before light passes were recorded say nothing of one, and of a link only the name. */
  picture_light: text.nullable().default(null),
  link: z
    .union([
      text,
      z.object({ kind: z.enum(['category', 'brand', 'product']), id: z.int(), name: text }),
    ])
    .nullable(),
  starts_on: text.nullable(),
  ends_on: text.nullable(),
  hidden: z.boolean(),
});
type Target = Pick<StaffSlide, 'link' | 'product'>;

/** What a removed slide is besides its state: it is added as a new one. */
const NO_SLIDE = {
  id: 0,
  slug: '',
  version: 0,
  state: 'hidden',
  picture: null,
  link: null,
  product: null,
} as const;

/** Slides of the home page; their places are moved, not edited. */
export const earlierSlide: EarlierSubject<'slide'> = {
  permission: 'content.edit',
  open: async (view, id) => {
    const { db, media } = view.deps;
    const row = id === REMOVED ? null : await readSlide(view, id);
    const [shown] = row
      ? await presentSlides(await openDeskView(view.deps), [row], view.locale)
      : [];
    const present = shown ?? NO_SLIDE;
    return openRecord(state, {
      changes: changesOf('slide', id),
      now: row && (await auditedSlide(db, row)),
      inState: async ({ picture: id, picture_light: light, link, ...words }) => {
        const { picture, lost } = await earlierPicture(media, { id, light }, present.picture);
        const target = await targetOf(view, link);
        return {
          record: { ...present, ...words, picture, ...target },
          lost: [...(lost ? ['picture'] : []), ...(target === undefined ? ['link'] : [])],
        };
      },
    });
  },
};

async function readSlide({ deps: { db } }: EarlierView, id: string) {
  const wanted = idIn(id, 'slide_not_found');
  const row = (await readSlideRows(db)).find((each) => each.id === wanted);
  if (!row) throw new ProblemError(404, 'slide_not_found');
  return row;
}

/** Where a slide led; undefined where the shop no longer has it. */
async function targetOf(
  { deps: { db }, locale }: EarlierView,
  link: z.output<typeof state>['link'],
): Promise<Target | undefined> {
  if (link === null) return { link: null, product: null };
  if (typeof link === 'string') {
    const page = SLIDE_PAGES.find((each) => each === link);
    return page && { link: { kind: 'page', page }, product: null };
  }
  if (link.kind === 'product') {
    const product = (await readChosenProducts(db, [link.id], locale)).get(link.id);
    return product && { link: { kind: 'product', id: product.id }, product };
  }
  const { categories, brands } = await readProductGroups(db);
  const { kind, id } = link;
  const isThere = (kind === 'category' ? categories : brands).has(id);
  return isThere ? { link: { kind, id }, product: null } : undefined;
}
