/** Many products as rows of a table. Money in EGP, discounts in percent; categories and brands by slug. */
import { z } from 'zod';
import { ERROR_CODES } from '../error-codes.ts';
import { idField } from '../fields.ts';
import { STAFF_ERROR_CODES } from './error-codes.ts';
import {
  GRID_CHANGES_MAX,
  GRID_ROWS_MAX,
  GRID_SORTS,
  UNDO_EXCEPTIONS,
} from './product-grid-values.ts';
import { PRODUCT_STATES } from './product-values.ts';
import { editedFields, listStaffProductsQuery, staffProduct } from './products.ts';
import { actor, moment, version } from './shipment-fields.ts';

export const listGridProductsQuery = listStaffProductsQuery.omit({ before: true }).extend({
  sort: z.enum(GRID_SORTS, { error: 'invalid' }).default('newest'),
  descending: z.stringbool({ error: 'invalid' }).default(false),
});
export const gridRow = staffProduct
  .pick({
    id: true,
    sku: true,
    version: true,
    name_ar: true,
    name_en: true,
    category: true,
    brand: true,
    list_price: true,
    discount: true,
    stock: true,
    featured: true,
    item_code: true,
    unit_type: true,
  })
  .extend({
    state: z.enum(PRODUCT_STATES),
    /** It goes on sale, or its discount begins or ends, by itself: such dates are for the product's own page. */
    dated: z.object({ state: z.boolean(), discount: z.boolean() }),
  });
export type GridRow = z.infer<typeof gridRow>;
export const readGridRowsBody = z.strictObject({
  ids: z.array(idField, { error: 'required' }).min(1, 'required').max(GRID_ROWS_MAX, 'too_big'),
});
/**
 * All products that fit, in their order, as `writeIdList` writes them, and the rows of the first ones. `more`:
 * further products fit the text.
 */
export const gridProductsResponse = z.object({
  data: z.object({ ids: z.string(), rows: z.array(gridRow) }),
  more: z.boolean(),
});
/** Products that are gone are left out. */
export const gridRowsResponse = z.object({ data: z.array(gridRow) });

export type GridEdit = z.output<typeof editedFields>;
export const saveGridRowsBody = z.strictObject({
  /** An earlier call's save that this one belongs to. */
  save: idField.nullable(),
  changes: z
    .array(
      z.strictObject({
        id: idField,
        version,
        set: z.record(z.string().max(40, 'too_long'), z.unknown()),
      }),
      { error: 'required' },
    )
    .min(1, 'required')
    .max(GRID_CHANGES_MAX, 'too_big')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'invalid'),
});
/** One row's fields, checked one by one, so that one wrong row does not refuse the others. */
export const gridEdit = editedFields;

const errorCode = z.enum([...ERROR_CODES, ...STAFF_ERROR_CODES]);
/** A row that was saved or had nothing to change, one that somebody changed first, and one that is refused. */
const savedRow = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), row: gridRow }),
  z.object({ outcome: z.literal('changed'), row: gridRow }),
  z.object({
    outcome: z.literal('refused'),
    id: z.int(),
    code: errorCode,
    /** By field of the row. */
    fields: z.record(z.string(), z.string()),
  }),
]);
export type SavedGridRow = z.infer<typeof savedRow>;
/** `save` is null when nothing was changed. */
export const saveGridRowsResponse = z.object({
  data: z.object({ save: z.int().nullable(), rows: z.array(savedRow) }),
});

export const gridSave = z.object({
  id: z.int(),
  at: moment,
  actor,
  /** Products that it changed, and of these those that were changed back. */
  rows: z.int(),
  undone: z.int(),
  /** Products that an undo has not looked at yet. */
  pending: z.int(),
  /** Products that an undo left as they are, at most 50 of them. */
  left: z.array(
    z.object({ id: z.int(), sku: z.string(), name: z.string(), why: z.enum(UNDO_EXCEPTIONS) }),
  ),
});
export type GridSave = z.infer<typeof gridSave>;
export const gridSaveResponse = z.object({ data: gridSave });
export const gridSavesResponse = z.object({ data: z.array(gridSave) });
