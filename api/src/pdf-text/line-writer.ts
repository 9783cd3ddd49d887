import { type Face, fontOf, type Script, type Weight } from './faces.ts';
import { type Readable, readable } from './readable.ts';
import { ReadableFont, type Shaping } from './readable-font.ts';
import { type Direction, type Piece, visualOrder } from './visual-order.ts';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/**
 * Tabular digits, so that columns of figures align. No optional ligatures: PDF readers could not locate the
 * letters in them.
 */
const SHAPING: Readonly<Record<Script, Pick<Shaping, 'script' | 'features'>>> = {
  arabic: { script: 'arab', features: { liga: false } },
  latin: { script: 'latn', features: { liga: false, tnum: true } },
  'latin-ext': { script: 'latn', features: { liga: false } },
};

const NO_BLANKS = { blankAtLeft: false, blankAtRight: false } as const;

/** Measures and writes single lines: each piece shaped by its font, in its place by the bidirectional algorithm. */
export class LineWriter {
  readonly #document: PDFKit.PDFDocument;
  readonly #widths = new Map<string, number>();
  readonly #fonts = new Map<string, ReadableFont>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** In points. */
  widthOf(words: string, direction: Direction, style: TextStyle): number {
    return visualOrder(words, direction).reduce((sum, piece) => sum + this.#width(piece, style), 0);
  }

  /**
   * Writes a line from the left edge `x` on the baseline `y`, in points. Its runs are written in reading
   * order, each at its position: that is the order in which PDF readers find them.
   */
  write(words: string, direction: Direction, x: number, y: number, style: TextStyle): void {
    let left = x;
    const placed = visualOrder(words, direction).map((piece) => {
      const placedPiece = { ...piece, x: left };
      left += this.#width(piece, style);
      return placedPiece;
    });
    for (const piece of readable(placed)) this.#write(piece, y, style);
  }

  #write(piece: Readable, y: number, { size, weight = 400, color = '#000000' }: TextStyle): void {
    const { x } = piece;
    const font = this.#use({ script: piece.script, weight }, size);
    const shaping: Shaping = { ...piece, ...SHAPING[piece.script] };
    // Marked, so that readers do not join it to the piece before.
    this.#document
      .markContent('Span')
      .fillColor(color)
      .text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic', ...given(shaping) })
      .endMarkedContent();
    for (const sign of font.signsOf(shaping)) {
      this.#document
        .save()
        .translate(x + (sign.x * size) / 1_000, y - (sign.y * size) / 1_000)
        .scale((font.scale * size) / 1_000, (-font.scale * size) / 1_000)
        .path(sign.outline)
        .fill(color)
        .restore();
    }
  }

  #width(piece: Piece, { size, weight = 400 }: TextStyle): number {
    // Widths scale with the size, so that each text is shaped once for measuring.
    const key = `${piece.script} ${weight} ${piece.direction} ${piece.drawn}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.#use({ script: piece.script, weight }, 1_000);
      const shaping: Shaping = { ...piece, ...NO_BLANKS, ...SHAPING[piece.script] };
      width = this.#document.widthOfString(piece.text, given(shaping));
      this.#widths.set(key, width);
    }
    return (width * size) / 1_000;
  }

  #use(face: Face, size: number): ReadableFont {
    const name = `${face.script}-${face.weight}`;
    let font = this.#fonts.get(name);
    if (font === undefined) {
      this.#document.registerFont(name, fontOf(face)).font(name);
      font = new ReadableFont(this.#document);
      this.#fonts.set(name, font);
    }
    this.#document.font(name).fontSize(size);
    return font;
  }
}

/** PDFKit passes unknown features to the font unchanged. */
function given(shaping: Shaping): PDFKit.Mixins.TextOptions {
  return { features: shaping as unknown as PDFKit.Mixins.OpenTypeFeatures[] };
}
