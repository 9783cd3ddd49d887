import { expect, test } from 'vitest';
import { beginSession, endSession } from '../session/session.ts';
import { keepFailure, lastFailure } from './last-failure.ts';
import type { Review } from './load-review.ts';

const mona = { id: 5, partner_id: 9, name: 'منى', email: null, phone_number: null };

test('what a shopper could not place is not offered to the next who signs in, though the cart stays', () => {
  beginSession('token-1', mona);
  keepFailure('sure', {} as Review);
  expect(lastFailure()?.failure).toBe('sure');
  endSession();
  beginSession('token-2', { ...mona, id: 6 });
  expect(lastFailure()).toBeUndefined();
});
