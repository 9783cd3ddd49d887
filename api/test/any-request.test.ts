import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { problem } from '@dp/contract/problem.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyRequest, type Credentials } from './arrange/any-request.ts';
import { arrangeCatalogue } from './arrange/catalogue.ts';
import { arrangeBuyer } from './arrange/orders.ts';
import { sendRequest } from './arrange/send-request.ts';
import { TestApp } from './test-app.ts';

/** How many requests: a taste of them in every run of the tests, 100,000 by `DP_FUZZ_RUNS` (docs/security.md). */
const RUNS = Number(process.env.DP_FUZZ_RUNS ?? 2_000);
/** So many reach every kind of answer. */
const MANY = 20_000;
/** After this many requests the callers are new ones and the hourly limits are over. */
const ROUND = 250;
/** What the heap may grow by between a tenth of the requests and all of them. */
const HEAP_GROWTH_BYTES = 48 * 1_024 * 1_024;

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
  await arrangeCatalogue(shop.db);
});
afterAll(() => shop.close());

it('whatever is sent, by whom and however, is answered or refused, never a fault; memory stays where it was', {
  timeout: 60_000 + RUNS * 60,
}, async () => {
  const statuses = new Map<number, number>();
  const names = new Set<string>();
  let heapEarly = 0;
  let slowest = { ms: 0, what: '' };
  for (let sent = 0; sent < RUNS; sent += ROUND) {
    shop.clock.advance({ hours: 2 });
    await fc.assert(
      fc.asyncProperty(anyRequest(await arrangeCredentials()), async (request) => {
        const began = performance.now();
        const status = await sendRequest(shop.app, request, problem);
        const ms = performance.now() - began;
        if (ms > slowest.ms)
          slowest = { ms, what: `${request.name} ${request.body?.slice(0, 80)}` };
        names.add(request.name);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
      { numRuns: Math.min(ROUND, RUNS - sent) },
    );
    if (heapEarly === 0 && sent + ROUND >= RUNS / 10) heapEarly = heapAfterCollection();
  }
  const heapGrowth = heapAfterCollection() - heapEarly;
  tell(statuses, heapGrowth, slowest);
  expect(heapGrowth).toBeLessThan(HEAP_GROWTH_BYTES);
  // The requests were neither all good nor all refused at the door. Whether a few reach an hourly limit is chance.
  const limited = RUNS >= MANY ? [429] : [];
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([200, 400, 401, 404, 415, 422, ...limited]),
  );
  expect(names.size).toBeGreaterThan(40);
});

/** Somebody without anything, a guest, a shopper, one who is not verified, one whose token is nobody's. */
async function arrangeCredentials(): Promise<Credentials> {
  const authorization = `Bearer ${await shop.credential()}`;
  const [shopper, unverified] = [
    await arrangeBuyer(shop),
    await arrangeBuyer(shop, { verified: false }),
  ];
  const as = (token: string) => ({ authorization, 'user-token': token });
  // Most of what can go wrong is behind the shopper's own calls.
  return [
    {},
    { authorization },
    as('nobody'),
    as(unverified.token),
    as(unverified.token),
    ...Array.from({ length: 5 }, () => as(shopper.token)),
  ];
}

/** Bytes in use once everything that nobody holds is gone. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** The figures of a long run. */
function tell(
  statuses: ReadonlyMap<number, number>,
  heapGrowth: number,
  slowest: { readonly ms: number; readonly what: string },
): void {
  if (process.env.DP_FUZZ_RUNS === undefined) return;
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
  process.stdout.write(
    `${RUNS} requests answered: ${counted.join(', ')}; the heap grew by ${megabytes(heapGrowth)}; ` +
      `the process is at ${megabytes(process.memoryUsage.rss())}; ` +
      `the slowest took ${Math.round(slowest.ms)} ms: ${slowest.what}\n`,
  );
}
