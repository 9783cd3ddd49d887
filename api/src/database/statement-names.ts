import { createHash } from 'node:crypto';

/** Statements that came this often are worth a name. */
const NAMED_FROM = 3;
/** Maximum named statements per connection; further ones get no name. */
const NAMES_MAX = 400;
/** Longer statements are built for one occasion, such as an import. */
const LONGEST = 4_000;

/** The names that one connection has given, by the statement's text. */
export type GivenNames = Map<string, string>;

/**
 * Names for statements that recur, so that each connection parses and plans them once: on the embedded
 * database that is more than half of what a small query costs. One for each pool.
 */
export class StatementNames {
  readonly #seen = new Map<string, number>();

  /**
   * The statement, named if it recurs.
   *
   * @param values without them (`begin`, `commit`) a statement goes the short way, which has no names.
   */
  named(statement: unknown, values: unknown, given: GivenNames): unknown {
    if (!isNameable(statement) || !Array.isArray(values) || values.length === 0) return statement;
    const name = given.get(statement.text) ?? this.#give(statement.text, given);
    return name === undefined ? statement : { ...statement, name };
  }

  #give(text: string, given: GivenNames): string | undefined {
    const times = (this.#seen.get(text) ?? 0) + 1;
    if (this.#seen.size > 10 * NAMES_MAX) this.#seen.clear();
    this.#seen.set(text, times);
    if (times < NAMED_FROM || given.size >= NAMES_MAX) return undefined;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    given.set(text, name);
    return name;
  }
}

function isNameable(statement: unknown): statement is { text: string } {
  if (typeof statement !== 'object' || statement === null) return false;
  const { text, name } = statement as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined && text.length <= LONGEST;
}
