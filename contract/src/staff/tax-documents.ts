/** Invoices and credit notes of some days, for an accountant and for the tax authority. Money in EGP. */
import { z } from 'zod';
import { readOrderNumber } from '../order-numbers.ts';
import { ledgerQuery } from './ledger.ts';
import { sheetFile } from './sheets.ts';
import {
  COMPANIES_MAX,
  COMPANIES_MAX_LENGTH,
  LEFT_OUT_REASONS,
  SELLER_SETTINGS,
  TAX_FORMATS,
} from './tax-document-values.ts';

/** Numbers of orders that were sold to companies, with spaces or commas. */
const companies = z
  .string({ error: 'invalid' })
  .max(COMPANIES_MAX_LENGTH, 'too_long')
  .transform((typed, context) => {
    const read = typed
      .split(/[\s,،]+/)
      .filter(Boolean)
      .map(readOrderNumber);
    const numbers = read.filter((number) => number !== undefined);
    if (numbers.length < read.length) context.addIssue({ code: 'custom', message: 'invalid' });
    return numbers;
  })
  .refine((orders) => orders.length <= COMPANIES_MAX, 'too_big')
  .default([]);

/** Whole days in Cairo, both included. */
export const taxDocumentsQuery = ledgerQuery.safeExtend({ companies });

export const exportTaxDocumentsBody = taxDocumentsQuery.safeExtend({
  format: z.enum(TAX_FORMATS, { error: 'invalid' }),
  /** Regenerates the receipts of these days and all after them; allowed only if none was sent. */
  regenerate: z.boolean({ error: 'invalid' }).default(false),
});

/** Credit notes are negative. */
export const taxDocumentsResponse = z.object({
  data: z.object({
    sums: z.array(
      z.object({
        kind: z.enum(['sale', 'credit']),
        count: z.int(),
        gross: z.number(),
        vat: z.number(),
      }),
    ),
    /** Documents that are in the file of e-receipts. */
    receipts: z.int(),
    /** Settings that it cannot do without, and that are not set. */
    missing: z.array(z.enum(SELLER_SETTINGS)),
    /** Documents that are not in it, of which the first are listed. */
    left_out: z.object({
      count: z.int(),
      documents: z.array(
        z.object({
          document: z.string(),
          order: z.object({ id: z.int(), number: z.string() }),
          gross: z.number(),
          reason: z.enum(LEFT_OUT_REASONS),
        }),
      ),
    }),
  }),
});
export const taxDocumentsFile = sheetFile;
