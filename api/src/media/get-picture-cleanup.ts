import { DAY_MS } from '@dp/contract/durations.ts';
import type { PictureCleanup } from '@dp/contract/staff/picture-cleanup.ts';
import { count, desc, isNotNull, isNull, min } from 'drizzle-orm';
import { readDailyWork } from '../database/claim-daily-work.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { REMOVALS_KEPT } from './removal-record.ts';
import { CLEANUP, UNUSED_DAYS } from './remove-unused-originals.ts';
import { originalRemovals, unusedOriginals } from './unused-original-tables.ts';

/**
 * What the clean-up of unused pictures (`removeUnusedOriginals`) would delete and what it has deleted; the store
 * itself is not asked. Throws 403 `permission_required` without `settings.edit`.
 */
export async function getPictureCleanup(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
): Promise<PictureCleanup> {
  requirePermission(principal, 'settings.edit');
  const lookedAt = await readDailyWork(db, CLEANUP);
  const [unused] = await db
    .select({ count: count(), since: min(unusedOriginals.since) })
    .from(unusedOriginals)
    .where(isNull(unusedOriginals.condemnedAt));
  const condemned = await db.$count(unusedOriginals, isNotNull(unusedOriginals.condemnedAt));
  const removals = await db
    .select()
    .from(originalRemovals)
    .orderBy(desc(originalRemovals.at))
    .limit(REMOVALS_KEPT);
  return {
    days: UNUSED_DAYS,
    looked_at: lookedAt?.toISOString() ?? null,
    unused: {
      count: unused?.count ?? 0,
      // Condemned after its days, deleted a day later.
      first_at: daysAfter(unused?.since, UNUSED_DAYS + 1),
    },
    condemned: { count: condemned, delete_at: condemned > 0 ? daysAfter(lookedAt, 1) : null },
    removals: removals.map(({ at, ...sums }) => ({ at: at.toISOString(), ...sums })),
  };
}

function daysAfter(moment: Date | null | undefined, days: number): string | null {
  return moment ? new Date(moment.getTime() + days * DAY_MS).toISOString() : null;
}
