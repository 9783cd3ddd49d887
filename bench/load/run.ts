import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureStaff } from '../staff/measure-staff.ts';
import { type BareFigures, measureBare } from './bare-server.ts';
import { measureShop } from './measure-shop.ts';
import { type BenchOptions, readOptions, USAGE } from './options.ts';
import {
  describeLoads,
  describeProcesses,
  describeUnderChange,
  type LoadRow,
  layOut,
  type Results,
} from './report.ts';
import { SeededShops } from './seeded-shops.ts';

// Behind `npm run bench`: starts the shop as production does, in temporary folders, and measures it. The
// load comes from this process, so it shares the machine with what it measures.

const loads: LoadRow[] = [];
const results: Results = {
  processes: [],
  weights: [],
  keep: (row) => {
    loads.push(row);
    say(`${row.changes ?? ''} ${describeLoads([row])[1] ?? ''}`);
  },
};
let bare: BareFigures | undefined;

async function bench(options: BenchOptions): Promise<void> {
  bare = await measureBare();
  say(
    `A bare server on this machine now: ${bare.perSecond.toFixed(0)} requests/s, ${bare.cpu.toFixed(3)} ms of processor time each.`,
  );
  const shops = await SeededShops.open(options.keep, say);
  try {
    for (const database of options.databases) {
      if (options.staff) {
        await measureStaff(shops, database, options, { keep: results.keep, say });
        continue;
      }
      for (const products of options.sizes) {
        for (const count of options.processes) {
          if (count > 1 && database === 'embedded') continue;
          const setting = { database, products, processes: count };
          await measureShop(shops, setting, options, results);
        }
      }
    }
  } finally {
    await shops.close();
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 1) process.stdout.write(`\n${title}\n\n${lines.join('\n')}\n`);
}

// Ends through `exit`, where servers and databases are taken down.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (process.argv.includes('--help')) {
  process.stdout.write(`${USAGE}\n`);
} else {
  const options = readOptions(process.argv.slice(2));
  await bench(options);
  const machine = `${availableParallelism()} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  print(
    `Loads${options.staff ? ` of the back office with ${options.orders} orders` : ''} on ${machine}; ${options.underChange ? 'median' : 'best'} of ${options.runs}, ${options.seconds} s each. "x bar" from 1 on: held.`,
    options.underChange ? describeUnderChange(loads) : describeLoads(loads),
  );
  print('Processes', describeProcesses(results.processes));
  print(
    'Pages, bytes: HTML with brotli, scripts and styles with gzip',
    layOut([
      ['page', 'HTML', 'scripts', 'files', 'styles'],
      ...results.weights.map(({ page, html, scripts, scriptFiles, styles }) =>
        [page, html, scripts, scriptFiles, styles].map(String),
      ),
    ]),
  );
  if (options.json !== undefined) {
    const figures = { machine, at: new Date().toISOString(), bare, loads, ...results };
    await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  }
}
