import { DAY_MS } from '@dp/contract/durations.ts';
import { eq, lte } from 'drizzle-orm';
import { dailyWork } from './daily-work-tables.ts';
import type { Db } from './database.ts';

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

/** When a work was last begun; undefined before the first time. */
export async function readDailyWork(db: Db, name: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ begunAt: dailyWork.begunAt })
    .from(dailyWork)
    .where(eq(dailyWork.name, name));
  return row?.begunAt;
}
