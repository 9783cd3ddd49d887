/** Pseudo-random numbers that are the same on every machine, so that the demo month always is. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  int(below: number): number;
  /** One of a list. */
  one<T>(list: readonly T[]): T;
}

/** Mulberry32, seeded. */
export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    one: (list) => {
      const found = list[int(list.length)];
      if (found === undefined) throw new Error('There is nothing to choose from.');
      return found;
    },
  };
}
