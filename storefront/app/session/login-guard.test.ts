import { expect, test } from 'vitest';
import { addressAfterLogin, loginAddress } from './login-guard.ts';

function after(next: string | null): string {
  return addressAfterLogin(new URLSearchParams(next === null ? {} : { next }));
}

test('the way back survives the login page', () => {
  const address = new URL(loginAddress('/checkout?step=2&a=b'), 'https://shop.example');
  expect(address.pathname).toBe('/login');
  expect(addressAfterLogin(address.searchParams)).toBe('/checkout?step=2&a=b');
});

test('without a way back it is the fallback', () => {
  expect(after(null)).toBe('/');
  expect(addressAfterLogin(new URLSearchParams(), '/profile')).toBe('/profile');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'checkout',
  '',
  '/..//evil.example',
])('%o leads nowhere but home', (next) => {
  expect(after(next)).toBe('/');
});
