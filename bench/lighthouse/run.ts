import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runShopCommand, startShop } from '../load/shop-process.ts';
import { LIGHTHOUSE, type Measured, measurePage } from './measure-page.ts';
import { describe, median, meetsBars } from './score.ts';

const USAGE = `Usage: npm run bench:lighthouse -- [options]

Opens the shop's pages as a phone on a slow line does (Lighthouse, mobile, simulated throttling) and
prints the median of each. Ends with 1 when a bar is missed. Keep the machine quiet meanwhile:
processor time is part of the figures. Fetches ${LIGHTHOUSE} from npm for the run.

  --runs N        measurements of each page                          3
  --pages A,B     only pages with one of these in their names        all
  --keep FOLDER   keeps Lighthouse's reports there                   none`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '' },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

if (values.help || !(Number.isInteger(runs) && runs > 0)) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(values.help ? 0 : 1);
}

/**
 * As the sitemap names them; those that a first visit most often begins with. A first visit to home shows the
 * splash and then onboarding, a returning one the splash over a page whose files the browser has.
 */
const PAGES = [
  { name: 'home, first visit', path: '/', returning: false },
  { name: 'home, returning', path: '/', returning: true },
  { name: 'category', path: '/products-category/1', returning: false },
  { name: 'product', path: '/product/details/1', returning: false },
];
const wanted = values.pages.split(',');
const pages = PAGES.filter(({ name }) => wanted.some((part) => name.includes(part)));

if (values.keep !== undefined) await mkdir(values.keep, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'dp-lighthouse-'));
const data = { folder: join(folder, 'shop'), databaseUrl: undefined };
let held = true;
try {
  await runShopCommand(data, ['seed-demo']);
  // The first look makes the pictures in the sizes a phone asks for. Then their originals go: else the
  // shop would make all other sizes while it is measured.
  await openShop(1, () => {});
  await rm(join(data.folder, 'pictures'), { recursive: true });
  await openShop(runs, (name, measured) => {
    const middle = median(measured);
    held &&= meetsBars(middle);
    process.stdout.write(`${describe(name, middle)}\n`);
  });
} finally {
  await rm(folder, { recursive: true });
}
process.exit(held ? 0 : 1);

/** Looks at each page so many times, one after the other. */
async function openShop(
  times: number,
  seen: (name: string, measured: readonly Measured[]) => void,
): Promise<void> {
  const shop = await startShop(data, { LOG_LEVEL: 'error' }, []);
  try {
    for (const { name, path, returning } of pages) {
      const url = shop.origin + path;
      const reportOf = (run: number) =>
        join(values.keep ?? folder, `${name.replaceAll(/\W+/g, '-')}-${run}.json`);
      const profile = returning ? await mkdtemp(join(folder, 'profile-')) : undefined;
      if (profile !== undefined) await measurePage(url, reportOf(0), profile);
      const measured: Measured[] = [];
      for (let run = 1; run <= times; run += 1) {
        measured.push(await measurePage(url, reportOf(run), profile));
      }
      seen(name, measured);
    }
  } finally {
    await shop.stop();
  }
}
