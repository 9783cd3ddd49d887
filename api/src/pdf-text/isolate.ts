import { oneLine, stripBidiMarks } from '@dp/contract/plain-text.ts';

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Codes, phone numbers and e-mail addresses inside a text of either direction: always left to right. */
export function isolateLtr(text: string): string {
  return `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;
}

/**
 * Names and other words of unknown language inside a text: they keep their own direction, and stay where they
 * are put: on one line, without marks that would turn around or end what is around them.
 */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${contained(text)}${POP_ISOLATE}`;
}

/** A stored text of any age as one line whose marks of direction end within it. */
export function contained(text: string): string {
  const line = oneLine(text).replace(CONTROLS, '');
  return isBalanced(line) ? line : stripBidiMarks(line);
}

/** Control characters and the marks of direction that older programs use; they have no end of their own. */
const CONTROLS = /[\p{Cc}\u202a-\u202e]/gu;

function isBalanced(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(/[\u2066-\u2069]/g)) {
    open += mark === POP_ISOLATE ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}
