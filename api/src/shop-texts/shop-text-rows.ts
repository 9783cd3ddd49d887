import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { shopTextVersions } from './shop-text-tables.ts';

export type TextKind = (typeof shopTextVersions.$inferSelect)['kind'];
type TextRow = typeof shopTextVersions.$inferSelect;

/** A text by its kind and name. */
export interface TextId {
  readonly kind: TextKind;
  readonly name: string;
}

/** The newest version of a text; null as a value is the text as it came with the shop. */
export interface NewestText {
  readonly version: number;
  readonly value: unknown;
}

const ORIGINAL: NewestText = { version: 0, value: null };

/** The newest version of a text; version 0 while nobody has changed it. */
export async function readNewestText(db: Db, { kind, name }: TextId): Promise<NewestText> {
  const [row] = await db
    .select({ version: shopTextVersions.version, value: shopTextVersions.value })
    .from(shopTextVersions)
    .where(and(eq(shopTextVersions.kind, kind), eq(shopTextVersions.name, name)))
    .orderBy(desc(shopTextVersions.version))
    .limit(1);
  return row ?? ORIGINAL;
}

/** The value of a text's newest version, or null, as an expression for queries of others. */
export function newestTextOf({ kind, name }: TextId): SQL<unknown> {
  return sql`(
    select ${shopTextVersions.value} from ${shopTextVersions}
    where ${shopTextVersions.kind} = ${kind} and ${shopTextVersions.name} = ${name}
    order by ${shopTextVersions.version} desc limit 1)`;
}

/** Changes whenever a text that pages show does. By the versions alone: all of them are kept, and never change. */
export const shownTextsDigest: SQL = sql`(
  select md5(string_agg(kind || ' ' || name || ' ' || newest, ',' order by kind, name)) from (
    select kind, name, max(version) as newest from ${shopTextVersions}
    where kind in ('page', 'words') group by kind, name
  ) texts)`;

/** The newest version of every text of a kind that was changed, by name. */
export async function readNewestTexts(db: Db, kind: TextKind): Promise<Map<string, TextRow>> {
  const rows = await db
    .selectDistinctOn([shopTextVersions.name])
    .from(shopTextVersions)
    .where(eq(shopTextVersions.kind, kind))
    .orderBy(shopTextVersions.name, desc(shopTextVersions.version));
  return new Map(rows.map((row) => [row.name, row]));
}

/** Versions of a text, the newest first. */
export async function listTextRows(
  db: Db,
  { kind, name }: TextId,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<TextRow[]> {
  return db
    .select()
    .from(shopTextVersions)
    .where(
      and(
        eq(shopTextVersions.kind, kind),
        eq(shopTextVersions.name, name),
        before === undefined ? undefined : lt(shopTextVersions.version, before),
      ),
    )
    .orderBy(desc(shopTextVersions.version))
    .limit(limit);
}

/** One version of a text. */
export async function readTextRow(
  db: Db,
  { kind, name }: TextId,
  version: number,
): Promise<TextRow | undefined> {
  const [row] = await db
    .select()
    .from(shopTextVersions)
    .where(
      and(
        eq(shopTextVersions.kind, kind),
        eq(shopTextVersions.name, name),
        eq(shopTextVersions.version, version),
      ),
    );
  return row;
}

/** Adds a version; returns whether nobody else has added the same one. */
export async function insertTextRow(
  tx: Db,
  row: typeof shopTextVersions.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(shopTextVersions).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}
