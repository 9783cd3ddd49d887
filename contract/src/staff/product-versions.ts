/** Earlier states of products. */
import { z } from 'zod';
import { idParameter } from '../fields.ts';
import { wholeField } from './fields.ts';
import { LOST_PARTS } from './product-values.ts';
import { staffProduct } from './products.ts';
import { actor, version } from './shipment-fields.ts';

export const listProductVersionsQuery = z.strictObject({ before: idParameter.optional() });

/** A state that was replaced at a moment, by whom, and the fields in which it differs from the product as it is now. */
const productVersion = z.object({
  version: z.int(),
  at: z.string(),
  actor,
  differs: z.array(z.string()),
  /** What it was called and cost before any discount, EGP. */
  name: z.string(),
  list_price: z.number(),
});
export type ProductVersion = z.infer<typeof productVersion>;

/** `next` is for `before`; null at the end. */
export const productVersionsResponse = z.object({
  data: z.array(productVersion),
  next: z.string().nullable(),
});

/** `version` is the one that the caller saw, `restored` the one to bring back. */
export const restoreProductBody = z.strictObject({
  version,
  restored: wholeField(1, 2_147_483_647),
});
/** The product as it is then, and what could not be brought back because the shop no longer has it. */
export const restoredProductResponse = z.object({
  data: staffProduct,
  lost: z.array(z.enum(LOST_PARTS)),
});
