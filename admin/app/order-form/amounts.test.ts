import { expect, test } from 'vitest';
import { amountIn } from './amounts.ts';

test('an amount is read in any digits and with either decimal mark', () => {
  expect(amountIn('1250.5')).toBe(1250.5);
  expect(amountIn(' ١٬٢٥٠٫٥ ')).toBe(1250.5);
  expect(amountIn('33,25')).toBe(33.25);
});

test('nothing typed is no amount, and other words are not a number', () => {
  expect(amountIn('  ')).toBeUndefined();
  expect(amountIn('ten')).toBeNaN();
  expect(amountIn('-5')).toBeNaN();
});
