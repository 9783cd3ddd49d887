import { foldDigits } from '@dp/contract/digits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';
import type { NearProducts } from '@dp/contract/search.ts';
import { formatNumber } from '@dp/ui/i18n/format.ts';
import { isolated } from '@dp/ui/i18n/isolated.ts';

/** A requested measure and the closest existing ones, in one unit. */
export interface NearestText {
  readonly unit: NearestUnit;
  readonly asked: string;
  /** One or two values, joined as the language joins them. */
  readonly values: string;
}

/** Displayed units: lengths are in centimetres or metres. */
export type NearestUnit = Exclude<Nearest['attribute'], 'length'> | 'centimetre' | 'metre';

type Nearest = NearProducts['nearest'][number];

const METRE_MM = 1_000;
/** From here on lengths are shown in metres. */
const LONG_MM = 2_000;

/** Formats a measure that no product has, with the closest ones. */
export function nearestText(
  { attribute, asked, asked_to: to, values }: Nearest,
  locale: Locale,
): NearestText {
  const [unit, size] = unitOf(attribute, asked);
  const write = (value: number) => formatNumber(value / size, locale, 2);
  // Isolated, so that a range keeps its direction in Arabic.
  const range = to === undefined ? write(asked) : `\u2066${write(asked)}–${write(to)}\u2069`;
  return { unit, asked: range, values: joined(values.map(write), locale) };
}

/**
 * How many products at the beginning have one of the closest watts: what follows is of another power, or another
 * kind, and has a heading of its own. All of them where that cannot be told, or one product would stand alone.
 */
export function countNearest(
  products: readonly { readonly specs: { readonly watt?: number | undefined } }[],
  [nearest]: readonly Nearest[],
): number {
  if (nearest?.attribute !== 'watt') return products.length;
  const other = products.findIndex(({ specs: { watt } }) => !nearest.values.includes(watt ?? 0));
  return other < 2 ? products.length : other;
}

/** The displayed unit of a measure, and its factor. */
function unitOf(attribute: Nearest['attribute'], asked: number): readonly [NearestUnit, number] {
  if (attribute !== 'length') return [attribute, 1];
  return asked >= LONG_MM ? ['metre', METRE_MM] : ['centimetre', METRE_MM / 100];
}

/**
 * The words that near products do not match, quoted; undefined when there is nothing to add: none, a number
 * covered by the closest values, or every word of the query.
 */
export function relaxedText(
  text: string,
  { relaxed, nearest }: Pick<NearProducts, 'relaxed' | 'nearest'>,
  locale: Locale,
): string | undefined {
  const numbers = nearest.map(({ asked }) => String(asked));
  const words = relaxed
    .map(({ word }) => word)
    .filter((word) => !numbers.some((number) => foldDigits(word).includes(number)));
  const wordCount = (texts: readonly string[]) =>
    texts.flatMap((word) => word.split(' ')).filter((word) => word !== '').length;
  if (words.length === 0 || wordCount(words) >= wordCount([text])) return undefined;
  return joined(
    words.map((word) => quoted(word, locale)),
    locale,
    'disjunction',
  );
}

/**
 * The one word of a search that near products do match, quoted; undefined where several words are left, of which
 * each may match another.
 */
export function keptText(
  text: string,
  { relaxed }: Pick<NearProducts, 'relaxed'>,
  locale: Locale,
): string | undefined {
  const left = relaxed.flatMap(({ word }) => word.split(' '));
  const words = text.split(' ').filter((word) => word !== '');
  const [kept, ...others] = words.filter((word) => !left.includes(word));
  const known = left.every((word) => words.includes(word));
  return known && kept !== undefined && others.length === 0 ? quoted(kept, locale) : undefined;
}

/** In the language's quotation marks, isolated from its surroundings. */
function quoted(word: string, locale: Locale): string {
  return locale === 'ar' ? `«${isolated(word)}»` : `“${isolated(word)}”`;
}

function joined(
  texts: readonly string[],
  locale: Locale,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(formatTag(locale), { type }).format(texts);
}

/** The words of a search as products spell them: typed letters such as «ه» for «ة» find them all the same. */
export function asSpelled(text: string, products: readonly { readonly name: string }[]): string {
  const spelled = new Map(
    products.flatMap(({ name }) => name.split(' ')).map((word) => [folded(word), word]),
  );
  return text
    .split(' ')
    .map((word) => spelled.get(folded(word)) ?? word)
    .join(' ');
}

function folded(word: string): string {
  return word.replace(/[أإآ]/g, 'ا').replace(/ة$/, 'ه').replace(/ى$/, 'ي');
}
