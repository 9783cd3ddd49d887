import { expect, it } from 'vitest';
import { describeIntention } from './describe-intention.ts';

it('an order at Paymob lists each line once, with the name that the order gives it', () => {
  const described = describeIntention(
    {
      reference: 'DP-7-1',
      amount: 50_000,
      method: 'card',
      expiresAt: new Date('2026-03-01T12:00:00Z'),
      locale: 'ar',
      orderNumber: 'DP-7',
      lines: [
        { sku: 'LAMP', name: '3 × لمبة ليد', amount: 45_000 },
        { sku: 'DELIVERY', name: 'التوصيل', amount: 5_000 },
      ],
      customer: {
        name: 'Mona Adel',
        mobile: '01012345678',
        email: null,
        street: 'شارع النيل',
        city: 'الدقي',
        governorate: 'الجيزة',
        building: null,
        floor: null,
        apartment: null,
      },
      returnUrl: 'https://shop.example/pay/7',
      callbackUrl: 'https://shop.example/api/payments/paymob/callback',
    },
    11,
    new Date('2026-03-01T10:00:00Z'),
  );
  expect(described).toMatchObject({
    items: [
      { name: '3 × لمبة ليد', amount: 45_000, quantity: 1 },
      { name: 'التوصيل', amount: 5_000, quantity: 1 },
    ],
  });
});
