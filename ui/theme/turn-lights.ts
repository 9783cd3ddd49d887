import { isInView } from './in-view.ts';
import { inReadingOrder } from './reading-order.ts';
import { type SkippedBoxes, skipUnseen } from './skip-unseen.ts';
import { themeStore } from './theme-store.ts';
import { wantsCalm } from './wants-calm.ts';

/** How long a lamp that was lit fades in, as long as the new light spreads (`ui/styles/base.css`). */
const SPREAD_MS = 600;
/** Between one lamp and the next. */
const STEP_MS = 60;
/** A lamp that has not been fetched by then lights up when it comes. */
const PATIENCE_MS = 4_000;

let latest: AbortController | undefined;
/** What is skipped while a turn is prepared and shown. */
let skipped: SkippedBoxes | undefined;

/**
 * What can be done while the cord is still being pulled: by day fetch the light of the lamps in view, which
 * are not rendered then, and skip what is out of view.
 */
export function prepareTurn(): void {
  // First, while sizes can be read without a new layout.
  skipped ??= skipUnseen();
  if (!themeStore.getState().dark) document.documentElement.dataset.lights ??= 'off';
}

/** The cord was let go without switching. */
export function cancelTurn(): void {
  if (latest === undefined) endTurn();
}

function endTurn(): void {
  delete document.documentElement.dataset.lights;
  for (const lamp of document.querySelectorAll('[data-alight]')) {
    lamp.removeAttribute('data-alight');
  }
  skipped?.bringBack();
  skipped = undefined;
}

/**
 * The one switch between day and evening. The new light spreads in a circle from where it was switched, then
 * the lamps in view light one after the other, in reading order. With reduced motion the page cross-fades; a
 * browser without view transitions fades the new page in.
 */
export async function turnLights(dark: boolean, from?: Element): Promise<void> {
  latest?.abort();
  const turn = new AbortController();
  latest = turn;
  const calm = wantsCalm();
  const lampByLamp = dark && !calm;
  prepareTurn();
  if (!lampByLamp) delete document.documentElement.dataset.lights;
  try {
    await showTurned(() => themeStore.getState().setDark(dark), calm ? undefined : from);
    if (lampByLamp && !turn.signal.aborted) await lightLamps(turn.signal);
  } finally {
    if (latest === turn) {
      latest = undefined;
      endTurn();
    }
  }
}

/** Runs `update` in a view transition; resolves when that has ended. */
async function showTurned(update: () => void, from: Element | undefined): Promise<void> {
  const start: Document['startViewTransition'] | undefined = document.startViewTransition;
  if (start === undefined) {
    update();
    document.body.animate({ opacity: [0, 1] }, { duration: 250, easing: 'ease-out' });
    return;
  }
  const root = document.documentElement;
  const circles = from === undefined ? undefined : circlesAround(from);
  root.dataset.turning = circles === undefined ? 'fade' : 'spread';
  let showFar: (() => void) | undefined;
  const transition = start.call(document, () => {
    // With the colours: marking every element by itself would restyle them once more.
    if (circles !== undefined) {
      root.dataset.still = '';
      root.style.setProperty('--spread-from', circles[0]);
      root.style.setProperty('--spread-to', circles[1]);
    }
    update();
    if (circles !== undefined) showFar = skipped?.deferFar();
  });
  // Also when the transition is skipped.
  const showsFar = () => requestAnimationFrame(() => showFar?.());
  transition.ready.then(showsFar, showsFar);
  // A navigation skips the transition: then the new page is simply there.
  await Promise.allSettled([transition.ready, transition.finished]);
  delete root.dataset.still;
  delete root.dataset.turning;
}

/** The circle of new light when it begins at an element's foot, and when it has reached every corner. */
function circlesAround(element: Element): [string, string] {
  const { left, bottom, width } = element.getBoundingClientRect();
  const x = left + width / 2;
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(bottom, innerHeight - bottom));
  const at = `at ${x}px ${bottom}px`;
  return [`circle(0 ${at})`, `circle(${reach}px ${at})`];
}

/** Lights the lamps in view one by one, each once its light has been fetched and decoded. */
async function lightLamps(signal: AbortSignal): Promise<void> {
  const rtl = document.documentElement.dir === 'rtl';
  // Asking for the place of one that is skipped would lay out its box.
  const seen = document.querySelectorAll('[data-lit]:not([data-skipped] *)');
  const lamps = inReadingOrder([...seen].filter(isInView), rtl);
  const lit = lamps.map(async (lamp, index) => {
    const decoded = lamp.querySelector<HTMLImageElement>(':scope > span img')?.decode();
    await Promise.all([decoded?.catch(() => undefined), pause(index * STEP_MS)]);
    if (!signal.aborted) lamp.setAttribute('data-alight', '');
  });
  await Promise.race([Promise.all(lit), pause(PATIENCE_MS)]);
  // Until the last one has faded in, as long as the light took to spread.
  await pause(SPREAD_MS);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
