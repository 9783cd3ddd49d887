import { describe, expect, it } from 'vitest';
import { callHeaders, callRequest } from './call-request.ts';

const caller = { locale: 'ar', credential: 'service-1', userToken: 'shopper-1' } as const;

describe('the request of a call', () => {
  it('has the filled path with its query, the headers, and a body even when it is empty', () => {
    expect(callRequest('searchProducts', { query: { query: 'لمبة' } }, caller)).toEqual({
      method: 'POST',
      path: '/main/products/search?query=%D9%84%D9%85%D8%A8%D8%A9',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'accept-language': 'ar',
        db: 'dp',
        uid: '1',
        authorization: 'Bearer service-1',
      },
      body: '{}',
    });
  });

  it('has no body when it is a GET', () => {
    expect(callRequest('accountInfo', {}, caller).body).toBeUndefined();
  });

  it.each([
    ['serviceLogin', undefined, undefined],
    ['listBrands', 'Bearer service-1', undefined],
    ['checkVoucher', 'Bearer service-1', 'shopper-1'],
    ['listAddresses', 'Bearer service-1', 'shopper-1'],
  ] as const)('%s carries the credentials that it takes and no other', (name, service, shopper) => {
    const headers = callHeaders(name, caller);
    expect([headers.authorization, headers['user-token']]).toEqual([service, shopper]);
  });

  it("accepts the call's file type, or a problem document", () => {
    expect(callHeaders('downloadInvoice').accept).toBe('application/pdf, application/json');
  });

  it('adds own headers, and omits undefined ones', () => {
    const headers = callHeaders('placeOrder', {
      headers: { 'idempotency-key': 'key-1', uid: undefined },
    });
    expect(headers).toMatchObject({ 'idempotency-key': 'key-1' });
    expect(headers).not.toHaveProperty('uid');
  });
});
