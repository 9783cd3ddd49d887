import type { Readable } from './readable.ts';
import type { Direction } from './visual-order.ts';

/** How a piece of a line is to be shaped. */
export interface Shaping
  extends Pick<Readable, 'text' | 'drawn' | 'direction' | 'blankAtLeft' | 'blankAtRight'> {
  readonly features: Readonly<Record<string, boolean>>;
  /** OpenType's tag. */
  readonly script: string;
}

/**
 * A vowel sign: its outline as an SVG path in font units, its place from the piece's left end in thousandths of the
 * size.
 */
export interface Sign {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
}

interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly isMark: boolean;
  readonly advanceWidth: number;
  readonly path: { toSVG(): string };
}

const BLANK = 0x20;
/** A space that readers preserve at a run's left end, because a direction mark comes first. */
const MARKED_BLANK = [0x200e, BLANK];

/** In font units. */
interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
}

/** In thousandths of the size. */
interface Position {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** PDFKit's internal embedded font, without types (hence its exact version). */
interface EmbeddedFont {
  readonly font: {
    layout(
      text: string,
      features: Readonly<Record<string, boolean>>,
      script: string,
      language: undefined,
      direction: Direction,
    ): GlyphRun;
    glyphForCodePoint(codePoint: number): Glyph;
  };
  /** From font units to thousandths of the size. */
  readonly scale: number;
  readonly subset: { readonly glyphs: number[] };
  /** By place in the subset: width, and the characters that a reader of the file finds. */
  readonly widths: number[];
  readonly unicode: number[][];
  layout: (text: string, shaping: Shaping) => { readonly advanceWidth: number };
  encode: (text: string, shaping: Shaping) => [codes: string[], positions: Position[]];
}

interface Shaped {
  readonly codes: string[];
  readonly positions: Position[];
  readonly signs: readonly Sign[];
  readonly advanceWidth: number;
}

/**
 * Replaces the shaping of one of PDFKit's embedded fonts, for two reasons:
 *
 * - PDFKit leaves the direction to fontkit, which guesses it from the script and would reverse Arabic-Indic
 * digits. Here the bidirectional algorithm has decided it.
 * - PDF readers rebuild text from glyph positions, and reverse a right-to-left line character by character. A
 * vowel sign over its letter splits the word for them, and so does tight kerning; a glyph of several
 * characters comes out backwards. So a letter's glyph represents the letter with its signs, the signs are
 * drawn as outlines, and kerning is part of a glyph's width.
 */
export class ReadableFont {
  readonly #font: EmbeddedFont;
  readonly #shaped = new Map<string, Shaped>();
  readonly #codes = new Map<string, string>();

  /** @param document whose current font is replaced. */
  constructor(document: PDFKit.PDFDocument) {
    this.#font = (document as unknown as { readonly _font: EmbeddedFont })._font;
    this.#font.layout = (_, shaping) => this.#shape(shaping);
    this.#font.encode = (_, shaping) => {
      const { codes, positions } = this.#shape(shaping);
      return [codes, positions];
    };
  }

  /** The signs that the text needs drawn over its letters. */
  signsOf(shaping: Shaping): readonly Sign[] {
    return this.#shape(shaping).signs;
  }

  /** From font units to thousandths of the size. */
  get scale(): number {
    return this.#font.scale;
  }

