import { expect, it } from 'vitest';
import { maskCards } from './mask-cards.ts';

it.each([
  ['4111111111111111', '•••• 1111'],
  ['pan=5123 4567 8901 2346;', 'pan=•••• 2346;'],
  ['{"pan":"5123-4500-0000-0008"}', '{"pan":"•••• 0008"}'],
])('the card number in %s keeps its last four digits', (text, masked) => {
  expect(maskCards(text)).toBe(masked);
});

it.each(['100002026', '01012345678', '4111111111111112', '2026-11-23T10:00:00.000000'])(
  '%s is no card number and stays',
  (text) => {
    expect(maskCards(text)).toBe(text);
  },
);
