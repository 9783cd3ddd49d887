import { dayOf } from '@dp/contract/cairo-time.ts';
import type { CourierPickup, requestPickupBody } from '@dp/contract/staff/courier-company.ts';
import { and, asc, desc, eq, gte, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockKeys } from '../database/lock-keys.ts';
import { readSeller } from '../orders/seller.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { type CourierDeps, courierTimeout, requireCourier } from './courier-deps.ts';
import { courierPickups } from './delivery-tables.ts';

type PickupRow = typeof courierPickups.$inferSelect;

/** Times of the van that are listed. */
const LISTED_MAX = 50;

/** When the van was asked for, from today on. Throws 403 `permission_required` without `orders.read`. */
export async function listPickups(
  { db, now }: Pick<CourierDeps, 'db' | 'now'>,
  principal: Principal,
): Promise<{ data: CourierPickup[] }> {
  requirePermission(principal, 'orders.read');
  const rows = await db
    .select()
    .from(courierPickups)
    .where(gte(courierPickups.day, dayOf(now())))
    .orderBy(asc(courierPickups.day), asc(courierPickups.slot), asc(courierPickups.id))
    .limit(LISTED_MAX);
  return { data: await present(db, rows) };
}

/**
 * Asks for the company's van. The company books a second van for a second call, so the request is stored first: a
 * time that is booked, or may be, is asked for again only on purpose.
 *
 * @throws ProblemError 400 `time_past` for a day before today; 403 `permission_required` without
 *   `orders.dispatch`; 409 `courier_not_set_up`; 409 `pickup_asked` with the `state` and `at` of the earlier request,
 *   unless `again`; 503 `courier_refused` with its `reason`; 503 `pickup_unanswered`.
 */
export async function requestPickup(
  deps: CourierDeps,
  principal: Principal,
  { day, slot, again }: z.output<typeof requestPickupBody>,
): Promise<{ data: CourierPickup }> {
  requirePermission(principal, 'orders.dispatch');
  const { db, now } = deps;
  const courier = requireCourier(deps);
  const at = now();
  if (day < dayOf(at)) throw invalidFields({ day: 'time_past' });
  const shop = await readSeller(db);
  const contact = { name: shop.name.en, phone: shop.phone ?? '', email: shop.email ?? '' };
  const { id } = await inTransaction(db, async (tx) => {
    await lockKeys(tx, ['courier pickups']);
    const earlier = again ? undefined : await findOpen(tx, day, slot);
    if (earlier) {
      const { state, askedAt } = earlier;
      throw new ProblemError(409, 'pickup_asked', { state, at: askedAt.toISOString() });
    }
    const asked = { day, slot, askedAt: at, ...actorOf(principal) };
    const [row] = await tx.insert(courierPickups).values(asked).returning();
    if (!row) throw new Error('A pickup was not inserted.');
    await recordAudit(tx, principal, {
      action: 'courier.pickup',
      subject: { kind: 'courier', id: 0 },
      after: { pickup: row.id, day, slot, again },
      at,
    });
    return row;
  });
  const answer = await courier.requestPickup({ day, slot, contact }, courierTimeout());
  if (answer.kind === 'unknown') throw new ProblemError(503, 'pickup_unanswered');
  const outcome =
    answer.kind === 'done'
      ? ({ state: 'booked', pickupId: answer.id } as const)
      : ({ state: 'refused' } as const);
  const row = await inTransaction(db, async (tx) => {
    const [answered] = await tx
      .update(courierPickups)
      .set(outcome)
      .where(eq(courierPickups.id, id))
      .returning();
    await recordAudit(tx, principal, {
      action: 'courier.pickup',
      subject: { kind: 'courier', id: 0 },
      before: { pickup: id, state: 'unanswered' },
      after: { pickup: id, state: outcome.state },
      at: now(),
    });
    return answered;
  });
  if (answer.kind === 'refused') {
    throw new ProblemError(503, 'courier_refused', { reason: answer.reason });
  }
  const [pickup] = await present(db, row ? [row] : []);
  if (!pickup) throw new Error(`The pickup ${id} is not there.`);
  return { data: pickup };
}

/** The newest request for a time that the company did not refuse. */
async function findOpen(
  tx: Db,
  day: string,
  slot: PickupRow['slot'],
): Promise<PickupRow | undefined> {
  const { id, day: itsDay, slot: itsSlot, state } = courierPickups;
  const [row] = await tx
    .select()
    .from(courierPickups)
    .where(and(eq(itsDay, day), eq(itsSlot, slot), ne(state, 'refused')))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

async function present(db: Db, rows: readonly PickupRow[]): Promise<CourierPickup[]> {
  const nameOf = await nameActors(db, rows);
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    slot: row.slot,
    state: row.state,
    asked_at: row.askedAt.toISOString(),
    actor: nameOf(row),
  }));
}
