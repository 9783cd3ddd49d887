/** A plain `select` changes nothing; anything else might, including `commit` and `with`. */
const READS_ONLY = /^\s*select\b/i;

/** Whether a statement, as text or as pg's query configuration, can change nothing. */
export function isReadOnly(statement: unknown): boolean {
  const text =
    typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
  return typeof text === 'string' && READS_ONLY.test(text);
}
