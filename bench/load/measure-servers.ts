import { ApiClient } from './call-shop.ts';
import { type BenchRequest, type Figures, type Measured, measureLoad } from './measure.ts';
import type { Setting } from './report.ts';
import type { Scenario } from './scenarios.ts';
import type { ShopFacts } from './shop-facts.ts';
import type { ShopData, ShopProcess } from './shop-process.ts';

/** The shop that is measured. */
export interface Measuring {
  readonly data: ShopData;
  readonly setting: Setting;
  readonly facts: ShopFacts;
}

/** Requests in turn. */
interface Load {
  readonly origins: readonly string[];
  readonly requests: readonly BenchRequest[];
  readonly headers: Record<string, string>;
}

export function requestHeaders({ group }: Scenario, client: ApiClient): Record<string, string> {
  return group === 'html' ? { 'accept-encoding': 'br', accept: 'text/html' } : client.headers();
}

/** Not measured: what is warm is warmed, and the code compiled. */
export async function warmUp({ origins, requests, headers }: Load): Promise<void> {
  await measureLoad(origins, requests, headers, { connections: 1, count: requests.length });
  await measureLoad(origins, requests, headers, { connections: 10, seconds: 1 });
}

/** A load with what the servers worked for each request. */
export function measureWithCpu(
  shops: readonly ShopProcess[],
  { origins, requests, headers }: Load,
  load: { readonly connections: number; readonly seconds: number },
): Promise<Measured> {
  return withCpu(shops, () => measureLoad(origins, requests, headers, load));
}

export async function withCpu(
  shops: readonly ShopProcess[],
  measure: () => Promise<Figures>,
): Promise<Measured> {
  const before = await total(shops, (shop) => shop.cpuTime());
  const figures = await measure();
  const cpu = ((await total(shops, (shop) => shop.cpuTime())) - before) / figures.count;
  const memory = await most(shops, (shop) => shop.memory());
  return { ...figures, cpu, memory };
}

/** Products with enough in stock for everybody. */
export async function plentiful(origin: string, { products }: ShopFacts): Promise<number[]> {
  const client = await ApiClient.open(origin);
  const lines = products.map((id) => ({ id, quantity: 1 }));
  const found: number[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const { products: some } = await client.call('listCartProducts', {
      body: { lines: lines.slice(from, from + 100) },
    });
    found.push(...some.filter(({ stock }) => stock.available >= 60).map(({ id }) => id));
  }
  client.close();
  return found;
}

async function total(
  shops: readonly ShopProcess[],
  figure: (shop: ShopProcess) => Promise<number>,
): Promise<number> {
  const figures = await Promise.all(shops.map(figure));
  return figures.reduce((sum, one) => sum + one, 0);
}

export async function most(
  shops: readonly ShopProcess[],
  figure: (shop: ShopProcess) => Promise<number>,
): Promise<number> {
  return Math.max(...(await Promise.all(shops.map(figure))));
}
