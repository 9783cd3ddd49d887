import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Actor } from '../principals/actor-columns.ts';
import { staff } from './staff-tables.ts';

/** An actor for staff, with the person's name. */
export interface NamedActor {
  readonly kind: Actor['actor'];
  readonly name: string | null;
}

/**
 * Names the actors of some rows, in one query.
 *
 * @returns how to present the actor of each of them; shoppers stay without a name.
 */
export async function nameActors(
  db: Db,
  rows: readonly Actor[],
): Promise<(row: Actor) => NamedActor> {
  const ids = rows.flatMap(({ actor, actorId }) => (actor === 'staff' ? (actorId ?? []) : []));
  const known =
    ids.length === 0
      ? []
      : await db
          .select({ id: staff.id, name: staff.name })
          .from(staff)
          .where(inArray(staff.id, [...new Set(ids)]));
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return ({ actor, actorId, actorName }) => ({
    kind: actor,
    name: actor === 'staff' ? (names.get(actorId ?? 0) ?? null) : actorName,
  });
}

/** What every member of staff, also a disabled one, is called, by id. */
export async function readStaffNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
