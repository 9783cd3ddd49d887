import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askAgain,
  forgetAnswers,
  isRefreshing,
  keepAnswer,
  recentOr,
  refreshAnswers,
} from './recent-answers.ts';

const MINUTE = 60_000;
const page = { documentElement: { lang: 'ar' } };

beforeEach(() => {
  vi.stubGlobal('document', page);
  page.documentElement.lang = 'ar';
  forgetAnswers();
});

describe('what pages loaded lately', () => {
  it('is returned immediately on return, without a request', async () => {
    await recentOr('product 7', async () => 'lamp', { now: 0 });
    const load = vi.fn();
    expect(recentOr('product 7', load, { now: MINUTE })).toBe('lamp');
    expect(load).not.toHaveBeenCalled();
  });

  it('is requested again after some minutes', async () => {
    keepAnswer('product 7', 'old', 0);
    expect(await recentOr('product 7', async () => 'new', { now: 6 * MINUTE })).toBe('new');
  });

  it('stays fresh on repeated visits, but no longer than its oldest part', async () => {
    const old = { slides: 'old' };
    keepAnswer('home', old, 0, 7 * MINUTE);
    expect(recentOr('home', vi.fn(), { now: 4 * MINUTE })).toBe(old);
    keepAnswer('home', old, 4 * MINUTE);
    expect(recentOr('home', vi.fn(), { now: 7 * MINUTE - 1 })).toBe(old);
    expect(await recentOr('home', async () => 'new', { now: 7 * MINUTE })).toBe('new');
  });

  it('expires when the loaded data says so', async () => {
    const moment = Date.now();
    await recentOr('home', async () => 'old', { runsOut: () => moment + MINUTE });
    expect(recentOr('home', vi.fn(), { now: moment + MINUTE - 1 })).toBe('old');
    expect(await recentOr('home', async () => 'new', { now: moment + MINUTE })).toBe('new');
  });

  it('belongs to one language', async () => {
    keepAnswer('home', 'عربي', 0);
    page.documentElement.lang = 'en';
    expect(await recentOr('home', async () => 'English', { now: 0 })).toBe('English');
  });

  it('does not cache a failure', async () => {
    await expect(
      recentOr('home', () => Promise.reject(new Error('x')), { now: 0 }),
    ).rejects.toThrow('x');
    expect(await recentOr('home', async () => 'works', { now: 0 })).toBe('works');
  });

  it('forgets the oldest pages first', async () => {
    for (let index = 0; index < 60; index += 1) keepAnswer(`page ${index}`, index, 0);
    expect(recentOr('page 59', async () => 'asked', { now: 0 })).toBe(59);
    expect(await recentOr('page 0', async () => 'asked', { now: 0 })).toBe('asked');
  });
});

describe('a forced refresh', () => {
  it('reloads what is shown, and reports when it has arrived', async () => {
    keepAnswer('home', 'old');
    const came = await refreshAnswers(async () => {
      expect(isRefreshing()).toBe(true);
      expect(await recentOr('home', async () => 'new')).toBe('new');
    });
    expect(came).toBe(true);
    expect(isRefreshing()).toBe(false);
    expect(recentOr('home', async () => 'asked')).toBe('new');
  });

  it('that fails leaves the page unchanged and reports it', async () => {
    keepAnswer('home', 'old');
    const came = await refreshAnswers(async () => {
      expect(await recentOr('home', () => Promise.reject(new Error('offline')))).toBe('old');
    });
    expect(came).toBe(false);
  });

  it('that fails again still leaves what was shown', async () => {
    await askAgain('addresses of 7', async () => 'one address');
    const broken = () => Promise.reject(new Error('offline'));
    const shown: unknown[] = [];
    for (const _ of [1, 2]) {
      await refreshAnswers(async () => {
        shown.push(await askAgain('addresses of 7', broken));
      });
    }
    expect(shown).toEqual(['one address', 'one address']);
  });
});

it('volatile data is requested each time; a failed refresh leaves it unchanged', async () => {
  expect(await askAgain('orders of 7', async () => 'one order')).toBe('one order');
  expect(await askAgain('orders of 7', async () => 'two orders')).toBe('two orders');
  const broken = () => Promise.reject(new Error('no network'));
  await expect(askAgain('orders of 7', broken)).rejects.toThrow('no network');

  let shown: unknown;
  const came = await refreshAnswers(async () => {
    shown = await askAgain('orders of 7', broken);
  });
  expect([came, shown]).toEqual([false, 'two orders']);
});

it('a refresh that redirects to another page has not failed', async () => {
  const placed = new Response(null, { status: 302 });
  const came = await refreshAnswers(async () => {
    await askAgain('review of 7', () => Promise.reject(placed)).catch(() => undefined);
  });
  expect(came).toBe(true);
});

it('a refresh that redirects to the log-in page goes there', async () => {
  await askAgain('orders of 7', async () => 'one order');
  const login = new Response(null, { status: 302 });
  const refresh = refreshAnswers(async () => {
    await askAgain('orders of 7', () => Promise.reject(login));
  });
  await expect(refresh).rejects.toBe(login);
});
