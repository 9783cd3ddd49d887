import { toEgp } from '@dp/contract/money.ts';
import { needsConfirmation } from '@dp/contract/staff/confirmation-rule.ts';
import type { Db } from '../database/database.ts';
import { digitsOf } from '../find/terms.ts';
import { readSettings, type Settings } from '../settings/read-settings.ts';
import { type AssessedOrder, assessRisk } from './assess-risk.ts';
import type { OrderRow } from './full-order.ts';
import { type OrderHistory, readOrderHistory } from './order-history.ts';

/** What an order is assessed by, besides itself. */
export interface Assessment {
  readonly history: OrderHistory;
  readonly rules: Settings;
}

/**
 * Reads the risk of an order of a customer, leaving out their order `except`; `settings` when they were read already.
 */
export async function readAssessment(
  db: Db,
  {
    customerId,
    address,
    at,
    except,
    settings,
  }: {
    customerId: number;
    address: { readonly mobile: string };
    at: Date;
    except?: number;
    settings?: Settings;
  },
): Promise<Assessment> {
  const phoneDigits = digitsOf(address.mobile);
  const asked = { customerId, phoneDigits, at, ...(except === undefined ? {} : { except }) };
  return {
    history: await readOrderHistory(db, asked),
    rules: settings ?? (await readSettings(db)),
  };
}

/** The columns of a placed order that the assessment decides. */
export function assessOrder(
  order: Pick<AssessedOrder, 'totalPiastres' | 'address'>,
  { history, rules }: Assessment,
): Pick<OrderRow, 'confirmation' | 'risk' | 'riskReasons'> {
  const total = toEgp(order.totalPiastres);
  const needed = needsConfirmation({ total, history }, rules.confirmation.value);
  return {
    confirmation: needed ? 'to_confirm' : 'not_needed',
    ...assessRisk({ ...order, history }, rules.risk.value),
  };
}
