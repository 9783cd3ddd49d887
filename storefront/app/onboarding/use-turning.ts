import type { OnboardingPageName } from '@dp/contract/shop-words.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { type MouseEvent, type TouchEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { neighbour, pageAt, turnOf, turnTo } from './turn-page.ts';

let leaving = false;

/** Whether the page that Back came to is only to be replaced by the shop. Says so once. */
export function isLeaving(): boolean {
  const was = leaving;
  leaving = false;
  return was;
}

/** The pages that Back leads through; read when it is needed, since a render may come after the next swipe. */
function pagesBehind(): readonly OnboardingPageName[] {
  const state: unknown = history.state?.usr;
  return state instanceof Object && 'behind' in state && Array.isArray(state.behind)
    ? state.behind
    : [];
}

/** Touch handlers and click handlers that turn the pages; Back leads through them, and never from the shop to them. */
export function useTurning(page: OnboardingPageName) {
  const rtl = useLocale() !== 'en';
  const navigate = useNavigate();
  const start = useRef<{ x: number; y: number } | null>(null);
  // The target of the last turn, from which the next one continues, even before it is rendered.
  const at = useRef(page);
  // With the page's commit: a later effect could come after the next swipe and undo what it noted.
  useLayoutEffect(() => {
    at.current = page;
  }, [page]);

  function go(to: OnboardingPageName): void {
    if (to === at.current) return;
    const turn = turnTo(to, at.current, pagesBehind());
    at.current = to;
    if ('back' in turn) void navigate(-turn.back);
    else {
      const { replace, behind } = turn;
      void navigate(`/onboarding/${to}`, { replace, state: { behind } });
    }
  }

  function leave(): void {
    const steps = pagesBehind().length;
    leaving = steps > 0;
    if (leaving) void navigate(-steps);
    else void navigate('/', { replace: true });
  }

  function follow(to: string): void {
    const next = pageAt(to);
    if (next === undefined) leave();
    else go(next);
  }

  function swipe(from: { x: number; y: number }, event: Event): void {
    const touch = (event as globalThis.TouchEvent).changedTouches[0];
    start.current = null;
    if (touch === undefined) return;
    const turn = turnOf(touch.clientX - from.x, touch.clientY - from.y, rtl);
    const to = turn === 0 ? undefined : neighbour(at.current, turn);
    if (to !== undefined) follow(to);
  }

  const swiping = {
    onTouchStart({ target, touches }: TouchEvent) {
      const touch = touches[0];
      const from =
        touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
      start.current = from;
      if (from === null) return;
      // Listeners on the touched element: when a photograph is replaced under the finger, touch events still go to
      // the old element and no longer bubble to the page.
      const end = (event: Event) => {
        // Not after a cancelled touch, or one of a second finger.
        if (start.current === from) swipe(from, event);
      };
      target.addEventListener('touchend', end, { once: true });
    },
    onTouchCancel() {
      start.current = null;
    },
  };

  /** A link to a page or into the shop; before scripts run, and in another tab, it is a plain one. */
  const linkTo = (to: string) => ({
    to,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      follow(to);
    },
  });

  return { swiping, linkTo };
}
