import type { ImportResult, ImportStep } from '@dp/api/catalog/import-catalog.ts';
import type { FileProblem } from '@dp/api/catalog-files/catalog-source.ts';
import type { UpsertCounts } from '@dp/api/database/upsert.ts';

/** Problems that are printed; the others are only counted. */
const SHOWN_PROBLEMS = 50;
/** Pictures between two lines of progress. */
const PICTURES_A_LINE = 50;

/** The report of a refused file. */
export function describeProblems(file: string, problems: readonly FileProblem[]): string {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map(({ place, message }) => {
    if (!place) return `${file} ${message}`;
    return `${file}, line ${place.line}, column ${place.column}: ${message}`;
  });
  const left = problems.length - shown.length;
  return [
    ...shown,
    ...(left > 0 ? [`… and ${left} more.`] : []),
    `Nothing was imported: ${problems.length === 1 ? 'one problem' : `${problems.length} problems`}.`,
  ].join('\n');
}

/** The report of an import. */
export function describeResult(result: ImportResult, dryRun: boolean): string[] {
  const { restocked, withdrawn, removedSlides, removedHomeSections } = result;
  return [
    dryRun ? 'This is what the import would do:' : 'Imported.',
    `Brands:     ${describeCounts(result.brands)}`,
    `Categories: ${describeCounts(result.categories)}`,
    `Products:   ${describeCounts(result.products)}`,
    `Carousel:   ${describeCounts(result.carousel)}`,
    `Sections:   ${describeCounts(result.homeSections)}`,
    ...(restocked > 0 ? [`Stock set to the file's: ${restocked} products`] : []),
    ...(withdrawn > 0
      ? [`Taken off sale, as the file does not have them: ${withdrawn} products`]
      : []),
    ...(removedSlides > 0
      ? [`Removed, as the file does not have them: ${removedSlides} slides`]
      : []),
    ...(removedHomeSections > 0
      ? [`Removed, as the file does not have them: ${removedHomeSections} home sections`]
      : []),
  ];
}

function describeCounts({ created, updated, unchanged }: UpsertCounts): string {
  return `${created} new, ${updated} changed, ${unchanged} unchanged`;
}

/** A line for a step of an import, for those steps that are worth one. */
export function describeStep(step: ImportStep): string | undefined {
  if (step.kind === 'writing') return undefined;
  const { done, total } = step;
  return done % PICTURES_A_LINE === 0 || done === total
    ? `Pictures looked into: ${done} of ${total}`
    : undefined;
}
