import type { DemoRemoval } from '@dp/contract/staff/opening.ts';
import { DEMO_KINDS } from '@dp/contract/staff/opening-values.ts';
import type { Db } from '../database/database.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { type DemoRemovalRecord, isUnderWay } from './demo-removal-store.ts';

/** A removal of the demo as an owner sees it. */
export async function presentDemoRemoval(db: Db, record: DemoRemovalRecord): Promise<DemoRemoval> {
  const actorOf = await nameActors(db, [record]);
  const { id, state, products, passed, removed, backup, problem, startedAt, endedAt } = record;
  return {
    id,
    state,
    progress: isUnderWay(record) ? (products === 0 ? 0 : Math.min(1, passed / products)) : null,
    removed: removedOf(removed),
    backup,
    problem,
    started_by: actorOf(record),
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}

/** What was removed, of every kind. */
export function removedOf(removed: DemoRemovalRecord['removed']): DemoRemoval['removed'] {
  const entries = DEMO_KINDS.map((kind) => [kind, removed[kind] ?? 0]);
  return Object.fromEntries(entries) as DemoRemoval['removed'];
}
