import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cachedOr,
  cacheResponse,
  clearCachedResponses,
  isRefreshing,
  refreshResponses,
  revalidated,
} from './recent-responses.ts';

const MINUTE = 60_000;
const page = { documentElement: { lang: 'ar' } };

beforeEach(() => {
  vi.stubGlobal('document', page);
  page.documentElement.lang = 'ar';
  clearCachedResponses();
});

describe('what pages loaded lately', () => {
  it('is returned immediately on return, without a request', async () => {
    await cachedOr('product 7', async () => 'lamp', { now: 0 });
    const load = vi.fn();
    expect(cachedOr('product 7', load, { now: MINUTE })).toBe('lamp');
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded once for all who ask meanwhile', async () => {
    const load = vi.fn(async () => 'lamp');
    expect(await Promise.all([cachedOr('product 7', load), cachedOr('product 7', load)])).toEqual([
      'lamp',
      'lamp',
    ]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again after a failure', async () => {
    const failed = cachedOr('product 7', () => Promise.reject(new Error('offline')));
    await expect(failed).rejects.toThrow('offline');
    expect(await cachedOr('product 7', async () => 'lamp')).toBe('lamp');
  });

  it('is requested again after some minutes', async () => {
    cacheResponse('product 7', 'old', 0);
    expect(await cachedOr('product 7', async () => 'new', { now: 6 * MINUTE })).toBe('new');
  });

  it('stays fresh on repeated visits, but no longer than its oldest part', async () => {
    const old = { slides: 'old' };
    cacheResponse('home', old, 0, 7 * MINUTE);
    expect(cachedOr('home', vi.fn(), { now: 4 * MINUTE })).toBe(old);
    cacheResponse('home', old, 4 * MINUTE);
    expect(cachedOr('home', vi.fn(), { now: 7 * MINUTE - 1 })).toBe(old);
    expect(await cachedOr('home', async () => 'new', { now: 7 * MINUTE })).toBe('new');
  });

  it('expires when the loaded data says so', async () => {
    const moment = Date.now();
    await cachedOr('home', async () => 'old', { expiresAt: () => moment + MINUTE });
    expect(cachedOr('home', vi.fn(), { now: moment + MINUTE - 1 })).toBe('old');
    expect(await cachedOr('home', async () => 'new', { now: moment + MINUTE })).toBe('new');
  });

  it('belongs to one language', async () => {
    cacheResponse('home', 'عربي', 0);
    page.documentElement.lang = 'en';
    expect(await cachedOr('home', async () => 'English', { now: 0 })).toBe('English');
  });

  it('is kept under the language in which it was asked for', async () => {
    const loads = [cachedOr, revalidated].map((ask) => {
      const answer = Promise.withResolvers<string>();
      return { shown: ask(ask.name, () => answer.promise), answer };
    });
    page.documentElement.lang = 'en';
    for (const { answer } of loads) answer.resolve('عربي');
    await Promise.all(loads.map(({ shown }) => shown));
    for (const { name } of [cachedOr, revalidated]) {
      expect(await cachedOr(name, async () => 'English'), name).toBe('English');
      page.documentElement.lang = 'ar';
      expect(cachedOr(name, vi.fn()), name).toBe('عربي');
      page.documentElement.lang = 'en';
    }
  });

  it('does not cache a failure', async () => {
    await expect(
      cachedOr('home', () => Promise.reject(new Error('x')), { now: 0 }),
    ).rejects.toThrow('x');
    expect(await cachedOr('home', async () => 'works', { now: 0 })).toBe('works');
  });

  it('forgets the oldest pages first', async () => {
    for (let index = 0; index < 60; index += 1) cacheResponse(`page ${index}`, index, 0);
    expect(cachedOr('page 59', async () => 'asked', { now: 0 })).toBe(59);
    expect(await cachedOr('page 0', async () => 'asked', { now: 0 })).toBe('asked');
  });
});

describe('a forced refresh', () => {
  it('reloads what is shown, and reports when it has arrived', async () => {
    cacheResponse('home', 'old');
    const came = await refreshResponses(async () => {
      expect(isRefreshing()).toBe(true);
      expect(await cachedOr('home', async () => 'new')).toBe('new');
    });
    expect(came).toBe(true);
    expect(isRefreshing()).toBe(false);
    expect(cachedOr('home', async () => 'asked')).toBe('new');
  });

  it('that fails leaves the page unchanged and reports it', async () => {
    cacheResponse('home', 'old');
    const came = await refreshResponses(async () => {
      expect(await cachedOr('home', () => Promise.reject(new Error('offline')))).toBe('old');
    });
    expect(came).toBe(false);
  });

  it('that fails again still leaves what was shown', async () => {
    await revalidated('addresses of 7', async () => 'one address');
    const broken = () => Promise.reject(new Error('offline'));
    const shown: unknown[] = [];
    for (const _ of [1, 2]) {
      await refreshResponses(async () => {
        shown.push(await revalidated('addresses of 7', broken));
      });
    }
    expect(shown).toEqual(['one address', 'one address']);
  });
});

it('volatile data is requested each time; a failed refresh leaves it unchanged', async () => {
  expect(await revalidated('orders of 7', async () => 'one order')).toBe('one order');
  expect(await revalidated('orders of 7', async () => 'two orders')).toBe('two orders');
  const broken = () => Promise.reject(new Error('no network'));
  await expect(revalidated('orders of 7', broken)).rejects.toThrow('no network');

  let shown: unknown;
  const came = await refreshResponses(async () => {
    shown = await revalidated('orders of 7', broken);
  });
  expect([came, shown]).toEqual([false, 'two orders']);
});

it('a refresh that redirects to another page has not failed', async () => {
  const placed = new Response(null, { status: 302 });
  const came = await refreshResponses(async () => {
    await revalidated('review of 7', () => Promise.reject(placed)).catch(() => undefined);
  });
  expect(came).toBe(true);
});

it('a refresh that redirects to the log-in page goes there', async () => {
  await revalidated('orders of 7', async () => 'one order');
  const login = new Response(null, { status: 302 });
  const refresh = refreshResponses(async () => {
    await revalidated('orders of 7', () => Promise.reject(login));
  });
  await expect(refresh).rejects.toBe(login);
});
