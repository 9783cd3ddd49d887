import { expect, test } from 'vitest';
import { signInAddress, wantedPage } from './wanted-page.ts';

test('the sign-in leads back to the page that was wanted', () => {
  const address = signInAddress({ pathname: '/audit', search: '?actor=3' });
  expect(wantedPage(new URL(address, 'http://localhost').search)).toBe('/audit?actor=3');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/sign-in?to=/', ''])(
  'but never to %s',
  (to) => {
    expect(wantedPage(`?${new URLSearchParams({ to })}`)).toBe('/');
  },
);
