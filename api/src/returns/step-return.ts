import type { ReturnState } from '@dp/contract/return-values.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { RETURN_NEXT } from './return-rules.ts';
import { changeReturn, insertReturnEvent, type ReturnRow } from './return-store.ts';

/** A step of a locked return. */
export interface ReturnStep {
  readonly to: ReturnState;
  readonly at: Date;
  /** For staff. */
  readonly note?: string | undefined;
  /** What changes with it. */
  readonly changes?: Partial<Omit<ReturnRow, 'id' | 'version' | 'state' | 'stateAt'>>;
}

/**
 * Takes a step of a locked return, with its event and, for staff, its audit row.
 *
 * @throws ProblemError 409 `return_step_illegal` with `from`, `to` and the `next` states there are.
 */
export async function stepReturn(
  tx: Db,
  principal: Principal,
  row: ReturnRow,
  { to, at, note, changes = {} }: ReturnStep,
): Promise<ReturnRow> {
  assertStep(row, to);
  const all = { ...changes, state: to, stateAt: at };
  await changeReturn(tx, row.id, all);
  await insertReturnEvent(tx, {
    ...{ returnId: row.id, state: to, note: note ?? null, ...actorOf(principal), at },
  });
  await recordAudit(tx, principal, {
    action: `return.${VERBS[to]}`,
    subject: { kind: 'return', id: row.id },
    before: { state: row.state },
    after: { state: to, order: row.orderId },
    at,
  });
  return { ...row, ...all, version: row.version + 1 };
}

/** Throws ProblemError 409 `return_step_illegal` for a step that a return cannot take. */
export function assertStep({ state }: Pick<ReturnRow, 'state'>, to: ReturnState): void {
  const next = RETURN_NEXT[state];
  if (!next.includes(to))
    throw new ProblemError(409, 'return_step_illegal', { from: state, to, next });
}

/** How the audit trail calls the steps. */
const VERBS: Readonly<Record<ReturnState, string>> = {
  requested: 'ask',
  approved: 'approve',
  refused: 'refuse',
  cancelled: 'cancel',
  pickup_booked: 'book',
  picked_up: 'pick-up',
  received: 'receive',
  inspected: 'inspect',
  refunded: 'refund',
  exchanged: 'exchange',
  sent_back: 'send-back',
};
