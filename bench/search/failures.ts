import type { Evaluation } from './evaluate-set.ts';
import { mean } from './measures.ts';

/**
 * The worst answers of the tuning split by class, and the nonsense that was answered, as Markdown. What
 * is held out is never listed.
 */
export function listFailures(
  set: string,
  { answers, nonsense }: Evaluation,
  perClass: number,
  name: (sku: string) => string,
): string[] {
  const tuning = answers.filter(({ split }) => split === 'tuning');
  const classes = [...new Set(tuning.map((answer) => answer.class))];
  const lines = [`# ${set}`, ''];
  for (const one of classes) {
    const of = tuning.filter((answer) => answer.class === one);
    const failed = of
      .filter(
        ({ score }) =>
          score.recall < 1 || score.ndcg < 0.9 || (one === 'missing' && score.isAnswered),
      )
      .sort((a, b) => a.score.recall - b.score.recall || a.score.ndcg - b.score.ndcg);
    lines.push(
      `## ${one}: recall ${mean(of.map(({ score }) => score.recall)).toFixed(3)}, ${failed.length} of ${of.length} not good`,
      '',
    );
    for (const { query, score, found, grades } of failed.slice(0, perClass)) {
      const exact = [...grades].filter(([, grade]) => grade === 2).map(([sku]) => sku);
      const shown = [...found.full, ...found.near].slice(0, 10);
      const missed = exact.filter((sku) => !shown.includes(sku));
      const wrong = shown.filter((sku) => !grades.has(sku));
      lines.push(
        `- \`${query}\` recall ${score.recall.toFixed(2)}, nDCG ${score.ndcg.toFixed(2)}; ${found.full.length} full, ${found.near.length} near, ${exact.length} right` +
          (missed[0] === undefined ? '' : `; misses "${name(missed[0])}"`) +
          (wrong[0] === undefined ? '' : `; shows "${name(wrong[0])}"`),
      );
    }
    lines.push('');
  }
  const answered = nonsense.filter(
    ({ split, found }) => split === 'tuning' && found.full.length > 0,
  );
  lines.push(
    `## nonsense answered: ${answered.length} of ${nonsense.filter(({ split }) => split === 'tuning').length}`,
    '',
  );
  for (const { query, found } of answered)
    lines.push(`- \`${query}\`: ${found.full.length} full, first "${name(found.full[0] ?? '')}"`);
  return [...lines, ''];
}
