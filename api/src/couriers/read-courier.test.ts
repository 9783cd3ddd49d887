import { describe, expect, it } from 'vitest';
import { readCourier } from './read-courier.ts';

const KEYS = {
  BOSTA_API_KEY: 'key',
  BOSTA_WEBHOOK_SECRET: 'a-long-enough-secret',
  BOSTA_MODE: 'live',
};

describe('the courier company of a process', () => {
  it('is undefined without keys, also when the variables are empty', () => {
    expect(readCourier({ BOSTA_API_KEY: ' ' })).toBeUndefined();
  });

  it('is the one whose keys are whole', () => {
    expect(readCourier(KEYS)).toMatchObject({ name: 'bosta', mode: 'live' });
  });

  it.each([
    ['half of a set', { BOSTA_API_KEY: '' }, 'Bosta also needs BOSTA_API_KEY.'],
    ['no mode', { BOSTA_MODE: 'staging' }, 'The mode of Bosta must be test or live.'],
    ['a short secret', { BOSTA_WEBHOOK_SECRET: 'short' }, 'at least 16 characters'],
    ['a test address in live mode', { BOSTA_URL: 'https://stg-app.bosta.co' }, 'contradict'],
    ['no encryption', { BOSTA_URL: 'http://app.bosta.co' }, 'by https'],
  ])('is refused at the start with %s', (_, change, message) => {
    expect(() => readCourier({ ...KEYS, ...change })).toThrow(message);
  });
});
