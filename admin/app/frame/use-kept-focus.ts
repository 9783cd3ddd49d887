import { type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** What was pressed by a key, and where it was. */
interface Pressed {
  readonly element: Element;
  readonly path: string;
  /** The parts of the page around it, the nearest first, and its place among the controls of each. */
  readonly around: readonly { readonly part: Element; readonly place: number }[];
}

/**
 * Keeps the keyboard where it was when a key press takes away what it was on, such as a row that leaves a queue:
 * the control that is then in its place gets the focus. Without it a screen reader starts at the top again. Fingers
 * and mice are left alone: on a phone a focused field would open the keyboard.
 *
 * @param page what the pages are in. Another page is not the same place.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current;
    if (main === null) return;
    let pressed: Pressed | undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      const element = document.activeElement;
      if (key !== 'Enter' && key !== ' ') return;
      if (element !== null && element !== main && main.contains(element)) {
        pressed = { element, path: location.pathname, around: partsAround(element, main) };
      }
    };
    const forget = () => {
      pressed = undefined;
    };
    const onFocus = ({ target }: FocusEvent) => {
      // Inside a dialog the keyboard has not left its place on the page.
      if (target !== pressed?.element && main.contains(target as Element)) forget();
    };
    const observer = new MutationObserver(() => {
      if (pressed === undefined || document.activeElement !== document.body) return;
      if (pressed.path !== location.pathname) return forget();
      if (!pressed.element.isConnected) inPlaceOf(pressed)?.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', forget, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', forget, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, [page]);
}

function partsAround(element: Element, main: Element): Pressed['around'] {
  const parts: Element[] = [];
  for (let part = element.parentElement; part !== null; part = part.parentElement) {
    parts.push(part);
    if (part === main) break;
  }
  return parts.map((part) => ({ part, place: controlsIn(part).indexOf(element as HTMLElement) }));
}

/** The control that is now where the pressed one was, or the last one before it. */
function inPlaceOf({ around }: Pressed): HTMLElement | undefined {
  for (const { part, place } of around) {
    const controls = part.isConnected ? controlsIn(part) : [];
    if (controls.length > 0) return controls[Math.max(0, place)] ?? controls.at(-1);
  }
  return undefined;
}

function controlsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
}
