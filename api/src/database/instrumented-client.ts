import pg from 'pg';
import type { GivenNames, StatementNames } from './statement-names.ts';

/** What the statements of a pool's connections go through; part of the pool's options. */
export interface Instruments {
  /** Absent where a pooler moves statements between sessions, in which a name means nothing (decision 057). */
  names?: StatementNames;
  /** Called with an error after which the whole database answers nothing any more. */
  onFatal?: (error: Error) => void;
}

/** What PostgreSQL says when it gives up altogether, and not only on one statement. */
export const FATAL_SEVERITIES: ReadonlySet<string> = new Set(['FATAL', 'PANIC']);

/**
 * A connection that names recurring statements, sends statements of the same tick without waiting for each other's
 * response, and reports an engine failure.
 */
export class InstrumentedClient extends pg.Client {
  readonly #instruments: Instruments;
  readonly #given: GivenNames = new Map();

  constructor(config: pg.ClientConfig & { readonly instruments?: Instruments } = {}) {
    super({ ...config, pipeline: true });
    this.#instruments = config.instruments ?? {};
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares nine overloads, which all end here.
  override query(statement: any, ...rest: any[]): any {
    const { names, onFatal } = this.#instruments;
    const answer: unknown = super.query(
      (names?.named(statement, rest[0], this.#given) ?? statement) as string,
      ...rest,
    );
    if (onFatal && answer instanceof Promise) {
      answer.catch((error: Error & { severity?: string }) => {
        if (FATAL_SEVERITIES.has(error.severity ?? '')) onFatal(error);
      });
    }
    return answer;
  }
}
