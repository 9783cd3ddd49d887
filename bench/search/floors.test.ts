import { expect, it } from 'vitest';
import { shopEngine } from './engines/shop-engine.ts';
import { evaluateSet } from './evaluate-set.ts';
import { mean } from './measures.ts';
import { boutique } from './sellers/boutique.ts';
import { retailer } from './sellers/retailer.ts';
import { wholesaler } from './sellers/wholesaler.ts';
import { generatedSet } from './sets.ts';

// What search has reached on the queries that may be tuned on: raise a floor with every gain.
it.each([
  { seller: retailer(), recall: 0.988, mrr: 0.99, ndcg: 0.966, nonsense: 0.05 },
  { seller: wholesaler(), recall: 0.992, mrr: 0.997, ndcg: 0.977, nonsense: 0.03 },
  { seller: boutique(), recall: 0.979, mrr: 0.995, ndcg: 0.977, nonsense: 0.05 },
])(
  'search answers the $seller.name’s tuning queries no worse than it did',
  async ({ seller, ...floors }) => {
    const set = generatedSet(seller);
    const tuning = <T extends { readonly split: string }>(all: readonly T[]) =>
      all.filter(({ split }) => split === 'tuning');
    const { answers, nonsense } = await evaluateSet(shopEngine(set.catalog), {
      ...set,
      queries: tuning(set.queries),
      nonsense: tuning(set.nonsense),
    });
    expect(mean(answers.map(({ score }) => score.recall))).toBeGreaterThanOrEqual(floors.recall);
    expect(mean(answers.map(({ score }) => score.reciprocalRank))).toBeGreaterThanOrEqual(
      floors.mrr,
    );
    expect(mean(answers.map(({ score }) => score.ndcg))).toBeGreaterThanOrEqual(floors.ndcg);
    expect(mean(nonsense.map(({ found }) => Number(found.full.length > 0)))).toBeLessThanOrEqual(
      floors.nonsense,
    );
    // A number that nothing has is never dropped silently.
    expect(
      answers.filter((answer) => answer.class === 'missing' && answer.score.isAnswered),
    ).toEqual([]);
  },
);
