import type { PlannedOrder } from '@dp/demo/src/month/plan-month.ts';

/** Something that is done with an order of the demo month; `at` in minutes before its end. */
export interface MonthStep {
  readonly at: number;
  readonly order: number;
  readonly act:
    | 'place'
    | 'confirm'
    | 'no_answer'
    | 'call_at'
    | 'ask'
    | 'cancel_by_phone'
    | 'cancel_by_shopper'
    | 'note'
    | 'start_picking'
    | 'pick_half'
    | 'pack'
    | 'out'
    | 'fail'
    | 'deliver'
    | 'return_begins'
    | 'comes_back'
    | 'lose'
    | 'inspect'
    | 'complete';
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes before the month's end, ten in the morning, at which a day's packing is done and its couriers leave. */
const PACKING = DAY - HOUR;
export const HANDOVER = DAY - 3 * HOUR;

/** The moment at which the shop can call: not before nine, not from nine in the evening on. */
function inShopHours(at: number, luck: number): number {
  const hour = (((10 - at / HOUR) % 24) + 24) % 24;
  if (hour >= 9 && hour < 21) return at;
  const wait = hour < 9 ? 9 - hour : 33 - hour;
  return Math.floor(at - wait * HOUR) - (luck % 8);
}

/** The moment at or after `from` that is `phase` minutes before a day's ten in the morning. */
function next(from: number, phase: number): number {
  const days = Math.floor((from - phase) / DAY);
  return days * DAY + phase;
}

/**
 * What is done with an order, and when: the shop calls within hours or the next morning, packs at eleven,
 * hands over at one; the own driver delivers the next day, a company on the third.
 */
export function stepsOf(planned: PlannedOrder, order: number, byOwnDriver: boolean): MonthStep[] {
  const { story, placedMinutes: placed, luck } = planned;
  const steps: MonthStep[] = [{ act: 'place', at: placed, order }];
  const add = (act: MonthStep['act'], at: number) => steps.push({ act, at, order });
  const asked = inShopHours(placed - 60 - (luck % 90), luck);
  switch (story) {
    case 'new':
      return steps;
    case 'call_at':
    case 'asked':
      add(story === 'asked' ? 'ask' : 'call_at', asked);
      return steps;
    case 'no_answer':
      add('no_answer', asked);
      return steps;
    case 'unreachable':
      for (const days of [0, 1, 1.2]) add('no_answer', asked - days * DAY);
      return steps;
    case 'cancelled_by_phone':
      add('cancel_by_phone', asked);
      return steps;
    case 'cancelled_by_shopper':
      add('cancel_by_shopper', placed - 25);
      return steps;
    default:
      break;
  }
  if (luck % 9 === 0) add('note', asked - 5);
  // Some answer at the second call.
  if (luck % 5 === 0) add('no_answer', asked + 20);
  add('confirm', asked);
  if (story === 'confirmed') return steps;
  if (story === 'picking') {
    add('start_picking', 25);
    add('pick_half', 15);
    return steps;
  }
  if (story === 'packed') {
    add('pack', 20 + (luck % 30));
    return steps;
  }
  const packed = next(asked - 5, PACKING) - (luck % 50);
  add('pack', packed);
  const left = next(packed, HANDOVER);
  const out = left - (byOwnDriver ? 0.8 : 2.8) * DAY;
  const door = out - 2 * HOUR - (luck % 200);
  if (story === 'on_the_way') {
    if (out > 30) add('out', out);
    return steps;
  }
  if (story === 'lost') {
    add('lose', door - 2 * DAY);
    return steps;
  }
  add('out', out);
  if (story === 'problem') {
    add('fail', door);
    return steps;
  }
  if (story === 'refused' || story === 'refused_to_inspect' || story === 'returning') {
    add('fail', door);
    add('return_begins', door - 5 * HOUR);
    if (story === 'returning') return steps;
    add('comes_back', Math.min(door - 2 * DAY, door - 5 * HOUR - 30));
    if (story === 'refused') add('inspect', door - 2 * DAY - 3 * HOUR);
    return steps;
  }
  const delivered = story === 'second_attempt' ? door - DAY : door;
  if (story === 'second_attempt') add('fail', door);
  add('deliver', delivered);
  if (story === 'sent_back') {
    add('comes_back', delivered - 5 * DAY);
    add('inspect', delivered - 5 * DAY - 2 * HOUR);
  }
  if (story === 'completed') add('complete', delivered - 8 * DAY);
  return steps;
}
