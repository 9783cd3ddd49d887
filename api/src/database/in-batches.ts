/** Rows of one statement: far below PostgreSQL's 65,535 parameters at up to 30 columns. */
const BATCH = 500;

/** Runs `write` on parts of a long list, one after the other, and gathers what it returns. */
export async function inBatches<T, R>(
  list: readonly T[],
  write: (batch: T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < list.length; start += BATCH) {
    for (const result of await write(list.slice(start, start + BATCH))) results.push(result);
  }
  return results;
}
