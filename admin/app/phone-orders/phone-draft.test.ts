import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { expect, test } from 'vitest';
import { NO_ADDRESS } from '../order-form/address-values.ts';
import {
  draftFor,
  emptyDraft,
  type PhoneDraft,
  placeBody,
  quoteBody,
  withoutCaller,
} from './phone-draft.ts';

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

test('amounts are read as in every other form: a comma before three digits groups them', () => {
  const money = { shipping: '1,500', discount: '٣٣,٢٥', discountReason: 'Agreed' };
  expect(quoteBody(draft({ money }))).toMatchObject({
    shipping: 1500,
    discount: { amount: 33.25 },
  });
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

const home = {
  id: 1,
  full_name: 'Mona Adel',
  mobile: '+201012345678',
  second_mobile: null,
  state: { id: 1, name: 'Cairo' },
  city: { id: 1001, name: 'Nasr City' },
  street: '7 Corniche Road',
  building: null,
  floor: null,
  apartment: null,
  landmark: null,
  is_default: false,
};
const customer = {
  id: 3,
  name: 'Mona Adel',
  phone: '+201012345678',
  addresses: [home, { ...home, id: 2, street: '1 Work Street', is_default: true }],
} as CustomerPage;

test('an order begun from a customer’s page is theirs and goes to their usual address', () => {
  expect(draftFor('key', customer)).toMatchObject({
    caller: { id: 3, phone: '+201012345678' },
    address: { street: '1 Work Street', mobile: '+201012345678', city_id: '1001' },
  });
  const masked = { ...customer, phone: '+20 10•••• 678', addresses: [] } as CustomerPage;
  expect(draftFor('key', masked)).toMatchObject({ caller: { phone: null }, address: NO_ADDRESS });
});

test('when somebody else calls, the address of the one before goes, and a typed one stays', () => {
  const theirs = draftFor('key', customer);
  expect(withoutCaller(theirs, customer)).toEqual({ caller: null, address: NO_ADDRESS });
  const typed = { ...theirs, address: { ...theirs.address, street: '9 Another Road' } };
  expect(withoutCaller(typed, customer)).toEqual({ caller: null });
});
