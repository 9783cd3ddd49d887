import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '@dp/api/test/free-port.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import { addEditor, type Editor, signInEditor } from '../load/bench-editor.ts';
import type { DatabaseKind } from '../load/options.ts';
import { readyShops } from '../load/ready-shop.ts';
import { SeededShops } from '../load/seeded-shops.ts';
import type { ShopFacts } from '../load/shop-facts.ts';
import { type ShopData, type ShopProcess, startShop } from '../load/shop-process.ts';

const WATCH = fileURLToPath(new URL('watch-stalls.ts', import.meta.url));

/** A shop in which somebody of the staff changes very many products. */
export interface BulkShop {
  readonly kind: DatabaseKind;
  readonly size: number;
  readonly shop: ShopProcess;
  readonly facts: ShopFacts;
  readonly editor: Editor;
  readonly say: (line: string) => void;
  /** Does a step; what it took, in words: seconds, processor time, memory and the longest stall of the process. */
  readonly step: <T>(
    work: () => Promise<T>,
  ) => Promise<{ readonly result: T; readonly took: string }>;
}

/**
 * Measures each of the databases that `--database` names with `--size` products. `--keep FOLDER` keeps embedded
 * shops for the next time, `--profile FOLDER` stores a profile of the shop's processor time.
 *
 * @param permissions of the editor.
 */
export async function benchBulk(
  permissions: readonly Permission[],
  measure: (bulk: BulkShop) => Promise<void>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '100000' },
      database: { type: 'string', default: 'postgres,embedded' },
      keep: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const shops = await SeededShops.open(values.keep, print);
  const profiling =
    values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  try {
    for (const kind of values.database.split(',') as DatabaseKind[]) {
      const size = Number(values.size);
      const { data, done } = await shops.take(kind, size);
      const say = (line: string) => print(`${kind}: ${line}`);
      try {
        await inShop(data, { permissions, profiling }, (opened) =>
          measure({ ...opened, kind, size, say }),
        );
      } finally {
        await done();
      }
    }
  } finally {
    await shops.close();
  }
}

async function inShop(
  data: ShopData,
  options: { readonly permissions: readonly Permission[]; readonly profiling: readonly string[] },
  measure: (opened: Pick<BulkShop, 'shop' | 'facts' | 'editor' | 'step'>) => Promise<void>,
): Promise<void> {
  await addEditor(data, options.permissions);
  const port = await freePort();
  const stalls = join(data.folder, 'stalls');
  const settings = { ADMIN_PORT: String(port), STALLS: stalls };
  const shop = await startShop(data, settings, ['--import', WATCH, ...options.profiling]);
  try {
    const facts = await readyShops([shop]);
    const editor = await signInEditor(`http://localhost:${port}`);
    await measure({ shop, facts, editor, step: (work) => stepOf(shop, stalls, work) });
  } finally {
    await shop.stop();
  }
}

async function stepOf<T>(
  shop: ShopProcess,
  stalls: string,
  work: () => Promise<T>,
): Promise<{ result: T; took: string }> {
  await rm(stalls, { force: true });
  const used = await shop.cpuTime();
  const started = performance.now();
  let most = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      most = Math.max(most, await shop.memory());
      await setTimeout(100);
    }
  })();
  const result = await work().finally(() => {
    isOver = true;
  });
  const seconds = (performance.now() - started) / 1_000;
  const processor = ((await shop.cpuTime()) - used) / 1_000;
  await watch;
  await setTimeout(500);
  const stall = Number(await readFile(stalls, 'utf8'));
  const took =
    `${seconds.toFixed(1)} s (${processor.toFixed(1)} s of the shop's processor time); ` +
    `at most ${most.toFixed(0)} MB of memory; longest stall ${stall.toFixed(0)} ms`;
  return { result, took };
}

/** Asks every so many milliseconds until something is there. */
export async function until<T>(ask: () => Promise<T | undefined>, everyMs = 100): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await setTimeout(everyMs);
  }
}
