import { CACHE_LIFETIME_MINUTES } from '@dp/contract/limits.ts';
import { browserLocale } from '../i18n/current-locale.ts';

/** What a page needs: at hand, or on its way. Render the latter inside `<Suspense>` with `<Await>`. */
export type Deferred<T> = T | Promise<T>;

/** How long after it was shown something may be shown again without asking, in milliseconds. */
const KEPT_MS = 5 * 60_000;
/** How old it may become by that, for who comes back again and again. */
const OLDEST_MS = CACHE_LIFETIME_MINUTES * 60_000;
/** Pages worth keeping for Back; the oldest goes first. */
const KEPT_MAX = 40;

interface Kept {
  readonly value: unknown;
  /** When it was last shown, in milliseconds since 1970. */
  readonly at: number;
  /** When it may no longer be shown, however lately it was. */
  readonly runsOut: number;
}

const kept = new Map<string, Kept>();

/** What is being asked for by a forced refresh, while there is one. */
let refresh:
  | { readonly before: ReadonlyMap<string, Kept>; readonly asked: Promise<unknown>[] }
  | undefined;

/** The language belongs to the key: answers carry names. */
function keyOf(name: string): string {
  return `${browserLocale()} ${name}`;
}

/** Keeps what a page shows, so that Back finds it at once and its scroll position fits. */
export function keepAnswer(
  name: string,
  value: unknown,
  now = Date.now(),
  runsOut = now + OLDEST_MS,
): void {
  const key = keyOf(name);
  const held = kept.get(key);
  kept.delete(key);
  // What is only shown once more has not become younger.
  const end = held?.value === value ? Math.min(held?.runsOut ?? runsOut, runsOut) : runsOut;
  kept.set(key, { value, at: now, runsOut: end });
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_MAX) break;
    kept.delete(oldest);
  }
}

/**
 * For `clientLoader`s: what was shown under this name in the last minutes, else the promise of what
 * `load` gives. The page is then shown at once, with its skeleton. A failure is not kept.
 *
 * @param name tells the answers of all pages apart, such as `product 7`.
 * @param runsOut says, of what was loaded, when it may no longer be shown in any case.
 */
export function recentOr<T>(
  name: string,
  load: () => Promise<T>,
  { now = Date.now(), runsOut = () => Number.POSITIVE_INFINITY } = {},
): Deferred<T> {
  const held = kept.get(keyOf(name));
  if (held !== undefined && now - held.at < KEPT_MS && now < held.runsOut) return held.value as T;
  const answer = load();
  refresh?.asked.push(answer);
  const shownBefore = refresh?.before.get(keyOf(name));
  answer.then(
    (value) => keepAnswer(name, value, Date.now(), runsOut()),
    // Whoever shows the answer meets the failure; here it only must not count as unhandled.
    () => undefined,
  );
  // A refresh that fails leaves the page as it was.
  return shownBefore === undefined ? answer : answer.catch(() => shownBefore.value as T);
}

/**
 * For `clientLoader`s of what may change at any moment, such as orders: asks each time. A forced
 * refresh that fails leaves the page as it was.
 *
 * @param name as above; of something about the shopper it names the shopper.
 */
export async function askAgain<T>(name: string, load: () => Promise<T>): Promise<T> {
  const shownBefore = refresh?.before.get(keyOf(name));
  const answer = load();
  refresh?.asked.push(answer);
  try {
    const value = await answer;
    keepAnswer(name, value);
    return value;
  } catch (error) {
    // A response is a way to another page, such as the login page.
    if (shownBefore === undefined || error instanceof Response) throw error;
    return shownBefore.value as T;
  }
}

/** Whether a forced refresh is going on: caches are then passed by. */
export function isRefreshing(): boolean {
  return refresh !== undefined;
}

/**
 * A forced refresh: drops what is kept, has the page load again and waits for all it asks for.
 *
 * @param ask has the page's loaders run.
 * @returns whether everything came.
 */
export async function refreshAnswers(ask: () => Promise<void>): Promise<boolean> {
  const asked: Promise<unknown>[] = [];
  const before = new Map(kept);
  refresh = { before, asked };
  forgetAnswers();
  try {
    await ask();
  } finally {
    refresh = undefined;
  }
  const answers = await Promise.allSettled(asked);
  // A response is a way to another page, such as that of an order placed meanwhile: it came.
  const came = answers.every(
    (answer) => answer.status === 'fulfilled' || answer.reason instanceof Response,
  );
  // The next refresh may fail as well, and must find what is still shown.
  if (!came) for (const [key, value] of before) if (!kept.has(key)) kept.set(key, value);
  return came;
}

/** Drops everything. */
export function forgetAnswers(): void {
  kept.clear();
}
