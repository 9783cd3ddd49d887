import type { CallName } from '@dp/contract/calls.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Deps } from '../deps.ts';
import type { PreparedAnswer } from '../http/prepared-answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { CatalogInMemory, type CatalogSnapshot } from './catalog-in-memory.ts';

/** How the answer to one call is made from the catalogue as it is now. */
export type MakeAnswer<N extends CallName> = (catalog: CatalogSnapshot) => Promise<CallOutput<N>>;

/**
 * Answers catalogue calls from prepared answers as long as they are true, which is found out for every
 * request (see `CatalogInMemory`): a change shows in the very next answer.
 */
export class CatalogAnswers {
  readonly catalog: CatalogInMemory;
  readonly #cache: AnswerCache;

  constructor(deps: Pick<Deps, 'db' | 'writes'>, cache: AnswerCache) {
    this.catalog = new CatalogInMemory(deps);
    this.#cache = cache;
  }

  /** An answer without stock; `request` is all it depends on beside the catalogue. */
  async withoutStock<N extends CallName>(
    name: N,
    locale: Locale,
    request: unknown,
    make: MakeAnswer<N>,
  ): Promise<PreparedAnswer> {
    const version = await this.catalog.version();
    return this.#cache.get(name, keyOf(locale, request), String(version), async () =>
      make(await this.catalog.apartFromStock()),
    );
  }

  /** An answer that shows the stock of many products. */
  async withStock<N extends CallName>(
    name: N,
    locale: Locale,
    request: unknown,
    make: MakeAnswer<N>,
  ): Promise<PreparedAnswer> {
    const mark = await this.catalog.mark();
    return this.#cache.get(
      name,
      keyOf(locale, request),
      `${mark.version} ${mark.stock.key}`,
      async () => make(await this.catalog.at(mark)),
    );
  }

  /** An answer about one row; `readMark` gives what changes whenever the row does. */
  async ofRow<N extends CallName>(
    name: N,
    locale: Locale,
    id: number,
    readMark: (id: number) => Promise<string>,
    make: MakeAnswer<N>,
  ): Promise<PreparedAnswer> {
    const [version, mark] = await Promise.all([this.catalog.version(), readMark(id)]);
    return this.#cache.get(name, keyOf(locale, id), `${version} ${mark}`, async () =>
      make(await this.catalog.apartFromStock()),
    );
  }
}

function keyOf(locale: Locale, request: unknown): string {
  return `${locale} ${JSON.stringify(request)}`;
}
