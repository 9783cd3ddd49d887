import { beforeEach, expect, it, vi } from 'vitest';
import { beginSession } from '../session/session.ts';
import { addressDraft, forgetAddressDraft, saveAddressDraft } from './address-draft.ts';
import { emptyValues } from './address-form.ts';

const nora = { id: 7, name: 'Nora', email: null, partner_id: 1007, phone_number: null };
const stored = new Map<string, string>();
const values = { ...emptyValues({ name: 'Nora', mobile: '' }), street: 'شارع نصف مكتوب' };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  beginSession('token', nora);
});

it('gives back what was typed into the same form until it is saved', () => {
  saveAddressDraft('new', values);
  expect(addressDraft('new')).toEqual(values);
  expect(addressDraft('5')).toBeUndefined();
  forgetAddressDraft();
  expect(addressDraft('new')).toBeUndefined();
});

it("does not show another customer's input", () => {
  saveAddressDraft('new', values);
  beginSession('other', { ...nora, id: 8 });
  expect(addressDraft('new')).toBeUndefined();
});

it('drops a damaged draft', () => {
  stored.set('address-draft', '{"form":"new","shopper":7,"values":{"street":5}}');
  expect(addressDraft('new')).toBeUndefined();
});
