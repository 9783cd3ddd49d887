import { describe, expect, it } from 'vitest';
import { readPaymentProviders } from './read-providers.ts';

const KEYS = {
  PAYMOB_PUBLIC_KEY: 'egy_pk_test_a',
  PAYMOB_SECRET_KEY: 'egy_sk_test_a',
  PAYMOB_API_KEY: 'api',
  PAYMOB_HMAC_SECRET: 'hmac',
  PAYMOB_CARD_INTEGRATION: '11',
};
const LIVE = { PAYMOB_PUBLIC_KEY: 'egy_pk_live_a', PAYMOB_SECRET_KEY: 'egy_sk_live_a' };
const KASHIER = {
  KASHIER_MERCHANT_ID: 'MID-1-2',
  KASHIER_API_KEY: 'api',
  KASHIER_SECRET_KEY: 'secret',
  KASHIER_MODE: 'test',
};
const FAWRY = { FAWRY_MERCHANT_CODE: 'M1', FAWRY_SECURE_KEY: 'key', FAWRY_MODE: 'live' };
const read = (variables: Readonly<Record<string, string | undefined>>) =>
  readPaymentProviders(variables, () => new Date());

describe('the gateways of a process', () => {
  it('are empty without keys, also when the variables are empty', () => {
    expect(read({})).toEqual([]);
    expect(read({ PAYMOB_PUBLIC_KEY: '', PAYMOB_URL: ' ' })).toEqual([]);
  });

  it('are those whose keys are whole, for the methods that have an integration', () => {
    const [paymob] = read({ ...KEYS, PAYMOB_KIOSK_INTEGRATION: '13' });
    expect(paymob).toMatchObject({ name: 'paymob', mode: 'test', methods: ['card', 'kiosk'] });
  });

  it.each([
    ['half of a set', { PAYMOB_HMAC_SECRET: undefined }, 'Paymob also needs PAYMOB_HMAC_SECRET.'],
    ['no method', { PAYMOB_CARD_INTEGRATION: undefined }, 'at least one method'],
    ['two modes', { PAYMOB_SECRET_KEY: LIVE.PAYMOB_SECRET_KEY }, 'different countries or modes'],
    ['two countries', { PAYMOB_PUBLIC_KEY: 'ksa_pk_test_a' }, 'different countries or modes'],
    ['keys in each other’s place', { PAYMOB_PUBLIC_KEY: 'egy_sk_test_a' }, 'like egy_pk_test_'],
    ['live keys without https', { ...LIVE, PAYMOB_URL: 'http://localhost:1' }, 'by https'],
    ['an invalid address', { PAYMOB_URL: 'paymob' }, 'like https://example.com'],
    ['one integration for two methods', { PAYMOB_WALLET_INTEGRATION: '11' }, 'same integration'],
  ])('are refused at the start with %s', (_, change, message) => {
    expect(() => read({ ...KEYS, ...change })).toThrow(message);
  });

  it('are refused with an integration and no key at all', () => {
    expect(() => read({ PAYMOB_CARD_INTEGRATION: '11' })).toThrow('Paymob also needs');
  });

  it('can be several at once, in test or live mode', () => {
    expect(read({ ...KEYS, ...KASHIER, ...FAWRY })).toMatchObject([
      { name: 'paymob' },
      { name: 'kashier', mode: 'test', methods: ['card', 'wallet'] },
      { name: 'fawry', mode: 'live', methods: ['card', 'wallet', 'kiosk'] },
    ]);
  });

  it('offer the methods that are named, where some are', () => {
    expect(read({ ...FAWRY, FAWRY_METHODS: 'kiosk' })).toMatchObject([{ methods: ['kiosk'] }]);
    expect(read({ ...KASHIER, KASHIER_METHODS: 'wallet, card' })).toMatchObject([
      { methods: ['card', 'wallet'] },
    ]);
  });

  it.each([
    ['half of a set', { KASHIER_SECRET_KEY: '' }, 'Kashier also needs KASHIER_SECRET_KEY.'],
    ['no mode', { KASHIER_MODE: 'prod' }, 'The mode of Kashier must be test or live.'],
    ['another merchant', { KASHIER_MERCHANT_ID: '1' }, 'like MID-1234-567'],
    ['one key twice', { KASHIER_SECRET_KEY: 'api' }, 'two different keys'],
    ['a live address in test mode', { KASHIER_URL: 'https://api.kashier.io' }, 'contradict'],
    ['a live refund address', { KASHIER_REFUND_URL: 'https://fep.kashier.io' }, 'contradict'],
    ['no encryption', { KASHIER_URL: 'http://kashier.example' }, 'by https'],
    ['a method it does not take', { KASHIER_METHODS: 'card,kiosk' }, 'not kiosk'],
  ])('of Kashier are refused at the start with %s', (_, change, message) => {
    expect(() => read({ ...KASHIER, ...change })).toThrow(message);
  });

  it.each([
    ['half of a set', { FAWRY_SECURE_KEY: '' }, 'Fawry also needs FAWRY_SECURE_KEY.'],
    ['no mode', { FAWRY_MODE: undefined }, 'Fawry also needs FAWRY_MODE.'],
    [
      'a test address in live mode',
      { FAWRY_URL: 'https://atfawry.fawrystaging.com' },
      'contradict',
    ],
    ['a simulator in live mode', { FAWRY_URL: 'http://localhost:1' }, 'by https'],
    ['an invalid address', { FAWRY_URL: 'fawry' }, 'must be like'],
    ['a method it does not take', { FAWRY_METHODS: 'cash' }, 'not cash'],
  ])('of Fawry are refused at the start with %s', (_, change, message) => {
    expect(() => read({ ...FAWRY, ...change })).toThrow(message);
  });
});
