import { demoSearch, readDemo } from './demo-search.ts';
import { type JudgedQuery, QUERY_KINDS, readJudgedQueries } from './judged-queries.ts';
import { mean, recallAt10, reciprocalRank } from './measures.ts';
import { Judge } from './relevance.ts';

// Behind `npm run bench:search`: how well search answers the judged queries over the demo catalogue.
// `--worst N` lists the N queries with the least recall.

/** What the shop promises (issue 4). */
const RECALL_BAR = 0.95;

const SETS = [
  { name: 'queries the rules were written with', file: 'queries.json' },
  { name: 'queries held out', file: 'queries-held-out.json' },
];

interface Score extends JudgedQuery {
  readonly recall: number;
  readonly rank: number;
  readonly found: readonly string[];
}

async function evaluate(file: URL): Promise<Score[]> {
  const catalog = await readDemo();
  const { rules, queries } = await readJudgedQueries(file);
  const judge = new Judge(catalog, rules);
  const search = demoSearch(catalog);
  return queries.map((judged) => {
    const answers = catalog.products.filter((product) => judge.answers(product, judged.relevant));
    if (answers.length === 0) throw new Error(`No product answers "${judged.need}".`);
    const relevant = new Set(answers.map(({ sku }) => sku));
    const { skus: found } = search(judged.query);
    return {
      ...judged,
      found,
      recall: recallAt10(found, relevant),
      rank: reciprocalRank(found, relevant),
    };
  });
}

function report(name: string, scores: readonly Score[]): string[] {
  const row = (label: string, some: readonly Score[]) =>
    some.length === 0
      ? []
      : [
          `  ${label.padEnd(10)}${String(some.length).padStart(8)}` +
            `${mean(some.map(({ recall }) => recall))
              .toFixed(3)
              .padStart(12)}` +
            `${mean(some.map(({ rank }) => rank))
              .toFixed(3)
              .padStart(8)}`,
        ];
  return [
    name,
    `  ${'kind'.padEnd(10)}${'queries'.padStart(8)}${'recall@10'.padStart(12)}${'MRR'.padStart(8)}`,
    ...QUERY_KINDS.flatMap((kind) =>
      row(
        kind,
        scores.filter((score) => score.kind === kind),
      ),
    ),
    ...row('all', scores),
  ];
}

function worst(scores: readonly Score[], count: number): string[] {
  return [...scores]
    .sort((a, b) => a.recall - b.recall || a.rank - b.rank)
    .slice(0, count)
    .map(
      ({ query, kind, need, recall, rank, found }) =>
        `  ${recall.toFixed(2)} ${rank.toFixed(2)}  ${kind} "${query}" (${need}): ${found.length} found, ${found.slice(0, 4).join(' ')}`,
    );
}

const [option, count] = process.argv.slice(2);
for (const { name, file } of SETS) {
  const scores = await evaluate(new URL(file, import.meta.url));
  for (const line of report(name, scores)) console.log(line);
  if (option === '--worst') for (const line of worst(scores, Number(count))) console.log(line);
  if (mean(scores.map(({ recall }) => recall)) < RECALL_BAR) process.exitCode = 1;
}
