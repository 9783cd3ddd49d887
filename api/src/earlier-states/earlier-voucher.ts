import { z } from 'zod';
import { readProductGroups } from '../catalog/product-groups.ts';
import { auditedVoucher } from '../vouchers/present-vouchers.ts';
import { getStaffVoucher } from '../vouchers/voucher-queries.ts';
import type { EarlierSubject } from './earlier-subject.ts';
import { idIn } from './id-in.ts';
import { openRecord } from './open-record.ts';

const number = z.number().nullable();
const text = z.string().nullable();
const state = z.object({
  percent: number,
  amount: number,
  minimum: z.number(),
  starts_on: text,
  ends_on: text,
  max_uses: number,
  max_uses_per_customer: number,
  category: text,
  brand: text,
});

/** Vouchers; one that has ended has no editor, but its states can still be read. */
export const earlierVoucher: EarlierSubject<'voucher'> = {
  permission: 'vouchers.edit',
  open: async ({ deps, staff }, id) => {
    const present = await getStaffVoucher(deps, staff, idIn(id, 'voucher_not_found'));
    return openRecord(state, {
      changes: { subject: { kind: 'voucher', id }, actions: ['voucher.create', 'voucher.edit'] },
      now: auditedVoucher(present),
      inState: async ({ category, brand, ...terms }) => {
        const { categories, brands } = await readProductGroups(deps.db);
        const inCategory = scopeOf(categories, category, present.category);
        const ofBrand = scopeOf(brands, brand, present.brand);
        return {
          record: { ...present, ...terms, category: inCategory.now, brand: ofBrand.now },
          lost: [...(inCategory.lost ? ['category'] : []), ...(ofBrand.lost ? ['brand'] : [])],
        };
      },
    });
  },
};

/** The scope of a slug; of one that is gone the present one, so that no voucher becomes wider unseen. */
function scopeOf<G extends { readonly slug: string }>(
  groups: ReadonlyMap<number, G>,
  slug: string | null,
  present: G | null,
): { readonly now: G | null; readonly lost: boolean } {
  if (slug === null) return { now: null, lost: false };
  const found = [...groups.values()].find((group) => group.slug === slug);
  return { now: found ?? present, lost: found === undefined };
}
