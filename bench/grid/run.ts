import { parseArgs } from 'node:util';
import { freePort } from '@dp/api/test/free-port.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addEditor, signInEditor } from '../load/bench-editor.ts';
import { percentiles } from '../load/measure.ts';
import type { DatabaseKind } from '../load/options.ts';
import { readyShops } from '../load/ready-shop.ts';
import { SeededShops } from '../load/seeded-shops.ts';
import { type ShopData, startShop } from '../load/shop-process.ts';
import { measureLists } from './measure-lists.ts';

// `npm run bench:grid`: the product grid of the back office with many products, in a real browser: the longest
// pauses while it is scrolled, and how long after a choice of filter its rows are there; before that what each list
// takes without a browser, `--lists` for that alone. `--keep FOLDER` keeps the
// embedded shop for the next time; `DP_CHROMIUM` names a browser that is installed; else Playwright's own is used.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    times: { type: 'string', default: '10' },
    database: { type: 'string', default: 'embedded,postgres' },
    keep: { type: 'string' },
    lists: { type: 'boolean', default: false },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const shops = await SeededShops.open(values.keep, print);
const browser = values.lists
  ? undefined
  : await chromium.launch({ executablePath: process.env.DP_CHROMIUM });
try {
  for (const kind of values.database.split(',') as DatabaseKind[]) {
    const { data, done } = await shops.take(kind, Number(values.products));
    try {
      await measure(data, browser, (line) => print(`${kind}: ${line}`));
    } finally {
      await done();
    }
  }
} finally {
  await browser?.close();
  await shops.close();
}

async function measure(
  data: ShopData,
  browser: Browser | undefined,
  say: (line: string) => void,
): Promise<void> {
  await addEditor(data, ['products.edit', 'prices.edit']);
  const port = await freePort();
  const shop = await startShop(data, { ADMIN_PORT: String(port) }, []);
  try {
    await readyShops([shop]);
    const office = `http://localhost:${port}`;
    const editor = await signInEditor(office);
    await measureLists(shop, editor, say);
    if (!browser) return;
    const context = await browser.newContext({
      locale: 'ar-EG',
      viewport: { width: 1280, height: 860 },
    });
    await context.addCookies([{ ...editor.cookie(), url: office }]);
    const page = await context.newPage();
    await page.goto(`${office}/products/grid`);
    await page.locator('td[data-kind="money"] bdi').first().waitFor();
    const pauses = await scroll(page);
    say(`${values.products} products, ${pauses.length} frames of scrolling:`);
    say(`  median ${percentiles(pauses).p50} ms, most ${Math.max(...pauses).toFixed(0)} ms`);
    const waits: number[] = [];
    const used = await shop.cpuTime();
    for (let turn = 0; turn < Number(values.times); turn += 1) {
      waits.push(await afterChoice(page, turn % 2 === 0 ? 'featured' : 'all'));
    }
    const each = ((await shop.cpuTime()) - used) / waits.length;
    say(`${waits.length} choices of a filter, until its rows are there:`);
    say(`  median ${percentiles(waits).p50} ms, most ${Math.max(...waits).toFixed(0)} ms`);
    say(`  each: ${waits.map((wait) => wait.toFixed(0)).join(' ')} ms`);
    say(`  ${each.toFixed(0)} ms of the shop's processor time a choice`);
    await context.close();
  } finally {
    await shop.stop();
  }
}

/** Scrolls for some seconds, slowly and in leaps; the time from each frame to the next, ms. */
function scroll(page: Page): Promise<number[]> {
  // As text, which is compiled in the browser: nothing else here knows a document.
  return page.evaluate<number[]>(`new Promise((resolve) => {
    const scroller = document.querySelector('table[role="grid"]').parentElement;
    const frames = [];
    let last = performance.now();
    let count = 0;
    const step = (now) => {
      frames.push(now - last);
      last = now;
      count += 1;
      if (count > 600) return resolve(frames.slice(1));
      scroller.scrollTop += count % 100 === 0 ? 400000 : 60;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  })`);
}

/** How long after a press of a filter its rows are shown, ms; each must find another number of products. */
function afterChoice(page: Page, filter: 'featured' | 'all'): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const grid = () => document.querySelector('table[role="grid"]');
    const featured = document.querySelector('a[href*="filter=featured"]');
    const chip = ${filter === 'featured'} ? featured : featured.parentElement.querySelector('a');
    const before = grid()?.getAttribute('aria-rowcount');
    const started = performance.now();
    const observer = new MutationObserver(() => {
      const rows = grid()?.getAttribute('aria-rowcount');
      if (rows === before || !grid()?.querySelector('td[data-kind="money"] bdi')) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - started));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    chip.click();
  })`);
}
