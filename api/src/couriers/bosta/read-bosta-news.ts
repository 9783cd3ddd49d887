import type { AttemptReason, ParcelState } from '@dp/contract/parcel-states.ts';
import { PARCEL_NEXT } from '../../parcels/parcel-rules.ts';
import type { CourierNews, DeliveryReport } from '../courier-driver.ts';

const NONE: CourierNews = { kind: 'none' };
const ATTENTION: CourierNews = { kind: 'attention' };

const TO_CUSTOMER: readonly (string | number)[] = ['SEND', 10];
const BACK_TO_SHOP: readonly (string | number)[] = ['RTO', 20];

const WAITING = [10, 11, 20];
const WITH_BOSTA = [21, 24, 30];
const OUT_FOR_DELIVERY = 41;
const DELIVERED = 45;
const BACK_AT_SHOP = 46;
const EXCEPTION = 47;
const TERMINATED = [48, 49];
const LOST = 100;

/**
 * Exception codes of attempts at the customer's door; others are `other`. So is 3, postponed: Bosta gives no day
 * with it, which the shop's `postponed` has.
 */
const REASONS: Readonly<Record<number, AttemptReason>> = {
  1: 'no_answer',
  2: 'address',
  4: 'wants_to_open',
  5: 'address',
  7: 'no_answer',
  8: 'refused',
  12: 'address',
  13: 'address',
  14: 'address',
  17: 'no_answer',
};

type Report = Pick<DeliveryReport, 'state' | 'type' | 'exceptionCode'>;

/**
 * Reads where Bosta says a parcel is that goes to a customer. What the parcel's state has overtaken means nothing.
 */
export function readBostaNews(report: Report, known: ParcelState): CourierNews {
  const news = meaningOf(report, known);
  if (news.kind !== 'move' || PARCEL_NEXT[known].includes(news.to)) return news;
  // The shop and Bosta disagree only about states that end a parcel; others are known already, or late.
  const isSame = news.to === known;
  return !isSame && ['delivered', 'returned', 'lost'].includes(news.to) ? ATTENTION : NONE;
}

function meaningOf({ state, type, exceptionCode }: Report, known: ParcelState): CourierNews {
  if (BACK_TO_SHOP.includes(type)) return meaningOnTheWayBack(state, known);
  if (!TO_CUSTOMER.includes(type)) return ATTENTION;
  // From here on, out for delivery would mean to the shop.
  if (['returning', 'returned'].includes(known)) {
    return state === BACK_AT_SHOP ? { kind: 'move', to: 'returned' } : NONE;
  }
  if (WAITING.includes(state)) return NONE;
  const left = [...WITH_BOSTA, OUT_FOR_DELIVERY, DELIVERED, BACK_AT_SHOP, EXCEPTION, LOST];
  if (known === 'packed' && left.includes(state)) return { kind: 'picked_up' };
  if (WITH_BOSTA.includes(state)) return NONE;
  if (TERMINATED.includes(state)) return known === 'packed' ? { kind: 'terminated' } : ATTENTION;
  if (state === OUT_FOR_DELIVERY) return { kind: 'move', to: 'out_for_delivery' };
  if (state === DELIVERED) return { kind: 'move', to: 'delivered' };
  if (state === BACK_AT_SHOP) return { kind: 'move', to: 'returned' };
  if (state === LOST) return { kind: 'move', to: 'lost' };
  if (state === EXCEPTION) return failedAttempt(exceptionCode);
  return ATTENTION;
}

function failedAttempt(exceptionCode: number | null): CourierNews {
  const code = exceptionCode ?? 0;
  // Problems on the way back are not attempts at the customer's door.
  if (code >= 20 && code <= 30) return ATTENTION;
  return { kind: 'move', to: 'attempt_failed', reason: REASONS[code] ?? 'other' };
}

function meaningOnTheWayBack(state: number, known: ParcelState): CourierNews {
  if (known === 'packed') return { kind: 'picked_up' };
  if (state === BACK_AT_SHOP) return { kind: 'move', to: 'returned' };
  if (state === LOST) return { kind: 'move', to: 'lost' };
  // "Delivered" of a return would be to the shop, but Bosta says 46 for that: not for a program to decide.
  const isMoving = [...WAITING, ...WITH_BOSTA, OUT_FOR_DELIVERY].includes(state);
  return isMoving ? { kind: 'move', to: 'returning' } : ATTENTION;
}
