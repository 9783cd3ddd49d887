import { FAVOURITES_MAX } from '@dp/contract/limits.ts';
import { readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { keys } from '../storage/keys.ts';
import { favouriteIds, replaceFavourites, validIds } from './change-favourites.ts';

/** How long the account's favourites count as seen, in milliseconds, unless something changed here. */
const FRESH_MS = 5 * 60_000;

/** An account's favourites as this device last saw them: what differs from them is sent. */
interface Seen {
  readonly customer: number;
  readonly ids: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Sends what changed on this device to the account and takes over what changed elsewhere. The favourites of
 * a device that never saw the account's are added to them; those that another account on this device had are
 * left to it. One tab at a time; a guest's stay on the device.
 *
 * @param force also when the account's were seen a moment ago and nothing changed.
 * @throws {ApiError} when the call fails: the changes are sent by the next one.
 */
export async function syncFavourites({ force = false } = {}): Promise<void> {
  const work = () => sync(force);
  await (navigator.locks === undefined ? work() : navigator.locks.request('favourites', work));
}

async function sync(force: boolean): Promise<void> {
  const customer = currentShopper()?.id;
  if (customer === undefined) return;
  const before = favouriteIds();
  const seen = readSeen();
  const isOwn = seen?.customer === customer;
  const known = new Set(isOwn ? seen.ids : []);
  const others = new Set(isOwn ? [] : seen?.ids);
  const own = before.filter((id) => !others.has(id));
  const add = own.filter((id) => !known.has(id));
  const remove = [...known].filter((id) => !own.includes(id));
  const isFresh = isOwn && Math.abs(Date.now() - seen.at) < FRESH_MS;
  if (isFresh && !force && add.length === 0 && remove.length === 0) return;
  const { data } = await browserApi().call('syncFavourites', {
    body: { add: add.slice(-FAVOURITES_MAX), remove: remove.slice(0, FAVOURITES_MAX) },
  });
  // Somebody else may have signed in since.
  if (currentShopper()?.id !== customer) return;
  if (!replaceFavourites(withChanges(data, before, favouriteIds()))) return;
  const next: Seen = { customer, ids: data, at: Date.now() };
  writeText(keys.favouritesSync, JSON.stringify(next));
}

/** Forgets the favourites on this device, whose account was deleted. */
export function forgetFavourites(): void {
  replaceFavourites([]);
  writeText(keys.favouritesSync, null);
}

/** The account's favourites with what changed on the device while they were on their way. */
function withChanges(
  ids: readonly number[],
  before: readonly number[],
  now: readonly number[],
): readonly number[] {
  const removed = new Set(before.filter((id) => !now.includes(id)));
  const added = now.filter((id) => !before.includes(id));
  return validIds([...ids.filter((id) => !removed.has(id)), ...added]);
}

function readSeen(): Seen | undefined {
  const stored = (readJson(keys.favouritesSync) ?? {}) as Partial<Record<keyof Seen, unknown>>;
  const { customer, ids, at } = stored;
  if (!Number.isSafeInteger(customer)) return undefined;
  return { customer: customer as number, ids: validIds(ids), at: typeof at === 'number' ? at : 0 };
}
