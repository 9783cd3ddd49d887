import bidiFactory, { type Bidi } from 'bidi-js';
import { type Script, scriptOf } from './faces.ts';

/** A piece of a line in one script and one direction. */
export interface Piece {
  /** In reading order. */
  readonly text: string;
  /** The drawn text, with mirrored brackets where it reads from the right. */
  readonly drawn: string;
  readonly script: Script;
  readonly direction: Direction;
  /** Where it begins in the line. */
  readonly at: number;
}

export type Direction = 'rtl' | 'ltr';

// Its types describe an ES module, but Node loads the CommonJS one, whose export is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Direction marks, which are not drawn. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
/** Spaces at the ends and after a vowel sign, and the text between them. */
const BLANK_OR_WORDS = /(?:^|(?<=\p{M}))\s+|\s+$|(?:(?!(?<=\p{M})\s|\s+$).)+/gsu;
/** Arabic decimal and thousands separators are part of a number; combining marks stay with their letter. */
const NUMBER_OR_SIGN = /[\p{N}\u066b\u066c]+|\P{M}\p{M}*|\p{M}+/gsu;

/**
 * The runs of a text in visual order, from left to right, by the Unicode Bidirectional Algorithm.
 *
 * @param direction of the line's paragraph.
 */
export function visualOrder(line: string, direction: Direction): Piece[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const places = bidi.getReorderedIndices(line, embedding);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const drawn = (index: number) => mirrored.get(index) ?? line[index] ?? '';
  const pieces: Piece[] = [];
  for (const run of runsOf(places, embedding.levels)) {
    if (((embedding.levels[run[0] ?? 0] ?? 0) & 1) === 0) {
      pieces.push(...piecesOfRun(line, run, 'ltr', drawn).flatMap(apart));
    } else {
      pieces.push(...piecesOfRun(line, run.reverse(), 'rtl', drawn).flatMap(apart).reverse());
    }
  }
  return pieces;
}

/** Groups positions that are adjacent on the page in text order or in reverse order. */
function runsOf(places: readonly number[], levels: Uint8Array): number[][] {
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (
      run !== undefined &&
      last !== undefined &&
      levels[last] === levels[place] &&
      Math.abs(last - place) === 1
    ) {
      run.push(place);
    } else {
      runs.push([place]);
    }
  }
  return runs;
}

function piecesOfRun(
  line: string,
  run: readonly number[],
  direction: Direction,
  drawn: (index: number) => string,
): Piece[] {
  const pieces: Mutable<Piece>[] = [];
  for (const at of run) {
    const character = line[at] ?? '';
    if (INVISIBLE.test(character)) continue;
    const last = pieces.at(-1);
    const script = scriptOf(character, last?.script);
    if (last?.script === script) {
      last.text += character;
      last.drawn += drawn(at);
    } else {
      pieces.push({ text: character, drawn: drawn(at), script, direction, at });
    }
  }
  return pieces;
}

/**
 * Splits a run into parts written separately. PDF readers detect direction by letters, and could mirror
 * brackets without a letter; numbers are not split.
 */
function apart(piece: Piece): Piece[] {
  const { text, drawn, script, direction, at } = piece;
  const lettered = /\p{L}/u.test(text) || (direction === 'ltr' && script !== 'arabic');
  return Array.from(
    text.matchAll(lettered ? BLANK_OR_WORDS : NUMBER_OR_SIGN),
    ({ 0: part, index }) => ({
      ...piece,
      text: part,
      drawn: drawn.slice(index, index + part.length),
      at: at + index,
    }),
  );
}

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] };
