import type { AccountInfo } from '@dp/contract/accounts.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasAskedFor, loadAccountInfo } from './account-info.ts';
import { beginSession, currentShopper, endSession } from './session.ts';
import { sessionStore } from './session-store.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('./browser-client.ts', () => ({ browserApi: () => ({ call }) }));

const nora = { id: 7, name: 'Nora', email: 'n@b.eg', partner_id: 1007, phone_number: null };
const info: AccountInfo = {
  id: 7,
  partner_id: 1007,
  name: 'Nora Hassan',
  email: 'n@b.eg',
  phone_number: '+201012345678',
  verified: true,
  email_verified: true,
  phone_verified: false,
  can_verify: ['phone'],
  can_change: ['phone'],
  has_password: true,
};

beforeEach(() => {
  endSession();
  call.mockReset();
});

describe('user info', () => {
  it('of a token whose ids were lost is loaded without them, and restores them', async () => {
    sessionStore.setState({ token: 'token', shopper: undefined });
    call.mockResolvedValue({ data: { data: info } });
    await loadAccountInfo('/profile');
    expect(call).toHaveBeenCalledWith('accountInfo', { query: {} });
    expect(currentShopper()).toEqual({
      id: 7,
      partnerId: 1007,
      name: 'Nora Hassan',
      email: 'n@b.eg',
    });
  });

  it('is not requested for a guest', async () => {
    expect(await loadAccountInfo('/profile')).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  it('updates the session', async () => {
    beginSession('token', nora);
    call.mockResolvedValue({ data: { data: info } });
    expect(await loadAccountInfo('/profile')).toEqual(info);
    expect(call).toHaveBeenCalledWith('accountInfo', { query: { user_id: '7' } });
    expect(currentShopper()?.name).toBe('Nora Hassan');
  });

  it('concurrent loads share one request', async () => {
    beginSession('token', nora);
    call.mockResolvedValue({ data: { data: info } });
    await Promise.all([loadAccountInfo('/profile'), loadAccountInfo('/profile')]);
    expect(call).toHaveBeenCalledTimes(1);
    await loadAccountInfo('/profile');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('counts as loaded only for the page that loaded it last, and only for its customer', async () => {
    beginSession('first', nora);
    call.mockResolvedValue({ data: { data: info } });
    expect(hasAskedFor('/profile')).toBe(false);
    await loadAccountInfo('/profile');
    expect(hasAskedFor('/profile')).toBe(true);
    expect(hasAskedFor('/')).toBe(false);
    await loadAccountInfo('/');
    expect(hasAskedFor('/profile')).toBe(false);
    beginSession('other', nora);
    expect(hasAskedFor('/')).toBe(false);
  });

  it('of a customer who has logged out changes nothing for the next one', async () => {
    beginSession('token', nora);
    const { promise, resolve } = Promise.withResolvers();
    call.mockReturnValue(promise);
    const asked = loadAccountInfo('/profile');
    endSession();
    beginSession('other', { ...nora, id: 8, name: 'Omar' });
    resolve({ data: { data: info } });
    await asked;
    expect(currentShopper()?.name).toBe('Omar');
  });
});
