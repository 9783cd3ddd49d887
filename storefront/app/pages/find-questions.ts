import { foldText } from '@dp/contract/fold-text.ts';
import type { PageSection } from '@dp/contract/pages.ts';
import { sameWords } from './same-words.ts';

/**
 * The questions that hold every word typed, or another for the same, in the question, its answer or the name of its
 * section, however it is spelled; all of them when nothing was typed. Sections without any fall away.
 */
export function findQuestions(
  sections: readonly PageSection[],
  wanted: string,
): readonly PageSection[] {
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      parts: section.parts.filter(({ title, html }) => {
        const text = foldText(`${section.title} ${title} ${html.replace(/<[^>]*>/g, ' ')}`);
        return words.every((word) => sameWords(word).some((one) => text.includes(one)));
      }),
    }))
    .filter(({ parts }) => parts.length > 0);
}
