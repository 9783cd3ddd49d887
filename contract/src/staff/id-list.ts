/**
 * Ids in their order as one text, such as `9-7,12`: two or more that follow each other, up or down, are named by
 * the first and the last. All products of a shop, the newest first, are a few characters.
 */
export function writeIdList(ids: readonly number[]): string {
  const runs: string[] = [];
  for (let from = 0; from < ids.length; ) {
    const first = ids[from] as number;
    const step = (ids[from + 1] ?? first) - first;
    let to = from;
    if (step === 1 || step === -1) while (ids[to + 1] === (ids[to] as number) + step) to += 1;
    runs.push(to === from ? String(first) : `${first}-${ids[to]}`);
    from = to + 1;
  }
  return runs.join(',');
}

/** The ids of what `writeIdList` wrote. */
export function readIdList(text: string): number[] {
  const ids: number[] = [];
  for (const run of text === '' ? [] : text.split(',')) {
    const [first = 0, last = first] = run.split('-').map(Number);
    const step = last < first ? -1 : 1;
    for (let id = first; id !== last; id += step) ids.push(id);
    ids.push(last);
  }
  return ids;
}
