import type { OtpDispatch } from '@dp/contract/accounts.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  clockText,
  forgetPending,
  pendingCode,
  savePending,
  secondsUntil,
} from './pending-code.ts';

function tabStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

const dispatch = {
  channel: 'sms',
  sent_to: '01••••••678',
  expires_in: 600,
  retry_in: 60,
} as const;

describe('the wait for a code', () => {
  it('survives a reload of the tab, each purpose for itself', () => {
    tabStorage();
    savePending('register', '01012345678', dispatch, 1_000);
    expect(pendingCode('register')).toEqual({
      login: '01012345678',
      sentTo: '01012345678',
      channel: 'sms',
      expiresAt: 601_000,
      retryAt: 61_000,
    });
    expect(pendingCode('login')).toBeUndefined();
    forgetPending('register');
    expect(pendingCode('register')).toBeUndefined();
  });

  it('shows what was typed, and nothing of another contact', () => {
    tabStorage();
    const sentTo = (login: string, sent: Partial<OtpDispatch>) =>
      savePending('login', login, { ...dispatch, ...sent }).sentTo;
    expect(sentTo('nora@example.com', { channel: 'email', sent_to: 'n•••@example.com' })).toBe(
      'nora@example.com',
    );
    expect(sentTo('01012345678', { channel: 'email', sent_to: '•••' })).toBe('•••');
    expect(sentTo('nora@example.com', {})).toBe('01••••••678');
  });

  it('shows the typed contact where the response names none', () => {
    tabStorage();
    const pending = savePending('reset', 'nora@example.com', { expires_in: 600, retry_in: 60 });
    expect(pending).toMatchObject({ sentTo: 'nora@example.com', channel: undefined });
  });

  it.each(['null', '7', '{"login":"x"}', 'not json'])('pays no heed to a damaged %j', (text) => {
    tabStorage().set('pending-code.login', text);
    expect(pendingCode('login')).toBeUndefined();
  });
});

it('counts down in whole seconds to zero', () => {
  expect(secondsUntil(61_000, 1_000)).toBe(60);
  expect(secondsUntil(61_000, 1_001)).toBe(60);
  expect(secondsUntil(61_000, 60_999)).toBe(1);
  expect(secondsUntil(61_000, 61_000)).toBe(0);
  expect(secondsUntil(61_000, 99_000)).toBe(0);
});

it('shows seconds as a clock does', () => {
  expect([0, 9, 60, 75].map(clockText)).toEqual(['0:00', '0:09', '1:00', '1:15']);
});
