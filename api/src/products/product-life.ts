import type { ProductState } from '@dp/contract/staff/product-values.ts';
import type { ProductRow } from './product-row.ts';

/** When a product is on sale and discounted: what is in force, and what begins or ends by itself. */
export type ProductLife = Pick<ProductRow, (typeof LIFE_COLUMNS)[number]>;

/** Its columns, which are written together: what is in force and what is planned exclude each other. */
export const LIFE_COLUMNS = [
  'published',
  'draft',
  'onSaleFrom',
  'discountBasisPoints',
  'plannedDiscountBasisPoints',
  'discountFrom',
  'discountUntil',
] as const satisfies readonly (keyof ProductRow)[];

type Sale = Pick<ProductLife, 'published' | 'draft' | 'onSaleFrom'>;
type Discount = Omit<ProductLife, keyof Sale>;

/** The state that staff chose; with `onSaleFrom` a product on sale is not yet in the shop. */
export function stateOf({ published, draft, onSaleFrom }: Sale): ProductState {
  if (published || onSaleFrom !== null) return 'on_sale';
  return draft ? 'draft' : 'withdrawn';
}

/** The discount that staff chose, in basis points, in force or planned. */
export function chosenDiscount(life: Discount): number {
  return life.plannedDiscountBasisPoints ?? life.discountBasisPoints;
}

/**
 * What a choice of state means at a moment. Shoppers do not learn of a product that never was on sale until
 * it is.
 */
export function saleOf(
  state: ProductState,
  {
    from,
    wasOnSale,
    at,
  }: { readonly from: Date | null; readonly wasOnSale: boolean; readonly at: Date },
): Sale {
  if (state !== 'on_sale') return { published: false, draft: state === 'draft', onSaleFrom: null };
  return saleAt({ published: false, draft: !wasOnSale, onSaleFrom: from ?? at }, at);
}

/** What a discount means at a moment: none before its beginning and after its end. */
export function discountOf(
  basisPoints: number,
  {
    from,
    until,
    at,
  }: { readonly from: Date | null; readonly until: Date | null; readonly at: Date },
): Discount {
  const planned = {
    discountBasisPoints: 0,
    plannedDiscountBasisPoints: basisPoints,
    discountFrom: from ?? at,
    discountUntil: until,
  };
  return discountAt(planned, at);
}

/** A product's life once everything due has happened. */
export function lifeAt(life: ProductLife, at: Date): ProductLife {
  return { ...saleAt(life, at), ...discountAt(life, at) };
}

function saleAt({ published, draft, onSaleFrom }: Sale, at: Date): Sale {
  return onSaleFrom !== null && onSaleFrom <= at
    ? { published: true, draft: false, onSaleFrom: null }
    : { published, draft, onSaleFrom };
}

function discountAt(life: Discount, at: Date): Discount {
  const { plannedDiscountBasisPoints: planned, discountFrom: from, discountUntil: until } = life;
  const none = { plannedDiscountBasisPoints: null, discountFrom: null };
  if (until !== null && until <= at) {
    return { ...none, discountBasisPoints: 0, discountUntil: null };
  }
  return planned !== null && from !== null && from <= at
    ? { ...none, discountBasisPoints: planned, discountUntil: until }
    : {
        discountBasisPoints: life.discountBasisPoints,
        plannedDiscountBasisPoints: planned,
        discountFrom: from,
        discountUntil: until,
      };
}
