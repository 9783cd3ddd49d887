import { expect, test } from 'vitest';
import { StaffApiError } from '../api/staff-api-error.ts';
import { scanKeys } from './scan-keys.ts';

const keyOf = (key: string) => Promise.resolve(key);
const lost = (sent: string[]) => (key: string) => {
  sent.push(key);
  return Promise.reject(new TypeError('Failed to fetch'));
};

test('a scan whose answer was lost keeps its key, also when another code is scanned before it is sent again', async () => {
  const withKey = scanKeys();
  const sent: string[] = [];
  await expect(withKey('LAMP', lost(sent))).rejects.toThrow();
  await withKey('BULB', keyOf);
  expect(await withKey('LAMP', keyOf)).toBe(sent[0]);
});

test('a scan that was answered or refused has a new key when its code is scanned again', async () => {
  const withKey = scanKeys();
  const first = await withKey('LAMP', keyOf);
  const refused: string[] = [];
  const refusal = withKey('LAMP', (key) => {
    refused.push(key);
    return Promise.reject(new StaffApiError({ status: 409, code: 'order_moved' }));
  });
  await expect(refusal).rejects.toThrow();
  expect(refused).not.toContain(first);
  expect(refused).not.toContain(await withKey('LAMP', keyOf));
});
