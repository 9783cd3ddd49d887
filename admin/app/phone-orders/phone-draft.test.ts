import { expect, test } from 'vitest';
import { NO_ADDRESS } from '../order-form/address-values.ts';
import { emptyDraft, type PhoneDraft, placeBody, quoteBody } from './phone-draft.ts';

const lamp = { product_id: 7, sku: 'L', name: 'Lamp', image: null, unit_price: 100, quantity: 2 };
const PLACE = { ...NO_ADDRESS, state_id: '1', city_id: '1001', street: '7 Corniche Road' };

function draft(changes: Partial<PhoneDraft> = {}): PhoneDraft {
  return { ...emptyDraft('key-of-it'), lines: [lamp], ...changes };
}

test('stock and price are asked from the first product on, delivery from the place on', () => {
  expect(quoteBody(draft({ lines: [] }))).toBeUndefined();
  expect(quoteBody(draft())).toEqual({ lines: [{ product_id: 7, quantity: 2 }], shipping: null });
  expect(quoteBody(draft({ address: PLACE }))?.address).toEqual({ state_id: 1, city_id: 1001 });
});

test('a new caller is sent by name and phone, and receives the parcel', () => {
  const body = placeBody(draft({ name: ' Hany ', phone: '+201277788899', address: PLACE }), 250);
  expect(body).toMatchObject({
    key: 'key-of-it',
    customer: { name: 'Hany', phone: '+201277788899' },
    address: { full_name: 'Hany', mobile: '+201277788899' },
    expected_total: 250,
  });
});

test('a known caller is sent by id; another addressee stays who was typed', () => {
  const caller = { id: 3, name: 'Mona Adel', phone: '+201012345678' };
  const address = { ...PLACE, full_name: 'Her sister', mobile: '' };
  expect(placeBody(draft({ caller, address }), 250)).toMatchObject({
    customer: { id: 3 },
    address: { full_name: 'Her sister', mobile: '+201012345678' },
  });
});
