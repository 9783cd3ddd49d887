/** The value at a dotted path as it was sent; empty for null, for objects and for what is missing. */
export type ReadValue = (path: string) => string;

/**
 * Parses JSON with every number as the text that was sent: signatures are over that text, and money is never a
 * floating-point number.
 *
 * @returns undefined when it is not JSON.
 */
export function parseRaw(text: string): unknown {
  const keepText = (_: string, value: unknown, { source }: { source: string }) =>
    typeof value === 'number' ? source : value;
  try {
    return JSON.parse(text, keepText as (key: string, value: unknown) => unknown);
  } catch {
    return undefined;
  }
}

/** Reads values of parsed JSON by dotted path. */
export function valuesOf(parsed: unknown): ReadValue {
  return (path) => {
    let value: unknown = parsed;
    for (const key of path.split('.')) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return '';
      value = (value as Record<string, unknown>)[key];
    }
    return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  };
}
