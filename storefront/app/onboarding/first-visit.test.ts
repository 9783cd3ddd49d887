import { fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { expect, test, vi } from 'vitest';
import { beginFirstVisit, remembersFirstVisit } from './first-visit.ts';

test('only the first visit ever is the first', () => {
  fakeLocalStorage();
  expect(remembersFirstVisit()).toBe(true);
  expect(remembersFirstVisit()).toBe(true);
  expect(beginFirstVisit()).toBe(true);
  expect(remembersFirstVisit()).toBe(false);
  expect(beginFirstVisit()).toBe(false);
});

test('a browser without storage is not onboarded on every visit', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  });
  expect(beginFirstVisit()).toBe(false);
});
