import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@dp/api/test/embedded-postgres.ts';
import { miniSearchEngine } from './engines/minisearch-engine.ts';
import { postgresEngine } from './engines/postgres-engine.ts';
import { shopEngine } from './engines/shop-engine.ts';
import { type Evaluation, evaluateSet } from './evaluate-set.ts';
import { listFailures } from './failures.ts';
import { reportSplit } from './report.ts';
import { type JudgedSet, judgedSets } from './sets.ts';
import { reportSpeed } from './speed.ts';
import { reportSuggestions } from './suggestions.ts';

const USAGE = `npm run bench:search -- [options]

How well and how fast search answers the judged queries of six catalogues.

  --sets demo,retailer,wholesaler,bazaar,depot,boutique  only these sets
  --shop-only                       without MiniSearch and PostgreSQL beside
  --sizes 133,10000,100000          products for the speed table; 0: no speed table
  --failures FILE                   write the worst answers there, as Markdown: of the tuning splits
  --reveal-held-out                 list the held-out ones instead. Once read, they are no longer
                                    held out: for checking judgements, not for tuning search
`;

const { values } = parseArgs({
  options: {
    sets: { type: 'string' },
    'shop-only': { type: 'boolean', default: false },
    sizes: { type: 'string', default: '133,10000,100000' },
    failures: { type: 'string' },
    'reveal-held-out': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(USAGE);
} else {
  await run();
}

async function run(): Promise<void> {
  const only = values.sets?.split(',');
  const sets = (await judgedSets()).filter(({ name }) => only?.includes(name) ?? true);
  const postgres = values['shop-only'] ? undefined : await startEmbeddedPostgres();
  try {
    const failures: string[] = [];
    const listed = values['reveal-held-out'] ? 'held-out' : 'tuning';
    for (const set of sets) {
      const evaluations = await evaluateAll(set, postgres?.url);
      console.log(`\n${set.name}: ${set.catalog.products.length} products`);
      const splits = new Set(set.queries.map(({ split }) => split));
      for (const split of splits) {
        console.log(` ${split}`);
        for (const line of reportSplit(evaluations, split)) console.log(line);
      }
      for (const line of reportSuggestions(set)) console.log(line);
      const names = new Map(set.catalog.products.map(({ sku, name }) => [sku, name.ar]));
      if (evaluations[0])
        failures.push(
          ...listFailures(set.name, evaluations[0], listed, (sku) => names.get(sku) ?? sku),
        );
    }
    if (values.failures !== undefined) await writeFile(values.failures, failures.join('\n'));
    const sizes = values.sizes
      .split(',')
      .map(Number)
      .filter((size) => size > 0);
    for (const size of sizes)
      for (const line of await reportSpeed(size, postgres?.url)) console.log(line);
  } finally {
    await postgres?.stop();
  }
}

async function evaluateAll(set: JudgedSet, postgresUrl: string | undefined): Promise<Evaluation[]> {
  const engines = [shopEngine(set.catalog)];
  if (postgresUrl !== undefined) {
    engines.push(miniSearchEngine(set.catalog), await postgresEngine(postgresUrl, set.catalog));
  }
  const evaluations: Evaluation[] = [];
  for (const engine of engines) {
    evaluations.push(await evaluateSet(engine, set));
    await engine.close?.();
  }
  return evaluations;
}
