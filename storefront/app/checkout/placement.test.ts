import { randomKey } from '@dp/ui/storage/random-key.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import {
  decide,
  isSamePlacement,
  type PendingPlacement,
  type PlacementBody,
  provesNotPlaced,
} from './placement.ts';

const body: PlacementBody = {
  address_id: 3,
  lines: [
    { id: 1, quantity: 2, expected_price: 120 },
    { id: 2, quantity: 1, expected_price: 480 },
  ],
  payment_method: 'cash_on_delivery',
  expected_total: 770,
  expected_shipping: 50,
};
const wanted = { shopper: 9, body, openedAt: 1_000 };
const unanswered: PendingPlacement = { key: 'old-key', shopper: 9, body };
const newKey = () => 'new-key';

describe('an order that was never sent', () => {
  it('gets a key of its own', () => {
    expect(decide({}, wanted, newKey)).toEqual({
      kind: 'send',
      placement: { ...unanswered, key: 'new-key' },
    });
  });
});

describe('an order whose response was lost', () => {
  it('is sent again under its key', () => {
    expect(decide({ unanswered }, wanted, newKey)).toEqual({ kind: 'send', placement: unanswered });
  });

  it('is resolved first when something different is ordered now', () => {
    const other = { ...wanted, body: { ...body, note: 'الدور التالت' } };
    expect(decide({ unanswered }, other, newKey)).toEqual({ kind: 'resolve', before: unanswered });
  });

  it('is no business of another shopper on the same device', () => {
    expect(decide({ unanswered }, { ...wanted, shopper: 10 }, newKey)).toMatchObject({
      kind: 'send',
      placement: { key: 'new-key', shopper: 10 },
    });
  });
});

describe('an order that another tab has placed', () => {
  const placed = { orderId: 41, shopper: 9, body, at: 2_000, settled: true };

  it('is not placed again by a page that was open before', () => {
    expect(decide({ placed }, wanted, newKey)).toEqual({ kind: 'placed', orderId: 41 });
  });

  it('can be ordered again on a page opened after it', () => {
    expect(decide({ placed }, { ...wanted, openedAt: 3_000 }, newKey)).toMatchObject({
      kind: 'send',
      placement: { key: 'new-key' },
    });
  });

  it('is not placed again with another note either, for all tabs share one cart', () => {
    const other = { ...wanted, body: { ...body, note: 'الدور التالت' } };
    expect(decide({ placed }, other, newKey)).toEqual({ kind: 'placed', orderId: 41 });
  });
});

it('two placements are the same when they request the same, omitted parts included', () => {
  expect(isSamePlacement(body, { ...body, note: undefined })).toBe(true);
  expect(isSamePlacement(body, { ...body, voucher_code: 'EID10' })).toBe(false);
  expect(isSamePlacement(body, { ...body, lines: body.lines.slice(0, 1) })).toBe(false);
});

it.each([
  ['order_differs', 409, true],
  ['verification_required', 403, true],
  ['session_expired', 401, true],
  ['too_many_requests', 429, true],
  ['internal_error', 500, false],
  ['service_unavailable', 503, false],
  ['network_error', 0, false],
  ['timeout', 0, false],
] as const)(
  'after %s (%i), that this attempt placed nothing is certain: %s',
  (code, status, certain) => {
    expect(provesNotPlaced(new ApiError({ status, code }))).toBe(certain);
  },
);

it('treats an unreadable response as no response', () => {
  expect(provesNotPlaced(new ApiError({ status: 200, code: 'bad_answer' }))).toBe(false);
  expect(provesNotPlaced(new TypeError('x'))).toBe(false);
});

it('generates distinct keys that the API accepts', () => {
  expect(randomKey()).toMatch(/^[A-Za-z0-9_-]{8,80}$/);
  expect(randomKey()).not.toBe(randomKey());
});
