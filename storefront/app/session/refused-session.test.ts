import { beforeEach, expect, it } from 'vitest';
import { endRefusedSession, refusals } from './refused-session.ts';
import { beginSession, endSession, userToken } from './session.ts';

const nora = { id: 7, name: 'Nora', email: null, partner_id: 1007, phone_number: null };

beforeEach(() => {
  endSession();
  refusals.setState({ count: 0 });
});

it('ends a refused session once, however many calls are refused together', () => {
  beginSession('token', nora);
  endRefusedSession('token');
  endRefusedSession('token');
  expect(userToken()).toBeUndefined();
  expect(refusals.getState().count).toBe(1);
});

it('leaves a new session alone when a call of the one before is refused', () => {
  beginSession('next', nora);
  endRefusedSession('token');
  expect(userToken()).toBe('next');
  expect(refusals.getState().count).toBe(0);
});

it('does nothing for a guest', () => {
  endRefusedSession(undefined);
  endRefusedSession('token');
  expect(refusals.getState().count).toBe(0);
});
