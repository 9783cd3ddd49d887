import type { Locale } from '@dp/contract/locale.ts';
import { asc, count, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { cities, states } from './location-tables.ts';

/** A page of governorates in their own order, and how many there are. */
export async function listStates(db: Db, locale: Locale, limit: number, offset: number) {
  const name = locale === 'ar' ? states.nameAr : states.nameEn;
  const [rows, [all]] = [
    await db
      .select({ id: states.id, code: states.code, name })
      .from(states)
      .orderBy(asc(states.position))
      .limit(limit)
      .offset(offset),
    await db.select({ total: count() }).from(states),
  ];
  return { rows, total: all?.total ?? 0 };
}

/** The cities of some governorates, in their own order. */
export async function listCities(db: Db, locale: Locale, stateIds: readonly number[]) {
  const name = locale === 'ar' ? cities.nameAr : cities.nameEn;
  return db
    .select({ id: cities.id, stateId: cities.stateId, name })
    .from(cities)
    .where(inArray(cities.stateId, [...stateIds]))
    .orderBy(asc(cities.position));
}
