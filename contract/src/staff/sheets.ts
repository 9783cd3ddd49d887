/** Product sheets. */
import { z } from 'zod';
import { idParameter } from '../fields.ts';
import { pictureFile } from './pictures.ts';
import { PRODUCT_FILTERS } from './product-values.ts';
import {
  SHEET_FORMATS,
  SHEET_ROW_LISTS,
  SHEET_ROW_OBSTACLES,
  SHEET_STATES,
} from './sheet-values.ts';
import { actor, cursor, version } from './shipment-fields.ts';

/** Which products: those that the list of products shows with these filters. */
export const exportProductsBody = z.strictObject({
  format: z.enum(SHEET_FORMATS, { error: 'invalid' }),
  text: z.string().max(100, 'too_long').optional(),
  filter: z.enum(PRODUCT_FILTERS, { error: 'invalid' }).default('all'),
  category: z.string().max(80, 'too_long').optional(),
  brand: z.string().max(80, 'too_long').optional(),
});

/** A file, as browsers get it: a blob. */
export const sheetFile = z.custom<{ readonly size: number; readonly type: string }>();

/** A file as the request's whole body; what it is shows in its content. */
export const sheetUpload = pictureFile;
export const uploadSheetQuery = z.strictObject({
  /** The file's name, for people. */
  name: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
});

export const sheetVersionBody = z.strictObject({ version });

/** Something wrong: in a cell (`F4711`), in a column, by its heading in the reader's language, or in the whole file. */
const problem = z.object({
  cell: z.string().nullable(),
  column: z.string().nullable(),
  message: z.string(),
});
export type ShownSheetProblem = z.output<typeof problem>;

const sheet = z.object({
  id: z.int(),
  state: z.enum(SHEET_STATES),
  version: z.int(),
  name: z.string(),
  format: z.enum(SHEET_FORMATS),
  /** Products by what the sheet means for them; those that it withdraws are among the changed ones. */
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  withdrawn: z.int(),
  wrong: z.int(),
  /** Rows that were not applied, because of what somebody changed meanwhile. */
  left: z.int(),
  /** Rows that an undo left, for the same reason. */
  left_at_undo: z.int(),
  /** What is wrong with the file as a whole. */
  problems: z.array(problem),
  /** Share of the work under way that is done, from 0 to 1; null when there is none. */
  progress: z.number().nullable(),
  applied_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  created_at: z.string(),
  created_by: actor,
});
export type ShownSheet = z.output<typeof sheet>;
export const sheetResponse = z.object({ data: sheet });

export const sheetsQuery = z.strictObject({ before: cursor });
/** `next` is for `before`; null at the end. */
export const sheetsResponse = z.object({ data: z.array(sheet), next: z.string().nullable() });

export const sheetRowsQuery = z.strictObject({
  show: z.enum(SHEET_ROW_LISTS, { error: 'invalid' }).default('changed'),
  /** The page's rows are below this line of the sheet. */
  after: idParameter.optional(),
});
const sheetRow = z.object({
  line: z.int(),
  sku: z.string(),
  /** In the reader's language; empty where the row is wrong. */
  name: z.string(),
  /** Columns by their headings in the reader's language, with what the shop and the sheet say; long texts cut. */
  differences: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(problem),
  /** Pieces that customers ordered from when the sheet was applied until it was undone; orders keep their price. */
  ordered: z.int(),
  obstacle: z.enum(SHEET_ROW_OBSTACLES).nullable(),
});
export type ShownSheetRow = z.output<typeof sheetRow>;
/** `next` is for `after`; null at the end. */
export const sheetRowsResponse = z.object({
  data: z.array(sheetRow),
  next: z.string().nullable(),
});
