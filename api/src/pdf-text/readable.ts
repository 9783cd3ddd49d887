import type { Piece } from './visual-order.ts';

/** A piece with its place on the line and with the blanks that readers of the file find at its ends. */
export type Readable = Piece & {
  /** Of its left edge, from wherever the line counts. */
  readonly x: number;
  readonly blankAtLeft: boolean;
  readonly blankAtRight: boolean;
};

/**
 * The runs of a line in reading order, without the spaces between them: PDF readers see a space in a gap only
 * where the next run is further right. Elsewhere it is attached to an adjacent run.
 */
export function readable(visual: readonly (Piece & { readonly x: number })[]): Readable[] {
  const pieces: { -readonly [Name in keyof Readable]: Readable[Name] }[] = [];
  let blank = false;
  for (const piece of visual.toSorted((one, other) => one.at - other.at)) {
    if (piece.text.trim() === '') {
      blank = true;
      continue;
    }
    const last = pieces.at(-1);
    const next = { ...piece, blankAtLeft: endsWithSign(piece), blankAtRight: false };
    if (blank && last !== undefined && next.x < last.x) {
      if (runsFromLeft(last)) last.blankAtRight = true;
      else if (runsFromLeft(next)) last.blankAtLeft = true;
      else next.blankAtRight = !last.blankAtLeft;
    }
    pieces.push(next);
    blank = false;
  }
  return pieces;
}

/** Its left end is a vowel sign, which readers assign to the line above unless a space comes first. */
function endsWithSign({ direction, text }: Piece): boolean {
  return direction === 'rtl' && /\p{M}$/u.test(text);
}

/** As readers judge, by a run's letters; they take bare Arabic-Indic digits for right-to-left text. */
function runsFromLeft({ direction, text }: Piece): boolean {
  return !(direction === 'rtl' ? /\p{L}/u : /[\u0660-\u0669]/).test(text);
}
