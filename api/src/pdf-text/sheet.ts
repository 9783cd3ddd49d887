import PDFDocument from 'pdfkit';
import { LineWriter, type TextStyle } from './line-writer.ts';
import type { Direction } from './visual-order.ts';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

/** A box for text; `x` and `width` in points from the left edge of the page, in both directions. */
export interface TextBox extends TextStyle {
  readonly x: number;
  readonly width: number;
  /** At the side reading starts from (the default), at the other one, or at the right one: for figures. */
  readonly align?: 'start' | 'end' | 'right';
  /** Of the words, where it is not the document's: a sentence in the other language. */
  readonly direction?: Direction;
}

/** Arabic needs room above and below its letters. */
const LINE_HEIGHT = 1.55;
/** From the top of a line to its baseline, as a share of the size. */
const BASELINE = 1.08;
/**
 * A document of A4 pages that are set in one language's direction: text is ordered by the bidirectional
 * algorithm, shaped by its font, broken into lines, and stays text that can be selected and searched.
 */
export class Sheet {
  readonly direction: Direction;
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #writer: LineWriter;

  constructor(about: {
    readonly direction: Direction;
    readonly language: string;
    readonly title: string;
    readonly author: string;
    readonly createdAt: Date;
  }) {
    this.direction = about.direction;
    this.#document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      lang: about.language,
      displayTitle: true,
      info: { Title: about.title, Author: about.author, CreationDate: about.createdAt },
    });
    this.#writer = new LineWriter(this.#document);
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /** Sets text from `top` down and returns its height. Line feeds begin a new line. */
  text(words: string, top: number, box: TextBox): number {
    const lines = this.#linesOf(words, box);
    for (const [index, line] of lines.entries()) {
      this.#line(line, top + index * box.size * LINE_HEIGHT, box);
    }
    return lines.length * box.size * LINE_HEIGHT;
  }

  /** The height of `text`. */
  heightOf(words: string, box: TextBox): number {
    return this.#linesOf(words, box).length * box.size * LINE_HEIGHT;
  }

  /** The width of the words on one line. */
  widthOf(words: string, style: TextStyle): number {
    return this.#writer.widthOf(words, this.direction, style);
  }

  rule(top: number, x: number, width: number, color: string, thickness = 0.75): void {
    this.#document
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  }

  /** A filled box with round corners, and a line around it where `edge` is given. */
  panel(
    top: number,
    box: { readonly x: number; readonly width: number; readonly height: number },
    { fill, edge }: { readonly fill: string; readonly edge?: string },
  ): void {
    const path = this.#document.roundedRect(box.x, top, box.width, box.height, 6);
    if (edge === undefined) path.fill(fill);
    else path.lineWidth(0.75).fillAndStroke(fill, edge);
  }

  dot(x: number, y: number, radius: number, color: string): void {
    this.#document.circle(x, y, radius).fill(color);
  }

  /** A PNG or JPEG picture as large as the box holds, at the side reading starts from. */
  picture(
    bytes: Uint8Array,
    top: number,
    box: { readonly x: number; readonly width: number; readonly height: number },
  ): void {
    this.#document.image(Buffer.from(bytes), box.x, top, {
      fit: [box.width, box.height],
      ...(this.direction === 'rtl' ? { align: 'right' } : {}),
    });
  }

  newPage(): void {
    this.#document.addPage();
  }

  /** Ends the document; `foot` may write on every page, once the number of pages is known. */
  finish(foot: (page: number, pages: number) => void): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      foot(page + 1, count);
    }
    const done = new Promise<Buffer>((resolve, reject) => {
      this.#document.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.#document.on('error', reject);
    });
    this.#document.end();
    return done;
  }

  #line(words: string, top: number, box: TextBox): void {
    const direction = box.direction ?? this.direction;
    const atLeft = box.align !== 'right' && (this.direction === 'ltr') === (box.align !== 'end');
    const left = box.x + (atLeft ? 0 : box.width - this.#writer.widthOf(words, direction, box));
    this.#writer.write(words, direction, left, top + box.size * BASELINE, box);
  }

  #linesOf(words: string, box: TextBox): string[] {
    return words.split('\n').flatMap((paragraph) => this.#broken(paragraph, box));
  }

  /** Lines as full as they can be, broken at blanks; a word that is wider than the box, anywhere. */
  #broken(paragraph: string, box: TextBox): string[] {
    if (this.widthOf(paragraph, box) <= box.width) return [paragraph];
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || this.widthOf(longer, box) <= box.width) {
        line = longer;
      } else {
        lines.push(line);
        line = word;
      }
      while (this.widthOf(line, box) > box.width && line.length > 1) {
        const fitting = this.#fitting(line, box);
        lines.push(fitting);
        line = line.slice(fitting.length);
      }
    }
    return [...lines, line];
  }

  #fitting(word: string, box: TextBox): string {
    let fitting = '';
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (fitting !== '' && this.widthOf(fitting + segment, box) > box.width) break;
      fitting += segment;
    }
    return fitting;
  }
}
