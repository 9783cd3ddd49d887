import { type BulkShop, benchBulk, until } from '../bulk/bulk-bench.ts';
import type { Call } from '../load/bench-editor.ts';
import { ApiClient } from '../load/call-shop.ts';
import { measureLoad } from '../load/measure.ts';
import { SCENARIOS } from '../load/scenarios.ts';

// `npm run bench:prices -- --size 100000`: how long a price batch over every product takes, and its undo, while
// ten clients load the shop; what of their rate remains meanwhile, and with the pages that are built again
// afterwards, and how long the process stalls.

const CONNECTIONS = 10;
/** As often as the back office's page of a batch asks how far it is. */
const FOLLOWS_MS = 500;
const SECONDS = 10;
/** What most shoppers ask for. */
const MIX = [
  'API list, 20 of a category',
  'API product detail',
  'HTML home',
  'HTML category',
  'HTML product',
];

await benchBulk(['prices.edit'], measure);

async function measure({
  shop,
  facts,
  editor: { call },
  size,
  say,
  step,
}: BulkShop): Promise<void> {
  const client = await ApiClient.open(shop.origin);
  const headers = { ...client.headers(), 'accept-encoding': 'br' };
  const requests = SCENARIOS.filter(({ name }) => MIX.includes(name)).flatMap((scenario) =>
    scenario.requests(facts).slice(0, 100),
  );
  let responses = 0;
  const load = async (seconds: number): Promise<number> => {
    const clients = { connections: CONNECTIONS, seconds };
    const { perSecond, failed } = await measureLoad(
      [shop.origin],
      requests,
      headers,
      clients,
      () => {
        responses += 1;
      },
    );
    if (failed > 0) throw new Error(`${failed} requests failed.`);
    return perSecond;
  };
  const made = await step(async () => {
    const { data } = await call('createPriceBatch', { body: { percent: 7, rounding: '5' } });
    return inState(call, data.id, 'ready');
  });
  say(`${size} prices computed in ${made.took}, nobody else there`);
  await load(3);
  const quiet = await step(() => load(SECONDS));
  say(`${quiet.result.toFixed(0)} requests/s without a batch: ${quiet.took}`);
  for (const [name, state] of [
    ['applyPriceBatch', 'applied'],
    ['undoPriceBatch', 'undone'],
  ] as const) {
    const { version } = await inState(call, made.result.id);
    const moved = await step(async () => {
      const under = load(SECONDS);
      const before = responses;
      const started = performance.now();
      await call(name, { params: { id: String(made.result.id) }, body: { version } });
      await inState(call, made.result.id, state);
      const seconds = (performance.now() - started) / 1_000;
      const meanwhile = (responses - before) / seconds;
      return { seconds, meanwhile, all: await under };
    });
    const { seconds, meanwhile, all } = moved.result;
    const rate = (perSecond: number) =>
      `${perSecond.toFixed(0)} requests/s (${((perSecond / quiet.result) * 100).toFixed(0)} %)`;
    say(
      `${state} in ${seconds.toFixed(1)} s, meanwhile ${rate(meanwhile)}, in ${SECONDS} s from its beginning ${rate(all)}: ${moved.took}`,
    );
    await load(3);
  }
  client.close();
}

async function inState(call: Call, id: number, state?: string) {
  return until(async () => {
    const { data } = await call('getPriceBatch', { params: { id: String(id) } });
    return state === undefined || data.state === state ? data : undefined;
  }, FOLLOWS_MS);
}
