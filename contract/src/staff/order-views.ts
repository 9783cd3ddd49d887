import { z } from 'zod';
import { idField, requiredText } from '../fields.ts';
import { wholeField } from './fields.ts';
import { orderFilters } from './order-lists.ts';
import { versionField } from './order-page.ts';

/** The columns and filters of an order list, as its address has them. */
const definition = z.strictObject({
  filters: z.strictObject(orderFilters).partial().default({}),
  columns: z.array(z.string().regex(/^[a-z_]{1,40}$/, 'invalid')).max(30, 'too_big'),
});

export const orderView = z.object({
  id: z.int(),
  name: z.string(),
  shared: z.boolean(),
  /** Whether the caller made it. */
  own: z.boolean(),
  /** Whether they may change it: their own, and with `settings.edit` any shared one. */
  editable: z.boolean(),
  definition: z.record(z.string(), z.unknown()),
  version: z.int(),
});
export type OrderView = z.infer<typeof orderView>;

export const orderViewsResponse = z.object({ data: z.array(orderView) });
export const orderViewResponse = z.object({ data: orderView });

/** A new view without an `id`; else a changed one, with the version that the caller saw. */
export const saveOrderViewBody = z
  .strictObject({
    id: idField.optional(),
    version: versionField.optional(),
    name: requiredText('name_required', 60),
    shared: z.boolean({ error: 'invalid' }).default(false),
    definition,
  })
  .refine(({ id, version }) => (id === undefined) === (version === undefined), {
    path: ['version'],
    error: 'required',
  });
export const deleteOrderViewBody = z.strictObject({ version: wholeField(1, 2_147_483_647) });
