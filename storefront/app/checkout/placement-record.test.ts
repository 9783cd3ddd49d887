import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacementBody } from './placement.ts';
import { keepPlacement, placementRecord } from './placement-record.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const body: PlacementBody = {
  address_id: 3,
  lines: [{ id: 1, quantity: 2 }],
  payment_method: 'cash_on_delivery',
  expected_total: 290,
};
const unanswered = { key: 'k', shopper: 9, body };
const placed = { orderId: 41, shopper: 9, body, at: 5, settled: false };

describe('what the device remembers of placing orders', () => {
  it('survives a reload and is seen by other tabs', () => {
    keepPlacement({ unanswered });
    expect(placementRecord()).toEqual({ unanswered, placed: undefined });
  });

  it('keeps the last order when a key is let go', () => {
    keepPlacement({ unanswered, placed });
    keepPlacement({ unanswered: undefined });
    expect(placementRecord()).toEqual({ unanswered: undefined, placed });
  });

  it('leaves nothing behind when there is nothing to remember', () => {
    keepPlacement({ unanswered });
    keepPlacement({ unanswered: undefined });
    expect(kept.size).toBe(0);
  });

  it.each([
    'null',
    '[]',
    'not json',
    '{"unanswered":{"key":"k"}}',
    '{"unanswered":{"key":"k","shopper":9,"body":{"lines":[null]}}}',
    '{"placed":{"orderId":"41"}}',
  ])('drops a damaged %j', (text) => {
    kept.set('PLACEMENT_KEY', text);
    expect(placementRecord()).toEqual({});
  });
});
