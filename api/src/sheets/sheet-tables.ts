import type { Bilingual } from '@dp/contract/locale.ts';
import {
  SHEET_FORMATS,
  SHEET_ROW_OBSTACLES,
  SHEET_STATES,
} from '@dp/contract/staff/sheet-values.ts';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ProductRow as FileProduct } from '../catalog/catalog-file.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';
import type { ColumnValues } from '../products/import-changes.ts';

/** Something wrong in a sheet. Messages are in English, as the catalogue file's are: `wordsOf` says them in Arabic. */
export interface SheetProblem {
  /** The cell, `F4711`; null where it is not about one. */
  readonly cell: string | null;
  /** The column's name; null where it is not about one. */
  readonly column: string | null;
  readonly message: string;
}

/** A column of a product with what it says in the shop and in the sheet. */
export type SheetDifference = readonly [column: string, before: string, after: string];

/** Spreadsheets of products that staff sent. */
export const sheets = pgTable(
  'sheets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: SHEET_STATES }).notNull(),
    /** Raised by each change of state. */
    version: integer().notNull().default(1),
    /** The file's name. */
    name: text().notNull(),
    format: text({ enum: SHEET_FORMATS }).notNull(),
    /** Products of the sheet by what it means for them; `withdrawn` are among the changed ones. */
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    wrong: integer().notNull().default(0),
    /** Rows left because of somebody's change meanwhile, when it was applied and when it was undone. */
    left: integer().notNull().default(0),
    leftAtUndo: integer('left_at_undo').notNull().default(0),
    /** What is wrong with the file as a whole. */
    problems: jsonb().$type<SheetProblem[]>().notNull().default([]),
    /** How much of the present work is done, from 0 to 1. */
    share: doublePrecision().notNull().default(0),
    /** The last line that the work of the present state has reached. */
    reached: integer().notNull().default(0),
    /** Which reading of the file is under way; another process begins a new one after `leaseUntil`. */
    lease: text(),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    /** The member of staff who applied it, and from where. */
    appliedBy: integer('applied_by'),
    appliedFrom: text('applied_from'),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneBy: integer('undone_by'),
    undoneFrom: text('undone_from'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    ...actorColumns,
  },
  (table) => [check('sheets_actor', actorIsNamed(table)), index('sheets_state').on(table.state)],
);

/** The file of a sheet, until it is known to be right or goes. */
export const sheetPieces = pgTable(
  'sheet_pieces',
  {
    sheetId: integer('sheet_id')
      .notNull()
      .references(() => sheets.id),
    number: integer().notNull(),
    /** In base64. */
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sheetId, table.number] })],
);

/** Rows of a sheet that are wrong or would change something. */
export const sheetRows = pgTable(
  'sheet_rows',
  {
    sheetId: integer('sheet_id')
      .notNull()
      .references(() => sheets.id),
    /** As the spreadsheet numbers it. */
    line: integer().notNull(),
    sku: text().notNull(),
    outcome: text({ enum: ['wrong', 'new', 'changed'] }).notNull(),
    /** The product; of a new one known when it was added. */
    productId: integer('product_id'),
    /** The version of the product that was compared; null for a new one. */
    seenVersion: integer('seen_version'),
    /** What the product is called with the sheet; null where something is wrong. */
    names: jsonb().$type<Bilingual>(),
    /** Of a new product what to add, and its pictures as rows store them. */
    product: jsonb().$type<FileProduct>(),
    pictures: jsonb().$type<StoredPicture[]>(),
    /** Columns of the product that change, and what they are without the sheet and with it. */
    before: jsonb().$type<ColumnValues>(),
    after: jsonb().$type<ColumnValues>(),
    /** The changed columns as the audit trail says them. */
    auditBefore: jsonb('audit_before').$type<Readonly<Record<string, unknown>>>(),
    auditAfter: jsonb('audit_after').$type<Readonly<Record<string, unknown>>>(),
    differences: jsonb().$type<SheetDifference[]>().notNull().default([]),
    problems: jsonb().$type<SheetProblem[]>().notNull().default([]),
    /** Why it was not applied, or not undone. */
    obstacle: text({ enum: SHEET_ROW_OBSTACLES }),
    undoObstacle: text('undo_obstacle', { enum: SHEET_ROW_OBSTACLES }),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.line] }),
    index('sheet_rows_outcome').on(table.sheetId, table.outcome, table.line),
  ],
);
