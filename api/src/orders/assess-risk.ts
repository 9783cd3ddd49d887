import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { RiskReason } from '@dp/contract/staff/order-desk.ts';
import type { SettingValue } from '@dp/contract/staff/settings.ts';
import type { OrderHistory } from './order-history.ts';

/** How much each reason counts; the sum sorts the queue of orders to confirm. */
const WEIGHTS: Readonly<Record<RiskReason['code'], number>> = {
  blocked: 50,
  refused_before: 40,
  large_sum: 25,
  same_phone: 20,
  many_cancellations: 20,
  thin_address: 15,
  first_order: 10,
};

/** More refusals count more, up to this many. */
const REFUSALS_COUNTED = 3;

/** A street of fewer letters and digits cannot be found; without a building it needs more of them. */
const STREET_LETTERS = { withBuilding: 4, alone: 12 };

export interface AssessedOrder {
  readonly totalPiastres: number;
  readonly address: { readonly street: string; readonly building: string | null };
  /** The customer's other orders. */
  readonly history: OrderHistory;
}

/** Why an order may be refused at the door, the weightiest reason first, and the sum of their weights. */
export function assessRisk(
  { totalPiastres, address, history }: AssessedOrder,
  rules: SettingValue<'risk'>,
): { risk: number; riskReasons: RiskReason[] } {
  const riskReasons: RiskReason[] = [];
  const { blocked, refused, cancelled, samePhone } = history;
  if (blocked) riskReasons.push({ code: 'blocked' });
  if (refused > 0) riskReasons.push({ code: 'refused_before', count: refused });
  if (totalPiastres >= toPiastres(rules.large_sum)) {
    riskReasons.push({
      code: 'large_sum',
      total: toEgp(totalPiastres),
      threshold: rules.large_sum,
    });
  }
  if (samePhone > 0) riskReasons.push({ code: 'same_phone', count: samePhone });
  if (cancelled >= rules.cancellations) {
    riskReasons.push({ code: 'many_cancellations', count: cancelled });
  }
  if (isThin(address)) riskReasons.push({ code: 'thin_address' });
  if (history.orders === 0) riskReasons.push({ code: 'first_order' });
  const risk = riskReasons.reduce((sum, reason) => {
    const times = reason.code === 'refused_before' ? Math.min(reason.count, REFUSALS_COUNTED) : 1;
    return sum + WEIGHTS[reason.code] * times;
  }, 0);
  return { risk, riskReasons };
}

function isThin({ street, building }: AssessedOrder['address']): boolean {
  const { length } = street.replace(/[^\p{L}\p{N}]/gu, '');
  return length < (building === null ? STREET_LETTERS.alone : STREET_LETTERS.withBuilding);
}
