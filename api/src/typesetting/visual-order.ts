import bidiFactory, { type Bidi } from 'bidi-js';
import { type Script, scriptOf } from './faces.ts';

/** A piece of a line in one script and one direction; `text` is in reading order, for the font to shape. */
export interface Piece {
  readonly text: string;
  readonly script: Script;
}

export type Direction = 'rtl' | 'ltr';

// Its types describe an ES module, but Node gets the CommonJS one, whose export is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Tells direction and nothing else, so it is not drawn. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * The pieces of some text in the order in which they stand on the page, from left to right, by the
 * Unicode Bidirectional Algorithm.
 *
 * @param direction of the paragraph the line belongs to.
 */
export function visualOrder(line: string, direction: Direction): Piece[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const places = bidi.getReorderedIndices(line, embedding);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: Piece[] = [];
  for (const run of runsOf(places, embedding.levels)) {
    const rightToLeft = ((embedding.levels[run[0] ?? 0] ?? 0) & 1) === 1;
    if (rightToLeft) run.reverse();
    const text = run.map((index) => mirrored.get(index) ?? line[index] ?? '').join('');
    const ofRun = piecesOfRun(text);
    pieces.push(...(rightToLeft ? ofRun.map(turned).reverse() : ofRun));
  }
  return pieces;
}

/** Places that stand beside each other on the page as they do in the text, or just the other way round. */
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

function piecesOfRun(text: string): Piece[] {
  const pieces: { text: string; script: Script }[] = [];
  for (const character of text) {
    if (INVISIBLE.test(character)) continue;
    const last = pieces.at(-1);
    const script = scriptOf(character, last?.script);
    if (last?.script === script) last.text += character;
    else pieces.push({ text: character, script });
  }
  return pieces;
}

/** The font itself turns Arabic letters around; brackets and the like between them it takes as they come. */
function turned(piece: Piece): Piece {
  if (ARABIC_LETTER.test(piece.text)) return piece;
  return { ...piece, text: Array.from(piece.text).reverse().join('') };
}
