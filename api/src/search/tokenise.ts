import { foldText } from '@dp/contract/fold-text.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '@dp/contract/limits.ts';
import { withBounds, withPlainNumbers } from './number-phrases.ts';
import { withFigures, withLengths } from './spoken-numbers.ts';
import { canonicalUnit, measureToken, type Unit } from './units.ts';

/** What matters of a query: its first words; the rest is noise or an attack. */
const QUERY_TOKENS = 16;
/** Indexed length of a text: longer descriptions add nothing. */
const TEXT_LENGTH = 2_000;

/** Codes written apart or phonetically: `gu 10`, `ip 65`, `جي يو 10`, `سي او بي`. */
const SPOKEN_CODES: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])gu\s*-?\s*10(?!\d)/g, ' gu10 '],
  [/(?<![a-z])gu\s*-?\s*5[.,\s]?3(?!\d)/g, ' gu5.3 '],
  [/(?<![a-z])mr\s*-?\s*16(?!\d)/g, ' gu5.3 '],
  [/(?<![a-z])ip[\s.:_-]*(\d{2})(?!\d)/g, ' ip$1 '],
  [/(?<![\u0621-\u064A])(?:درجه\s*)?(?:ال)?(?:حمايه|عزل)\s*(?:ip)?(\d{2})(?!\d)/g, ' ip$1 '],
  [/(?<![a-z])ra\s*-?\s*(?=[89]\d(?!\d))/g, ' cri '],
  [/(?<!\d)3\s*-?\s*cct(?![a-z])/g, ' 3 colour '],
  [/(?<![a-z])e\s*-?\s*(27|14|40)(?!\d)/g, ' e$1 '],
  [/(?<![a-z])b\s*-?\s*22(?!\d)/g, ' b22 '],
  [/(?<![a-z])g\s*-?\s*(9|4|13|5)(?![\d.])/g, ' g$1 '],
  [/(?<![a-z])t\s*-?\s*(8|5)(?!\d)/g, ' t$1 '],
  [/جي\s*يو\s*10(?!\d)/g, ' gu10 '],
  [/اي\s*بي\s*(\d{2})(?!\d)/g, ' ip$1 '],
  [/(?<![\u0621-\u064A])(?:اي|ئي)\s*(27|14|40)(?!\d)/g, ' e$1 '],
  [/(?<![\u0621-\u064A])جي\s*(9|4|13)(?!\d)/g, ' g$1 '],
  [/(?<![\u0621-\u064A])تي\s*(8|5)(?!\d)/g, ' t$1 '],
  [/(?<![\u0621-\u064A])ام\s*ار\s*16(?!\d)/g, ' gu5.3 '],
  [/(?<![\u0621-\u064A])س[يو]\s*او\s*بي(?![\u0621-\u064A])/g, ' cob '],
  [/(?<![\u0621-\u064A])[او]ر\s*جي\s*بي(?![\u0621-\u064A])/g, ' rgb '],
  [/(?<![\u0621-\u064A])يو\s*اس\s*بي(?![\u0621-\u064A])/g, ' usb '],
  [/(?<![\u0621-\u064A])(?:واي|وي)\s*فاي(?![\u0621-\u064A])/g, ' wifi '],
  [/(?<![a-z])wi\s*-?\s*fi(?![a-z])/g, ' wifi '],
  [/(?<![a-z])type\s*-?\s*c(?![a-z])/g, ' typec '],
  [/(?<![\u0621-\u064A])تايب\s*سي(?![\u0621-\u064A])/g, ' typec '],
];
/** Whether a text may have a length in words. */
const HAS_LENGTH = /متر|half/;
/** Whether a text may have any of these; most have none. */
const HAS_SPOKEN_CODE = /\d|او\s*بي|جي\s*بي|اس\s*بي|فاي|wi|type|تايب/;

/**
 * Codes, sizes, numbers, Latin words (with Franco-Arabic digits), Arabic words; everything else separates.
 */
const PIECES =
  /gu\d+(?:\.\d)?|ip\d{2}|e(?:27|14|40)(?![\da-z])|b22(?![\da-z])|g(?:13|9|4|5)(?![\da-z])|t[58](?![\da-z])|r7s|gx53|\d+x\d+|\d+(?:\.\d+)?…\d+(?:\.\d+)?|(?<!\d)[2356789](?!\d)[a-z]{2,}[a-z2356789]*|\d+(?:\.\d+)?|[a-z]+(?:[2356789](?!\d)[a-z]*)*|[\u0621-\u064A]+/g;

