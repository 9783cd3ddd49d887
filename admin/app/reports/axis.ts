/** The end of an axis: the next round number, so that its half is one that can be read too. */
export function axisEnd(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 5, 10].find((each) => each * power >= most) ?? 10;
  return step * power;
}

/** The places of at most `most` labels among `count` things, evenly apart, from the first one on. */
export function labelledPlaces(count: number, most: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}
