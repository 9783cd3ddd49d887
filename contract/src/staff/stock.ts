import { z } from 'zod';
import { wholeField } from './fields.ts';

/** What was counted of one product. */
export const setStockBody = z.strictObject({ sku: z.string(), stock: wholeField(0, 1_000_000) });
