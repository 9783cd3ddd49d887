import { wantsCalm } from '@dp/ui/theme/wants-calm.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** Brings a question into view once `answer` is given, not where the page begins with an answer. */
export function useShown(
  answer: string | undefined,
  question: RefObject<HTMLElement | null>,
  distance: (question: HTMLElement) => number,
): void {
  const last = useRef(answer);
  useEffect(() => {
    if (answer === last.current) return;
    last.current = answer;
    if (answer === undefined || question.current === null) return;
    const by = distance(question.current);
    if (by > 0) scrollBy({ top: by, behavior: wantsCalm() ? 'instant' : 'smooth' });
  }, [answer, question, distance]);
}

/** The bar with the title over the page. */
const TOP = 72;
/** How much of the answers shows that there are some. */
const PEEK = 40;

/**
 * How far to scroll for all of the next question to be seen with the answer before it, at least its title and what it
 * begins with.
 */
export function distanceToNext(question: HTMLElement): number {
  const bottom = clearBottom(question);
  const chosen = question.previousElementSibling?.querySelector('[aria-current]');
  const all = question.getBoundingClientRect().bottom - bottom;
  // No more than that: who chose high above wants to see what.
  const begun =
    (question.querySelector('h2') ?? question).getBoundingClientRect().bottom - bottom + PEEK;
  const kept = chosen ? chosen.getBoundingClientRect().top - TOP : all;
  return Math.max(Math.min(all, kept), begun);
}

/** How far to scroll for the answer to the last question not to lie under the bar that it brings up. */
export function distanceToChosen(question: HTMLElement): number {
  const chosen = question.querySelector('[aria-current]') ?? question;
  return chosen.getBoundingClientRect().bottom - clearBottom(question);
}

/** Where the bar at the foot begins to cover the page, with its fade. */
function clearBottom(question: HTMLElement): number {
  const foot = question.parentElement?.querySelector('[data-chosen]')?.getBoundingClientRect();
  return Math.min(foot?.top ?? innerHeight, innerHeight) - 16;
}
