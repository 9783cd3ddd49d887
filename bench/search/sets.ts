import { type DemoCatalog, readDemo } from './demo-search.ts';
import { readJudgedQueries } from './judged-queries.ts';
import { writeHalfTyped } from './queries/half-typed.ts';
import type { Grade } from './queries/judge-need.ts';
import type { HalfTyped, JudgedQuery, Nonsense } from './queries/judged-query.ts';
import { otherThings, writeNonsense } from './queries/nonsense.ts';
import { writeQueries } from './queries/write-queries.ts';
import { Judge } from './relevance.ts';
import { bazaar } from './sellers/bazaar.ts';
import { boutique } from './sellers/boutique.ts';
import { depot } from './sellers/depot.ts';
import { retailer } from './sellers/retailer.ts';
import type { Seller } from './sellers/seller.ts';
import { wholesaler } from './sellers/wholesaler.ts';

/** A catalogue with what is asked of it and which products answer. */
export interface JudgedSet {
  readonly name: string;
  readonly catalog: DemoCatalog;
  readonly queries: readonly JudgedQuery[];
  readonly nonsense: readonly Nonsense[];
  readonly halfTyped: readonly HalfTyped[];
}

/** The demo shop with queries written by hand, and five shops that nobody here has made. */
export async function judgedSets(): Promise<JudgedSet[]> {
  return [
    await demoSet(),
    generatedSet(retailer()),
    generatedSet(wholesaler()),
    generatedSet(bazaar()),
    generatedSet(depot()),
    generatedSet(boutique()),
  ];
}

/** @param seller whose catalogue and queries are always the same. */
export function generatedSet(seller: Seller): JudgedSet {
  return {
    name: seller.name,
    catalog: seller.catalog,
    queries: writeQueries(seller),
    nonsense: writeNonsense(seller),
    halfTyped: writeHalfTyped(seller),
  };
}

async function demoSet(): Promise<JudgedSet> {
  const catalog = await readDemo();
  const queries = await Promise.all([
    readByHand(catalog, 'queries.json', 'tuning'),
    readByHand(catalog, 'queries-held-out.json', 'held-out'),
  ]);
  return { name: 'demo', catalog, queries: queries.flat(), nonsense: otherThings(), halfTyped: [] };
}

async function readByHand(
  catalog: DemoCatalog,
  file: string,
  split: JudgedQuery['split'],
): Promise<JudgedQuery[]> {
  const { rules, queries } = await readJudgedQueries(new URL(file, import.meta.url));
  const judge = new Judge(catalog, rules);
  return queries.map(({ query, kind, need, relevant }) => {
    const answers = catalog.products.filter((product) => judge.answers(product, relevant));
    if (answers.length === 0) throw new Error(`No product answers "${need}".`);
    return {
      query,
      class: kind,
      split,
      grades: new Map(answers.map(({ sku }): [string, Grade] => [sku, 2])),
    };
  });
}
