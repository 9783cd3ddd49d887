import { ONBOARDING_PAGES, type OnboardingPageName } from '@dp/contract/shop-words.ts';
import { SWIPE_CLOSE_PX } from '@dp/ui/overlays/swipe-close.ts';

/** The page at an address, if it is one of these. */
export function pageAt(pathname: string): OnboardingPageName | undefined {
  return ONBOARDING_PAGES.find((name) => pathname === `/onboarding/${name}`);
}

/** The address after a page, or before it; after the last one the shop, before the first undefined. */
export function neighbour(page: OnboardingPageName, step: 1 | -1): string | undefined {
  const at = ONBOARDING_PAGES.indexOf(page) + step;
  if (at < 0) return undefined;
  const next = ONBOARDING_PAGES[at];
  return next === undefined ? '/' : `/onboarding/${next}`;
}

/**
 * Which way a swipe turns: on to the next page against the direction of reading, as one turns the
 * pages of a book in that language. 0 when it is too short or rather scrolls.
 */
export function turnOf(dx: number, dy: number, rtl: boolean): 1 | -1 | 0 {
  if (Math.abs(dx) <= SWIPE_CLOSE_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 === rtl ? -1 : 1;
}

/** A turn in the browser's history: steps back, or a page and what Back then leads through. */
type Turn =
  | { readonly back: number }
  | { readonly behind: readonly OnboardingPageName[]; readonly replace: boolean };

/**
 * How to turn to another page, so that Back comes to the page before it and leaves from the first one.
 *
 * @param behind the pages that Back leads through now, first one first.
 */
export function turnTo(
  to: OnboardingPageName,
  from: OnboardingPageName,
  behind: readonly OnboardingPageName[],
): Turn {
  const at = behind.indexOf(to);
  if (at >= 0) return { back: behind.length - at };
  const onward = ONBOARDING_PAGES.indexOf(to) > ONBOARDING_PAGES.indexOf(from);
  return onward ? { behind: [...behind, from], replace: false } : { behind, replace: true };
}
