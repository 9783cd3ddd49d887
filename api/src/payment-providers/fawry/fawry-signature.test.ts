import { describe, expect, it } from 'vitest';
import {
  isSignedNotification,
  signCancel,
  signCharge,
  signInit,
  signRefund,
  signStatus,
} from './fawry-signature.ts';

const ACCOUNT = { merchantCode: 'MC-1', secureKey: 'KEY' };

describe("Fawry's signatures", () => {
  it('of a charge', () => {
    expect(
      signCharge(ACCOUNT, {
        reference: 'DP-1001',
        profile: '77',
        method: 'PAYATFAWRY',
        amount: 58055,
      }),
    ).toBe('6ad4102d54744fd4c8b096ce147813b49162fb39fa799306d6c2c44c2080297b');
  });

  it('of a hosted checkout, whatever the order of its items', () => {
    const lamp = { itemId: 'LMP-9W', quantity: 2, price: 6500 };
    const shipping = { itemId: 'SHIP', quantity: 1, price: 5000 };
    for (const items of [
      [lamp, shipping],
      [shipping, lamp],
    ]) {
      expect(
        signInit(ACCOUNT, {
          reference: 'DP-1001',
          profile: '',
          returnUrl: 'https://shop.example/pay/return',
          items,
        }),
      ).toBe('43d8a14411ec6e055d88633927c484e0a608b858ce65ab1e4fb5fd1c65014121');
    }
  });

  it('of a question about a payment', () => {
    expect(signStatus(ACCOUNT, 'DP-1001')).toBe(
      '1c5a9c8922bfddb229d2e72ec4694902fb7b49beef035f84d5a004890fc494b4',
    );
  });

  it('of a refund', () => {
    expect(
      signRefund(ACCOUNT, { fawryReference: '765158467', amount: 18000, reason: 'damaged' }),
    ).toBe('3ce6dfe499420cc12095530e2b70578f1f4880f1c9d7c250737bbc2dd891d8f4');
  });

  it('of cancelling an unpaid reference', () => {
    expect(signCancel(ACCOUNT, { fawryReference: '765158467', language: 'ar-eg' })).toBe(
      '0f2771d9ab973317ff2f1c49da048bb4e4bbee2013c6b23e5f647210d3744e7c',
    );
  });
});

describe("Fawry's notification", () => {
  const notification = {
    fawryRefNumber: '765158467',
    merchantRefNumber: 'DP-1001',
    paymentAmount: 18000,
    orderAmount: 18000,
    orderStatus: 'PAID',
    paymentMethod: 'PAYATFAWRY',
    paymentRefrenceNumber: null,
  };
  const signature = 'd02721b69d37248f24f8584474974e43aed628ddda1b70b35c18d00c41924023';

  it('is believed with its signature', () => {
    expect(isSignedNotification(ACCOUNT, notification, signature)).toBe(true);
  });

  it.each([
    ['another order amount', { ...notification, orderAmount: 1800 }, signature],
    ['another status', { ...notification, orderStatus: 'REFUNDED' }, signature],
    ['another last digit', notification, `${signature.slice(0, -1)}4`],
    ['no signature', notification, ''],
  ])('is refused with %s', (_, changed, given) => {
    expect(isSignedNotification(ACCOUNT, changed, given)).toBe(false);
  });
});
