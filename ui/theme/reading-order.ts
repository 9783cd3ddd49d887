/** Boxes whose tops are at most this far apart are on one line, in CSS pixels. */
const SAME_LINE_PX = 24;

/** Sorts elements as they are read: line by line from the top, from the right in Arabic. */
export function inReadingOrder<T extends Pick<Element, 'getBoundingClientRect'>>(
  elements: readonly T[],
  rtl: boolean,
): T[] {
  const placed = elements
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .sort((a, b) => a.box.top - b.box.top);
  const lines: (typeof placed)[] = [];
  for (const one of placed) {
    const line = lines.at(-1);
    if (line?.[0] && one.box.top - line[0].box.top <= SAME_LINE_PX) line.push(one);
    else lines.push([one]);
  }
  const side = rtl ? -1 : 1;
  return lines.flatMap((line) =>
    line.sort((a, b) => side * (a.box.left - b.box.left)).map(({ element }) => element),
  );
}
