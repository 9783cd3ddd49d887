import { LOCALES, type Locale } from '@dp/contract/locale.ts';
import type { ConflictRow } from '../parts/conflict-dialog.tsx';
import type { RecordConflict } from '../parts/use-record-editor.ts';

type Words = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** The parts of a text that somebody else has saved in other words than the typed ones, by language. */
export function differingParts<Part extends string>(
  { theirs, mine }: Pick<RecordConflict<Words>, 'theirs' | 'mine'>,
  parts: readonly Part[],
  labelOf: (part: Part, language: Locale) => string,
): readonly ConflictRow[] {
  const shown = (words: string | undefined) => <bdi>{words}</bdi>;
  return LOCALES.flatMap((language) =>
    parts
      .filter((part) => theirs[language][part] !== mine[language][part])
      .map((part) => ({
        label: labelOf(part, language),
        theirs: shown(theirs[language][part]),
        mine: shown(mine[language][part]),
      })),
  );
}
