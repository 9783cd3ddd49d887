import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { cities, states } from './location-tables.ts';

/** Every governorate and city with all columns. */
export async function readAllLocations(db: Db) {
  return { states: await db.select().from(states), cities: await db.select().from(cities) };
}

/** Adds governorates, or changes those that are there. */
export async function upsertStates(
  db: Db,
  rows: readonly (typeof states.$inferInsert)[],
): Promise<void> {
  await db
    .insert(states)
    .values([...rows])
    .onConflictDoUpdate({
      target: states.id,
      set: {
        code: sql`excluded.code`,
        nameAr: sql`excluded.name_ar`,
        nameEn: sql`excluded.name_en`,
        zone: sql`excluded.zone`,
        position: sql`excluded.position`,
      },
    });
}

/** Adds cities, or changes those that are there. */
export async function upsertCities(
  db: Db,
  rows: readonly (typeof cities.$inferInsert)[],
): Promise<void> {
  await db
    .insert(cities)
    .values([...rows])
    .onConflictDoUpdate({
      target: cities.id,
      set: {
        stateId: sql`excluded.state_id`,
        nameAr: sql`excluded.name_ar`,
        nameEn: sql`excluded.name_en`,
        isOther: sql`excluded.is_other`,
        position: sql`excluded.position`,
      },
    });
}
