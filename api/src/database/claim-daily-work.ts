import { lte } from 'drizzle-orm';
import { dailyWork } from './daily-work-tables.ts';
import type { Db } from './database.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whether it is this caller that does today's share of a work: at most once in 24 hours in all processes. */
export async function claimDailyWork(db: Db, name: string, at: Date): Promise<boolean> {
  const rows = await db
    .insert(dailyWork)
    .values({ name, begunAt: at })
    .onConflictDoUpdate({
      target: dailyWork.name,
      set: { begunAt: at },
      setWhere: lte(dailyWork.begunAt, new Date(at.getTime() - DAY_MS)),
    })
    .returning({ name: dailyWork.name });
  return rows.length > 0;
}
