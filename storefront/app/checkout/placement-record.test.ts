import { type FakeTab, fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacementBody } from './placement.ts';

let tab: FakeTab;
let savePlacement: typeof import('./placement-record.ts').savePlacement;
let placementRecord: typeof import('./placement-record.ts').placementRecord;

async function loadPage() {
  vi.resetModules();
  ({ savePlacement, placementRecord } = await import('./placement-record.ts'));
}

beforeEach(async () => {
  tab = fakeLocalStorage();
  await loadPage();
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
  it('survives a reload and is visible to other tabs', async () => {
    expect(savePlacement({ unanswered })).toBe(true);
    await loadPage();
    expect(placementRecord()).toEqual({ unanswered, placed: undefined });
  });

  it('preserves the last order when a key is discarded', () => {
    savePlacement({ unanswered, placed });
    savePlacement({ unanswered: undefined });
    expect(placementRecord()).toEqual({ unanswered: undefined, placed });
  });

  it('leaves nothing in storage when there is nothing to store', () => {
    savePlacement({ unanswered });
    savePlacement({ unanswered: undefined });
    expect(tab.values.size).toBe(0);
  });

  it('reports that a full device did not store it, and holds it as long as the page lives', async () => {
    tab.fill();
    expect(savePlacement({ unanswered })).toBe(false);
    expect(placementRecord().unanswered).toEqual(unanswered);
    await loadPage();
    expect(placementRecord()).toEqual({});
  });

  it('holds a key as long as the page lives where the browser blocks its storage', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(savePlacement({ unanswered })).toBe(true);
    expect(placementRecord().unanswered).toEqual(unanswered);
    savePlacement({ unanswered: undefined, placed });
    expect(placementRecord()).toEqual({ unanswered: undefined, placed });
  });

  it.each([
    'null',
    '[]',
    'not json',
    '{"unanswered":{"key":"k"}}',
    '{"unanswered":{"key":"k","shopper":9,"body":{"lines":[null]}}}',
    '{"placed":{"orderId":"41"}}',
  ])('drops a damaged %j', (text) => {
    tab.values.set('PLACEMENT_KEY', text);
    expect(placementRecord()).toEqual({});
  });
});
