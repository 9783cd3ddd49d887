import { HOUR_MS } from '@dp/contract/durations.ts';
import type { GapReason } from '@dp/contract/staff/search-values.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network.ts';
import { addSearchGaps, type CountedGap, trimSearchGaps } from './search-gaps.ts';
import { tokenise } from './tokenise.ts';

/** Shorter ones are words half typed. */
const SHORTEST = 3;
/** Maximum length of a stored query. */
const LONGEST = 100;
/** Distinct queries of one statement; more at the same moment are not counted. */
const BATCH = 1_000;
/** Rows that may be added before those beyond the limit are removed. */
const TRIM_AFTER = 500;
/** Poor searches that are counted in full for one network and hour: a mobile network's customers share one. */
const PER_NETWORK = 100;
/** Maximum number of counted networks; beyond that the oldest is evicted. */
const NETWORKS = 10_000;

/** How long a query may wait for others to be written with. */
const SOON_MS = 2_000;

/** A query with its reason, and how often people and crowding networks searched it. */
interface Waiting {
  readonly query: string;
  readonly reason: GapReason;
  people: number;
  crowd: number;
}

/**
 * Records poor searches. Queries that arrive during a write are batched into the next one, so that each
 * process runs one write at a time.
 */
export class SearchGapCounter {
  readonly #deps: Pick<Deps, 'db' | 'now'>;
  readonly #networks = new Map<string, { readonly since: number; times: number }>();
  #waiting = new Map<string, Waiting>();
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #untrimmed = TRIM_AFTER;
  #isDue = false;

  constructor(deps: Pick<Deps, 'db' | 'now'>) {
    this.#deps = deps;
  }

  /**
   * Records a query of the caller at `ip`; resolves when it is written. Long digit runs, which may be phone
   * numbers, are removed; quoted texts are not recorded, since they are meant literally. A search succeeds
   * even if it cannot be recorded, so errors are ignored.
   */
  async count(query: string, reason: GapReason, ip: string): Promise<void> {
    if (this.#note(query, reason, ip)) await this.#writeNext();
  }

  /** Counts a search within two seconds, together with others: for searches that found something and come often. */
  countSoon(query: string, reason: GapReason, ip: string): void {
    if (!this.#note(query, reason, ip) || this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      if (this.#waiting.size > 0) void this.#writeNext();
    }, SOON_MS).unref();
  }

  /** Whether the query is one to be counted. */
  #note(query: string, reason: GapReason, ip: string): boolean {
    if (/^\s*["“”«]/.test(query)) return false;
    const words = tokenise(query).join(' ').slice(0, LONGEST);
    if (words.length < SHORTEST || /\d{7}/.test(words)) return false;
    const key = `${reason} ${words}`;
    const times = this.#waiting.get(key) ?? { query: words, reason, people: 0, crowd: 0 };
    if (this.#waiting.size >= BATCH && !this.#waiting.has(key)) return false;
    this.#waiting.set(key, times);
    times[this.#isCrowding(networkOf(ip)) ? 'crowd' : 'people'] += 1;
    return true;
  }

  #writeNext(): Promise<void> {
    this.#next ??= this.#writing.then(() => this.#write());
    return this.#next;
  }

  #write(): Promise<void> {
    const gaps: CountedGap[] = [...this.#waiting.values()].map(({ people, crowd, ...gap }) => ({
      ...gap,
      times: people === 0 ? crowd : people,
      crowded: people === 0,
    }));
    this.#waiting = new Map();
    this.#next = undefined;
    this.#writing = this.#add(gaps).catch(() => {});
    return this.#writing;
  }

  async #add(gaps: readonly CountedGap[]): Promise<void> {
    const { db, now } = this.#deps;
    await addSearchGaps(db, gaps, now());
    this.#untrimmed += gaps.length;
    if (this.#untrimmed < TRIM_AFTER) return;
    this.#untrimmed = 0;
    await trimSearchGaps(db);
  }

  #isCrowding(network: string): boolean {
    const at = this.#deps.now().getTime();
    let seen = this.#networks.get(network);
    if (seen === undefined || at - seen.since >= HOUR_MS || at < seen.since) {
      this.#networks.delete(network);
      seen = { since: at, times: 0 };
      this.#networks.set(network, seen);
      const [first] = this.#networks.keys();
      if (this.#networks.size > NETWORKS && first !== undefined) this.#networks.delete(first);
    }
    seen.times += 1;
    return seen.times > PER_NETWORK;
  }
}
