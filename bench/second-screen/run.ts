import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@dp/api/test/free-port.ts';
import { chromium, type Page } from '@playwright/test';
import { percentiles } from '../load/measure.ts';
import { addBuyers, order, signIn } from '../load/place-orders.ts';
import { readyShops } from '../load/ready-shop.ts';
import { runShopCommand, startShop } from '../load/shop-process.ts';
import { signInDesk } from '../staff/desk.ts';
import { fillOrders } from '../staff/fill-orders.ts';

// `npm run bench:second-screen`: how long after its placement an order is on the page of somebody who has the
// list of all orders open; a real browser, the embedded database. `DP_CHROMIUM` names a browser that is
// installed; else Playwright's own is used.

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    times: { type: 'string', default: '20' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'dp-second-screen-'));
try {
  const data = { folder, databaseUrl: undefined };
  await runShopCommand(data, ['seed-demo', '--products', '1000']);
  await addBuyers(data, 1);
  await fillOrders(data, Number(values.orders), say);
  const port = await freePort();
  const shop = await startShop(data, { ADMIN_PORT: String(port) }, []);
  const browser = await chromium.launch({ executablePath: process.env.DP_CHROMIUM });
  try {
    const facts = await readyShops([shop]);
    const buyer = await signIn(shop.origin, 0);
    const office = `http://localhost:${port}`;
    const context = await browser.newContext({ locale: 'ar-EG' });
    await context.addCookies([{ ...(await signInDesk(office)), url: office }]);
    const page = await context.newPage();
    await page.goto(`${office}/orders/all`);
    await page.getByText(/DP-\d/).first().waitFor();
    const fromCall: number[] = [];
    const fromAnswer: number[] = [];
    for (let turn = 0; turn < Number(values.times); turn += 1) {
      const shown = newOrderShown(page);
      // Orders do not come in step with how often the shop looks for them.
      await setTimeout(1_000 + 37 * turn);
      const called = Date.now();
      await order(buyer, [facts.products[turn % facts.products.length] ?? 0]);
      const answered = Date.now();
      const at = await shown;
      fromCall.push(at - called);
      fromAnswer.push(at - answered);
    }
    const inWords = (times: number[]) =>
      `median ${percentiles(times).p50} ms, most ${Math.max(...times)} ms`;
    say(`${fromAnswer.length} orders on a second screen, from the shopper's confirmation on:`);
    say(`  ${inWords(fromAnswer)}; from the tap on "place order" on: ${inWords(fromCall)}.`);
  } finally {
    await browser.close();
    await shop.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The time at which a number appears that the page did not show before. */
function newOrderShown(page: Page): Promise<number> {
  // As text, which is compiled in the browser: nothing else here knows a document.
  return page.evaluate<number>(`new Promise((resolve) => {
    const numbers = () => document.body.textContent.match(/DP-\\d+/g) ?? [];
    const known = new Set(numbers());
    const observer = new MutationObserver(() => {
      if (numbers().every((number) => known.has(number))) return;
      observer.disconnect();
      // With the frame that paints it.
      requestAnimationFrame(() => resolve(Date.now()));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  })`);
}
