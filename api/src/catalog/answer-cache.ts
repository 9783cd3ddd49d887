import type { CallName } from '@dp/contract/calls.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';

/** Room for the prepared answers of one process. */
const CAPACITY_BYTES = 48 * 1_024 * 1_024;
/** What an entry weighs beside its answer's bytes; the compressed forms add about a third. */
const entryWeight = (key: string, answer: PreparedAnswer) =>
  512 + 2 * key.length + Math.ceil(answer.size * 1.35);

interface Entry {
  readonly tag: string;
  readonly answer: Promise<PreparedAnswer>;
  weight: number;
}

/**
 * Prepared answers of the catalogue calls. Each carries a tag, what it was made from (such as the
 * catalogue's version); asked for with another tag it is made anew. The longest unused go first.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #capacity: number;
  #weight = 0;

  constructor(capacity: number = CAPACITY_BYTES) {
    this.#capacity = capacity;
  }

  /**
   * The answer under `key`. `tag` must have been read before `make` reads anything, so that an answer
   * is never older than its tag. Callers that come while it is made share it; failures are not kept.
   */
  get<N extends CallName>(
    name: N,
    key: string,
    tag: string,
    make: () => Promise<CallOutput<N>>,
  ): Promise<PreparedAnswer> {
    const fullKey = `${name} ${key}`;
    const known = this.#entries.get(fullKey);
    if (known) this.#drop(fullKey, known);
    if (known?.tag === tag) {
      this.#keep(fullKey, known);
      return known.answer;
    }
    const entry: Entry = {
      tag,
      answer: make().then((value) => PreparedAnswer.of(name, value)),
      weight: 0,
    };
    this.#keep(fullKey, entry);
    entry.answer.then(
      (answer) => this.#weigh(fullKey, entry, answer),
      () => {
        if (this.#entries.get(fullKey) === entry) this.#drop(fullKey, entry);
      },
    );
    return entry.answer;
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }

  #weigh(key: string, entry: Entry, answer: PreparedAnswer): void {
    if (this.#entries.get(key) !== entry) return;
    entry.weight = entryWeight(key, answer);
    this.#weight += entry.weight;
    for (const [oldestKey, oldest] of this.#entries) {
      if (this.#weight <= this.#capacity) return;
      this.#drop(oldestKey, oldest);
    }
  }
}
