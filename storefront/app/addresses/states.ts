import type { State } from '@dp/contract/addresses.ts';
import { browserApi } from '../session/browser-client.ts';

/** Address lookup page size (specification §9). */
const PAGE_SIZE = 100;

const held = new Map<string, Promise<readonly State[]>>();

/**
 * Egypt's governorates with their cities, in the current language; loaded once per visit, since they do not
 * change.
 *
 * @throws {ApiError} when the call fails; the next call retries.
 */
export function loadStates(): Promise<readonly State[]> {
  const language = document.documentElement.lang;
  const known = held.get(language);
  if (known !== undefined) return known;
  const asked = askAll().catch((error: unknown) => {
    held.delete(language);
    throw error;
  });
  held.set(language, asked);
  return asked;
}

async function askAll(): Promise<State[]> {
  const states: State[] = [];
  for (;;) {
    const page = await browserApi().call('listStatesAndCities', {
      body: { limit: PAGE_SIZE, offset: states.length },
    });
    states.push(...page.data);
    if (page.data.length === 0 || states.length >= page.total) return states;
  }
}
