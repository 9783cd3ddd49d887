import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { settings } from './setting-tables.ts';

/** A setting as it is stored; undefined while nobody has changed it. */
export async function readSetting(
  db: Db,
  name: string,
): Promise<typeof settings.$inferSelect | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row;
}

/** A setting's stored value, or null, as an expression for queries of others. */
export function storedValueOf(name: string): SQL<unknown> {
  return sql`(select ${settings.value} from ${settings} where ${settings.name} = ${name})`;
}

/**
 * Writes a setting over the version that its editor saw; 0 while there is none.
 *
 * @returns whether that was the version: of two first decisions one inserts, of two changes one finds it.
 */
export async function writeSetting(
  tx: Db,
  {
    name,
    version,
    value,
  }: { readonly name: string; readonly version: number; readonly value: unknown },
): Promise<boolean> {
  const next = { name, value, version: version + 1 };
  const saved =
    version === 0
      ? await tx.insert(settings).values(next).onConflictDoNothing().returning()
      : await tx
          .update(settings)
          .set(next)
          .where(and(eq(settings.name, name), eq(settings.version, version)))
          .returning();
  return saved.length > 0;
}
