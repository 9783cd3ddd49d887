import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../session/session.ts';
import { checkoutDraft, forgetCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts';

const nora = { id: 7, name: 'Nora', email: null, partner_id: 1007, phone_number: null };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  beginSession('token', nora);
});

describe('the choices on the way to the order', () => {
  it('add up and can be removed', () => {
    saveCheckoutDraft({ addressId: 3 });
    saveCheckoutDraft({ voucherCode: 'EID10', note: 'قبل الخامسة' });
    expect(checkoutDraft()).toEqual({ addressId: 3, voucherCode: 'EID10', note: 'قبل الخامسة' });
    saveCheckoutDraft({ voucherCode: undefined });
    expect(checkoutDraft()).toMatchObject({ addressId: 3, voucherCode: undefined });
    forgetCheckoutDraft();
    expect(checkoutDraft()).toEqual({});
  });

  it('survive signing in again, but not as another customer', () => {
    saveCheckoutDraft({ note: 'قبل الخامسة' });
    beginSession('new token', nora);
    expect(checkoutDraft().note).toBe('قبل الخامسة');
    beginSession('other', { ...nora, id: 8 });
    expect(checkoutDraft()).toEqual({});
  });

  it('of a guest are of the customer that they sign in as', () => {
    endSession();
    saveCheckoutDraft({ voucherCode: 'EID10' });
    beginSession('token', nora);
    expect(checkoutDraft().voucherCode).toBe('EID10');
    saveCheckoutDraft({ addressId: 3 });
    endSession();
    expect(checkoutDraft()).toEqual({});
  });

  it('are dropped part by part when they are damaged', () => {
    stored.set('checkout-draft', '{"shopper":7,"addressId":"3","note":5,"voucherCode":"A"}');
    expect(checkoutDraft()).toEqual({ voucherCode: 'A' });
  });
});
