import type { Answered, Evaluation } from './evaluate-set.ts';
import { mean } from './measures.ts';
import type { Split } from './queries/judged-query.ts';

/** Worst answers listed of a class. */
const LISTED = 25;

/** The worst answers of a split by class, and the nonsense that was answered, as Markdown. */
export function listFailures(
  set: string,
  { answers, nonsense }: Evaluation,
  split: Split,
  nameOf: (sku: string) => string,
): string[] {
  const inSplit = answers.filter((answer) => answer.split === split);
  const classes = [...new Set(inSplit.map((answer) => answer.class))];
  const asked = nonsense.filter((query) => query.split === split);
  const answered = asked.filter(({ found }) => found.full.length > 0);
  return [
    `# ${set}, ${split}`,
    '',
    ...classes.flatMap((name) =>
      listClass(
        name,
        inSplit.filter((answer) => answer.class === name),
        nameOf,
      ),
    ),
    `## nonsense answered: ${answered.length} of ${asked.length}`,
    '',
    ...answered.map(
      ({ query, found: { full } }) =>
        `- \`${query}\`: ${full.length} full, first "${nameOf(full[0] ?? '')}"`,
    ),
    '',
  ];
}

function listClass(
  name: string,
  answers: readonly Answered[],
  nameOf: (sku: string) => string,
): string[] {
  const failed = answers
    .filter(({ score }) => score.recall < 1 || score.ndcg < 0.9)
    .sort((a, b) => a.score.recall - b.score.recall || a.score.ndcg - b.score.ndcg);
  const recall = mean(answers.map(({ score }) => score.recall)).toFixed(3);
  return [
    `## ${name}: recall ${recall}, ${failed.length} of ${answers.length} not good`,
    '',
    ...failed.slice(0, LISTED).map((answer) => describe(answer, nameOf)),
    '',
  ];
}

function describe(
  { query, score, found, grades }: Answered,
  nameOf: (sku: string) => string,
): string {
  const exact = [...grades].filter(([, grade]) => grade === 2).map(([sku]) => sku);
  const shown = [...found.full, ...found.near].slice(0, 10);
  const missed = exact.find((sku) => !shown.includes(sku));
  const wrong = shown.find((sku) => !grades.has(sku));
  return [
    `- \`${query}\` recall ${score.recall.toFixed(2)}, nDCG ${score.ndcg.toFixed(2)}`,
    `${found.full.length} full, ${found.near.length} near, ${exact.length} right`,
    ...(missed === undefined ? [] : [`misses "${nameOf(missed)}"`]),
    ...(wrong === undefined ? [] : [`shows "${nameOf(wrong)}"`]),
  ].join('; ');
}
