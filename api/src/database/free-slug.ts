/** A slug that no row has yet: the wanted one, or else the first of it with a number from 2. */
export function freeSlug(wanted: string, rows: readonly { readonly slug: string }[]): string {
  const taken = new Set(rows.map(({ slug }) => slug));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
