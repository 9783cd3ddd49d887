import type { Answered, Evaluation } from './evaluate-set.ts';
import { mean } from './measures.ts';
import type { Split } from './queries/judged-query.ts';

const HEAD = `  ${'class'.padEnd(11)}${'n'.padStart(5)}  recall    MRR   nDCG    P@5  none%`;

/** One split of a set by class: the shop in full, the other engines' recall, MRR and nDCG beside it. */
export function reportSplit([shop, ...others]: readonly Evaluation[], split: Split): string[] {
  if (shop === undefined) return [];
  const inSplit = ({ answers }: Evaluation) => answers.filter((answer) => answer.split === split);
  const all = inSplit(shop);
  const classes = [...new Set(all.map((answer) => answer.class))];
  const row = (label: string, of: (answer: Answered) => boolean) =>
    `  ${label.padEnd(11)}${String(all.filter(of).length).padStart(5)}${scores(all.filter(of))}` +
    others.map((other) => `   ${brief(inSplit(other).filter(of))}`).join('');
  return [
    HEAD + others.map(({ engine }) => `   ${engine.padEnd(18)}`).join(''),
    ...classes.map((name) => row(name, (answer) => answer.class === name)),
    row('all', () => true),
    ...missingNumbers([shop, ...others], split),
    ...[shop, ...others].flatMap((evaluation) => nonsense(evaluation, split)),
  ];
}

function scores(answers: readonly Answered[]): string {
  const of = (pick: (score: Answered['score']) => number | undefined) =>
    mean(answers.flatMap(({ score }) => pick(score) ?? []));
  return [
    share(of(({ recall }) => recall)),
    share(of(({ reciprocalRank }) => reciprocalRank)),
    share(of(({ ndcg }) => ndcg)),
    share(of(({ precision }) => precision)),
    (100 * of(({ isEmpty }) => Number(isEmpty))).toFixed(1).padStart(7),
  ].join('');
}

function brief(answers: readonly Answered[]): string {
  const of = (pick: (score: Answered['score']) => number) =>
    mean(answers.map(({ score }) => pick(score)));
  return [
    of(({ recall }) => recall),
    of(({ reciprocalRank }) => reciprocalRank),
    of(({ ndcg }) => ndcg),
  ]
    .map((value) => value.toFixed(3).padEnd(6))
    .join('')
    .padEnd(18);
}

function share(value: number): string {
  return (Number.isNaN(value) ? '–' : value.toFixed(3)).padStart(7);
}

/** Numbers that nothing has: a full match drops the number silently. */
function missingNumbers(evaluations: readonly Evaluation[], split: Split): string[] {
  const counts = evaluations.map(({ engine, answers }) => {
    const missing = answers.filter(
      (answer) => answer.class === 'missing' && answer.split === split,
    );
    return {
      engine,
      of: missing.length,
      dropped: missing.filter(({ score }) => score.isAnswered).length,
    };
  });
  if (counts.every(({ of }) => of === 0)) return [];
  return [
    `  missing numbers dropped silently: ${counts.map(({ engine, of, dropped }) => `${engine} ${dropped} of ${of}`).join(', ')}`,
  ];
}

function nonsense({ engine, nonsense: all }: Evaluation, split: Split): string[] {
  const some = all.filter((query) => query.split === split);
  if (some.length === 0) return [];
  const full = some.filter(({ found }) => found.full.length > 0).length;
  const near = some.filter(({ found }) => found.full.length === 0 && found.near.length > 0).length;
  return [
    `  nonsense answered by ${engine}: ${full} of ${some.length} (${((100 * full) / some.length).toFixed(0)} %), only marked near ${near}`,
  ];
}
