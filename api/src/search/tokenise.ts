import { foldText } from './fold-text.ts';
import { canonicalUnit } from './units.ts';

/** What matters of a query: its first characters and words; the rest is noise or an attack. */
const TEXT_LIMIT = 200;
const TOKEN_LIMIT = 12;

/** Codes that people write apart: `gu 10`, `ip 65`, `e 27`, `جي يو 10`. */
const SPOKEN_CODES: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])gu\s*-?\s*10(?!\d)/g, ' gu10 '],
  [/(?<![a-z])gu\s*-?\s*5[.,\s]?3(?!\d)/g, ' gu5.3 '],
  [/(?<![a-z])mr\s*-?\s*16(?!\d)/g, ' gu5.3 '],
  [/(?<![a-z])ip\s*-?\s*(\d{2})(?!\d)/g, ' ip$1 '],
  [/(?<![a-z])e\s*-?\s*(27|14|40)(?!\d)/g, ' e$1 '],
  [/(?<![a-z])b\s*-?\s*22(?!\d)/g, ' b22 '],
  [/(?<![a-z])g\s*-?\s*(9|4|13|5)(?![\d.])/g, ' g$1 '],
  [/(?<![a-z])t\s*-?\s*(8|5)(?!\d)/g, ' t$1 '],
  [/جي\s*يو\s*10(?!\d)/g, ' gu10 '],
  [/اي\s*بي\s*(\d{2})(?!\d)/g, ' ip$1 '],
  [/(?<![\u0621-\u064A])اي\s*(27|14|40)(?!\d)/g, ' e$1 '],
  [/(?<![\u0621-\u064A])تي\s*(8|5)(?!\d)/g, ' t$1 '],
  [/س[يو]\s*او\s*بي/g, ' cob '],
  [/ار\s*جي\s*بي/g, ' rgb '],
  [/(?<![\u0621-\u064A])يو\s*اس\s*بي/g, ' usb '],
  [/واي\s*فاي/g, ' wifi '],
  [/wi\s*-?\s*fi(?![a-z])/g, ' wifi '],
];

/** Sizes: `60×60`, `60*60`, `60 في 60`. */
const SIZES = /(\d+)\s*(?:x|×|\*|في)\s*(\d+)/g;

/**
 * The words of a text, folded, in order: letters and digits apart (`12وات` → `12w`), a number with its
 * unit as one token, codes such as `gu10` and sizes such as `60x60` whole.
 */
export function tokenise(text: string, limit: number = TOKEN_LIMIT): string[] {
  let folded = foldText(text.slice(0, TEXT_LIMIT * (limit > TOKEN_LIMIT ? 20 : 1)));
  for (const [pattern, code] of SPOKEN_CODES) folded = folded.replace(pattern, code);
  folded = folded.replace(SIZES, ' $1x$2 ');
  return joinUnits(folded.match(PIECES) ?? []).slice(0, limit);
}

/** Codes, sizes, numbers, Latin words, Arabic words; everything else separates. */
const PIECES =
  /gu\d+(?:\.\d)?|ip\d{2}|e(?:27|14|40)(?!\d)|b22|g(?:13|9|4|5)(?!\d)|t[58](?!\d)|r7s|gx53|\d+x\d+|\d+(?:\.\d+)?|[a-z]+|[\u0621-\u064A]+/g;

function joinUnits(pieces: readonly string[]): string[] {
  const tokens: string[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? '';
    const next = pieces[index + 1];
    const unit =
      /^\d+(?:\.\d+)?$/.test(piece) && next !== undefined ? canonicalUnit(next) : undefined;
    if (unit !== undefined) {
      tokens.push(`${piece}${unit}`);
      index += 1;
    } else {
      tokens.push(piece);
    }
  }
  return tokens;
}

/** Whether a token is a number, a measure, a size or a code: such tokens are never stemmed, guessed or mistyped on purpose. */
export function isExactToken(token: string): boolean {
  return /\d/.test(token);
}
