import { oneLine, stripBidiMarks } from '@dp/contract/plain-text.ts';

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Codes, phone numbers and e-mail addresses inside a text of either direction: always left to right. */
export function isolateLtr(text: string): string {
  return `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;
}

/**
 * Isolates text of unknown direction inside another text: one line, without marks that would affect its
 * surroundings.
 */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${contained(text)}${POP_ISOLATE}`;
}

/** A stored text of any age as one line whose direction marks end within it. */
export function contained(text: string): string {
  const line = oneLine(text).replace(CONTROLS, '');
  return isBalanced(line) ? line : stripBidiMarks(line);
}

/** Control characters and legacy direction marks without an end of their own. */
const CONTROLS = /[\p{Cc}\u202a-\u202e]/gu;

function isBalanced(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(/[\u2066-\u2069]/g)) {
    open += mark === POP_ISOLATE ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}
