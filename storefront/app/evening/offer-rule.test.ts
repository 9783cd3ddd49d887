import { fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, test } from 'vitest';
import { mayOfferEvening, rememberEveningOffer } from './offer-rule.ts';

const EVENING = new Date('2026-11-22T17:00Z');
const AFTERNOON = new Date('2026-11-22T13:00Z');

let device: ReturnType<typeof fakeLocalStorage>;
beforeEach(() => {
  device = fakeLocalStorage();
  device.values.set('ONBOARDING_KEY', 'true');
});

test('a shopper who knows the shop is offered the evening once, after sunset', () => {
  expect(mayOfferEvening(AFTERNOON, false)).toBe(false);
  expect(mayOfferEvening(EVENING, false)).toBe(true);
  rememberEveningOffer();
  expect(mayOfferEvening(EVENING, false)).toBe(false);
});

test('nobody is asked who has the evening already, or has chosen the day', () => {
  expect(mayOfferEvening(EVENING, true)).toBe(false);
  device.values.set('DARK_MODE_KEY', 'false');
  expect(mayOfferEvening(EVENING, false)).toBe(false);
});

test('a first visit is not interrupted', () => {
  device.values.delete('ONBOARDING_KEY');
  expect(mayOfferEvening(EVENING, false)).toBe(false);
});
