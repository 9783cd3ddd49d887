import { readFileSync } from 'node:fs';

/** The font family has files by script; each has a regular and a bold weight. */
export type Script = 'arabic' | 'latin' | 'latin-ext';
export type Weight = 400 | 700;
export interface Face {
  readonly script: Script;
  readonly weight: Weight;
}

const opened = new Map<string, Buffer>();

/** A face's font file, opened once per process or thread. */
export function fontOf({ script, weight }: Face): Buffer {
  const name = `alexandria-${script}-${weight}-normal.ttf`;
  let font = opened.get(name);
  if (font === undefined) {
    font = readFileSync(new URL(`fonts/${name}`, import.meta.url));
    opened.set(name, font);
  }
  return font;
}

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
const EXTENDED_LATIN = /[\u0100-\u024f\u1e00-\u1eff\u2c60-\u2c7f]/;
/** Characters between words of either script, which take the face of the preceding text. */
const BETWEEN = /[\s\u00a0]/;

/** Which file has a character; `before` is the one of the character before it. */
export function scriptOf(character: string, before: Script | undefined): Script {
  if (ARABIC.test(character)) return 'arabic';
  if (EXTENDED_LATIN.test(character)) return 'latin-ext';
  if (before === 'arabic' && BETWEEN.test(character)) return 'arabic';
  return 'latin';
}
