import { staffCalls } from '@dp/contract/staff/calls.ts';
import { staffProblem } from '@dp/contract/staff/problem.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyStaffRequest, type Credentials } from './arrange/any-request.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, DELIVERY, placed } from './arrange/orders.ts';
import { sendRequest } from './arrange/send-request.ts';
import { TestBackOffice } from './test-back-office.ts';

/** How many requests: a taste of them in every run of the tests, 100,000 by `DP_FUZZ_RUNS` (docs/security.md). */
const RUNS = Number(process.env.DP_FUZZ_RUNS ?? 1_500);
const LONG = process.env.DP_FUZZ_RUNS !== undefined;
/** After this many requests there are new sessions: some requests end the old ones. */
const ROUND = 250;

let office: TestBackOffice;
beforeAll(async () => {
  office = await TestBackOffice.open();
  const { shop } = office;
  const lamp = await insertProduct(shop.db, { listPrice: 100, stock: 1_000 });
  const lines = [{ id: lamp, quantity: 2 }];
  for (let order = 0; order < 6; order += 1) {
    await placed(shop, await arrangeBuyer(shop), { lines, expected_total: 200 + DELIVERY });
  }
});
afterAll(() => office.close());

it('whatever is sent to the back office, by whom and however, is answered or refused, never a fault', {
  timeout: 60_000 + RUNS * 60,
}, async () => {
  const statuses = new Map<number, number>();
  const names = new Set<string>();
  const { adminUrl } = office.shop.deps.config;
  for (let sent = 0; sent < RUNS; sent += ROUND) {
    office.clock.advance({ hours: 2 });
    await fc.assert(
      fc.asyncProperty(anyStaffRequest(adminUrl, await arrangeCredentials()), async (request) => {
        const status = await sendRequest(office.app, request, staffProblem);
        names.add(request.name);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
      { numRuns: Math.min(ROUND, RUNS - sent) },
    );
    if (LONG && (sent + ROUND) % 10_000 === 0) process.stderr.write(`${sent + ROUND} sent\n`);
  }
  if (LONG) {
    const counted = [...statuses].sort(([a], [b]) => a - b).map(([code, n]) => `${code}: ${n}`);
    process.stdout.write(`${RUNS} requests to the back office: ${counted.join(', ')}\n`);
  }
  // The requests were neither all good nor all refused at the door.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  expect(names.size).toBeGreaterThan(Object.keys(staffCalls).length * 0.9);
});

/** Nobody, an invented session, somebody without permissions, and many owners: most faults are behind them. */
async function arrangeCredentials(): Promise<Credentials> {
  const owners = await Promise.all(Array.from({ length: 8 }, () => office.signIn('owner')));
  const powerless = await office.signIn([]);
  const as = (token: string) => ({ cookie: `dp_staff=${token}` });
  return [{}, as('nobody'), as(powerless.token), ...owners.map(({ token }) => as(token))];
}
