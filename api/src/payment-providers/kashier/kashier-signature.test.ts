import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedRedirect, isSignedWebhook } from './kashier-signature.ts';

const KEY = 'kashier-doc-sample-key';
const SIGNATURE = '9b618fe7c05b33e3b6cfae86734128271b572aaea184fae23f153aa7f3c832b0';
const SIGNED = {
  merchantOrderId: '1642935044835',
  kashierOrderId: 'efb3d440-e3bf-4c86-b98e-c7bb1cbbcca1',
  orderReference: 'TEST-ORD-33581',
  transactionId: 'TX-249893122',
  status: 'SUCCESS',
  method: 'card',
  amount: 11334,
  currency: 'EGP',
  transactionResponseCode: '00',
  channel: 'online | e-commerce',
};
const DATA = { ...SIGNED, creationDate: '2022-01-23', signatureKeys: Object.keys(SIGNED) };

describe("Kashier's webhook", () => {
  it('is believed with the signature of the documentation', () => {
    expect(isSignedWebhook(DATA, SIGNATURE, KEY)).toBe(true);
  });

  it.each([
    ['a changed amount', { ...DATA, amount: 11335 }, SIGNATURE],
    ['another last digit', DATA, `${SIGNATURE.slice(0, -1)}1`],
    ['no signature', DATA, ''],
    ['no list of signed fields', SIGNED, SIGNATURE],
    ['a signed object', { ...DATA, method: {} }, SIGNATURE],
  ])('is refused with %s', (_, data, signature) => {
    expect(isSignedWebhook(data, signature, KEY)).toBe(false);
  });

  it('is refused when the amount is not among the signed fields', () => {
    const rest = {
      currency: 'EGP',
      merchantOrderId: 'DP-1001-1',
      status: 'SUCCESS',
      transactionId: 'TX-1',
    };
    // HMAC-SHA256 of the four fields: a correct signature of too little.
    const signature = signatureOf(
      'currency=EGP&merchantOrderId=DP-1001-1&status=SUCCESS&transactionId=TX-1',
    );
    const data = { ...rest, amount: '1.00', signatureKeys: Object.keys(rest) };
    expect(isSignedWebhook(data, signature, KEY)).toBe(false);
  });

  it('escapes what RFC 3986 reserves, drops absent fields and leaves a null as its bare name', () => {
    const signature = signatureOf(
      'amount=150.50&card&currency=EGP&merchantOrderId=DP-1001-1&method=%21%27%28%29%2A%20&status=SUCCESS&transactionId=TX-1',
    );
    const data = {
      amount: '150.50',
      card: null,
      currency: 'EGP',
      merchantOrderId: 'DP-1001-1',
      method: "!'()* ",
      status: 'SUCCESS',
      transactionId: 'TX-1',
    };
    const signatureKeys = [...Object.keys(data), 'absent'];
    expect(isSignedWebhook({ ...data, signatureKeys }, signature, KEY)).toBe(true);
  });
});

describe("Kashier's redirect", () => {
  const query = {
    paymentStatus: 'SUCCESS',
    cardDataToken: '',
    maskedCard: '511111******1118',
    merchantOrderId: 'DP-1001',
    orderId: 'efb3',
    cardBrand: 'Mastercard',
    orderReference: 'TEST-ORD-1',
    transactionId: 'TX-1',
    amount: '180.00',
    currency: 'EGP',
    signature: '695e7c60ecc473d1e123e513f8565255c28debdae4e78e364e6761dc59e3f069',
  };

  it('is believed with the known signature, and refused with a changed amount', () => {
    expect(isSignedRedirect(new URLSearchParams(query), '11111')).toBe(true);
    const changed = new URLSearchParams({ ...query, amount: '18.00' });
    expect(isSignedRedirect(changed, '11111')).toBe(false);
  });
});

function signatureOf(text: string): string {
  return createHmac('sha256', KEY).update(text).digest('hex');
}