/** The words of a query, folded, in order, as far as they matter. */
export function tokenise(text: string): string[] {
  return tokensOf(text.slice(0, SEARCH_TEXT_MAX_LENGTH), true).slice(0, QUERY_TOKENS);
}

/** The words of a product's text. */
export function tokeniseText(text: string): string[] {
  return tokensOf(text.slice(0, TEXT_LENGTH), false);
}

/**
 * Folded words in order: letters and digits apart (`12وات` → `12w`), a number with its unit as one token,
 * codes such as `gu10` and sizes such as `60x60` whole, Franco-Arabic digits within their word (`mofta7`).
 */
function tokensOf(text: string, isQuery: boolean): string[] {
  let folded = foldText(text);
  if (isQuery) folded = withFigures(folded);
  if (HAS_LENGTH.test(folded)) folded = withLengths(folded);
  if (HAS_SPOKEN_CODE.test(folded)) {
    for (const [pattern, code] of SPOKEN_CODES) folded = folded.replace(pattern, code);
    folded = withPlainNumbers(folded, isQuery);
    if (isQuery) folded = withBounds(folded);
  }
  return joinUnits((folded.match(PIECES) ?? []).flatMap(apart));
}

/** `3000kelvin` and `5meter` are a number and its unit, `9w` too; `7asas` is a word. */
function apart(piece: string): string | string[] {
  if (piece.charCodeAt(0) > NINE) return piece;
  const measured = /^(\d)([a-z]+)$/.exec(piece);
  const [, number, unit] = measured ?? [];
  return number !== undefined && unit !== undefined && canonicalUnit(unit) !== undefined
    ? [number, unit]
    : piece;
}

function joinUnits(pieces: readonly string[]): string[] {
  const tokens: string[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? '';
    if (!isNumber(piece)) {
      tokens.push(piece);
      continue;
    }
    const next = pieces[index + 1];
    const found = next === undefined ? undefined : canonicalUnit(next);
    if (found === undefined) {
      tokens.push(plainNumber(piece));
      continue;
    }
    const ends = piece.split('…').map((end) => inUnit(Number(end), found));
    const [from = 0, to] = ends;
    tokens.push(
      to === undefined
        ? measureToken(from, found.unit)
        : `${ends.map((end) => String(end)).join('-')}${found.unit}`,
    );
    index += 1;
  }
  return tokens;
}

/** `6.5k` of light are 6,500 K. */
function inUnit(value: number, { unit, factor }: { unit: Unit; factor: number }): number {
  return value * (unit === 'k' && value > 0 && value < KELVIN_IN_THOUSANDS ? 1_000 : factor);
}

function isNumber(piece: string): boolean {
  // Most tokens are words: the first letter decides quickly.
  return piece.charCodeAt(0) <= NINE && /^\d+(?:\.\d+)?(?:…\d+(?:\.\d+)?)?$/.test(piece);
}

const KELVIN_IN_THOUSANDS = 15;
const NINE = '9'.charCodeAt(0);

/** `12.0` and `012` are `12`; very long digit runs are unchanged. */
function plainNumber(digits: string): string {
  return digits.length > 12 ? digits : String(Number(digits));
}

/** Whether a token is a number, measure, size or code: such tokens are never stemmed or corrected. */
export function isExactToken(token: string): boolean {
  return /\d/.test(token) && !isFrancoToken(token);
}

/** Whether a Latin word is written with the digits of Franco-Arabic: `mofta7`, `7asas`. */
export function isFrancoToken(token: string): boolean {
  return (
    (/[a-z]/.test(token) &&
      /\d/.test(token) &&
      token.replace(/\d/g, '').length >= 2 &&
      !/^(?:\d[\d.-]*[a-z]+|\d+x\d+|gu\d.*|ip\d+|gx53|r7s|[ebgt]\d+)$/.test(token)) ||
    (/^[2356789][a-z]{2,}/.test(token) && canonicalUnit(token.slice(1)) === undefined)
  );
}
