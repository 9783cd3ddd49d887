import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Statements get a name from this use on. */
const NAMED_FROM = 3;
/** Names of one connection at the most; statements after that go without. */
const NAMES_MAX = 400;
/** Longer statements are built for one occasion, such as an import. */
const LONGEST = 4_000;

type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * Names repeated statements, so that each connection parses and plans them once: on the embedded database
 * that is more than half the cost of a small query.
 */
export function nameStatements(pool: pg.Pool): void {
  const seen = new Map<string, number>();
  pool.on('connect', (client) => {
    const names = new Map<string, string>();
    const query = client.query.bind(client) as Query;
    (client as { query: Query }).query = (config, ...rest) => {
      if (!isNameable(config) || !hasValues(rest[0])) return query(config, ...rest);
      const name = names.get(config.text) ?? nameOf(config.text, seen, names);
      return query(name === undefined ? config : { ...config, name }, ...rest);
    };
  });
}

function isNameable(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null) return false;
  const { text, name } = config as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined && text.length <= LONGEST;
}

/** Without values (`begin`, `commit`) a statement uses the simple protocol, which has no names. */
function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

function nameOf(
  text: string,
  seen: Map<string, number>,
  names: Map<string, string>,
): string | undefined {
  const times = (seen.get(text) ?? 0) + 1;
  if (seen.size > 10 * NAMES_MAX) seen.clear();
  seen.set(text, times);
  if (times < NAMED_FROM || names.size >= NAMES_MAX) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