  #shape(shaping: Shaping): Shaped {
    const { text, direction, blankAtLeft, blankAtRight } = shaping;
    const key = [direction, blankAtLeft, text, blankAtRight].join('|');
    let shaped = this.#shaped.get(key);
    if (shaped === undefined) {
      shaped = this.#shapeNew(shaping);
      this.#shaped.set(key, shaped);
    }
    return shaped;
  }

  #shapeNew(shaping: Shaping): Shaped {
    const { drawn, direction, features, script } = shaping;
    const { font, scale } = this.#font;
    // A copy, for fontkit adds to it.
    const run = font.layout(drawn, { ...features }, script, undefined, direction);
    const texts = textsOf(run.glyphs, shaping);
    const letters: { glyph: Glyph; text: readonly number[]; left: number; rise: number }[] = [];
    const signs: Sign[] = [];
    let pen = 0;
    for (const [index, { xAdvance, xOffset, yOffset }] of run.positions.entries()) {
      const glyph = run.glyphs[index] as Glyph;
      const text = texts[index];
      const left = (pen + xOffset) * scale;
      if (text === undefined)
        signs.push({ outline: glyph.path.toSVG(), x: left, y: yOffset * scale });
      else letters.push({ glyph, text, left, rise: yOffset * scale });
      pen += xAdvance;
    }
    const advanceWidth = pen * scale;
    const codes: string[] = [];
    const positions: Position[] = [];
    if (shaping.blankAtLeft) {
      const blank = font.glyphForCodePoint(BLANK);
      const width = blank.advanceWidth * scale;
      codes.push(this.#codeOf(blank, width, MARKED_BLANK));
      positions.push({ xAdvance: 0, advanceWidth: width, xOffset: -width, yOffset: 0 });
    }
    for (const [index, { glyph, text, left, rise }] of letters.entries()) {
      const width = (letters[index + 1]?.left ?? advanceWidth) - left;
      const xOffset = index === 0 ? left : 0;
      codes.push(this.#codeOf(glyph, width, text));
      positions.push({ xAdvance: xOffset + width, advanceWidth: width, xOffset, yOffset: rise });
    }
    return { codes, positions, signs, advanceWidth };
  }

  /** A glyph's place in the subset: one for each width and each text, for the same drawing may have several. */
  #codeOf(glyph: Glyph, width: number, text: readonly number[]): string {
    const key = `${glyph.id} ${width} ${text}`;
    let code = this.#codes.get(key);
    if (code === undefined) {
      const { subset, widths, unicode } = this.#font;
      const place = subset.glyphs.push(glyph.id) - 1;
      widths[place] = width;
      unicode[place] = [...text];
      code = place.toString(16).padStart(4, '0');
      this.#codes.set(key, code);
    }
    return code;
  }
}

/**
 * What each glyph of a run reads as: code points from left to right, for readers of PDF turn those of
 * right-to-left text around. Undefined for signs, which belong to the letter they are on.
 */
function textsOf(
  glyphs: readonly Glyph[],
  { text, direction, blankAtRight }: Shaping,
): (readonly number[] | undefined)[] {
  const inReadingOrder = [...glyphs.keys()];
  if (direction === 'rtl') inReadingOrder.reverse();
  const letters: { readonly glyph: number; characters: number }[] = [];
  for (const index of inReadingOrder) {
    const { isMark, codePoints } = glyphs[index] as Glyph;
    const letter = letters.at(-1);
    if (isMark && letter !== undefined) letter.characters += codePoints.length;
    else letters.push({ glyph: index, characters: codePoints.length });
  }
  const texts: (readonly number[] | undefined)[] = glyphs.map(() => undefined);
  const characters = Array.from(text);
  let from = 0;
  for (const { glyph, characters: count } of letters) {
    const letter = characters.slice(from, from + count).join('');
    const codePoints = Array.from(
      ONE_CHARACTER.get(letter) ?? letter,
      (character) => character.codePointAt(0) ?? 0,
    );
    texts[glyph] = direction === 'rtl' ? codePoints.reverse() : codePoints;
    from += count;
  }
  if (blankAtRight) {
    const last = texts.findLastIndex((found) => found !== undefined);
    texts[last] = [...(texts[last] ?? []), BLANK];
  }
  return texts;
}

/** Ligatures that Unicode has as one character: no reader gets those wrong, and searching resolves them. */
const ONE_CHARACTER: ReadonlyMap<string, string> = new Map(
  ['\ufef5', '\ufef7', '\ufef9', '\ufefb', '\ufdf2'].map((one) => [one.normalize('NFKC'), one]),
);
