import type { Locale } from '@dp/contract/locale.ts';
import type { StaffFieldCode } from '@dp/contract/staff/error-codes.ts';
import type { MessagePlaceholder } from '@dp/contract/staff/message-text-values.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import type { PartDefinition } from './message-definitions.ts';
import { fill, type PlaceholderValues } from './message-wording.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Kinds of elements in a parsed ICU message. */
const ARGUMENT = 1;
const PLURAL = 6;
/** Words, and the number of a plural. */
const PLAIN = [0, 7];
/** What is a number, and may decide a plural. */
const NUMBERS: readonly string[] = ['hours', 'days', 'minutes'];

/** Values as every message may have them, to try a text with. */
const TRIED: Required<PlaceholderValues> = {
  shop: 'DP',
  number: 'DP-1',
  total: 'EGP 1',
  code: '123456',
  contact: 'a@b.eg',
  name: 'Mona',
  date: '1',
  product: 'LED bulb',
  hours: 48,
  days: 14,
  minutes: 10,
};

/**
 * What is wrong with a text, as a field code; undefined for one that can be sent.
 *
 * @param part what it may and must hold in braces.
 */
export function templateFault(
  template: string,
  locale: Locale,
  { allowed, required }: PartDefinition,
): StaffFieldCode | undefined {
  let elements: readonly Element[];
  try {
    elements = new IntlMessageFormat(template, locale, undefined, { ignoreTag: true }).getAst();
  } catch {
    return 'text_broken';
  }
  const named = namesIn(elements);
  if (named === undefined) return 'text_broken';
  if (!named.every((name) => allowed.includes(name as MessagePlaceholder))) {
    return 'placeholder_unknown';
  }
  // In one form of a plural it might not be shown.
  const always = elements.flatMap((element) => (element.type === ARGUMENT ? [element.value] : []));
  if (!required.every((name) => always.includes(name))) return 'placeholder_missing';
  try {
    return fill(template, locale, TRIED).trim() === '' ? 'text_broken' : undefined;
  } catch {
    return 'text_broken';
  }
}

/** Every name in braces; undefined for a form that no value of ours fits, such as a date's. */
function namesIn(elements: readonly Element[]): string[] | undefined {
  const names: string[] = [];
  for (const element of elements) {
    if (PLAIN.includes(element.type)) continue;
    if (element.type === ARGUMENT) names.push(element.value);
    else if (element.type === PLURAL && NUMBERS.includes(element.value)) {
      names.push(element.value);
      for (const { value } of Object.values(element.options)) {
        const inside = namesIn(value);
        if (inside === undefined) return undefined;
        names.push(...inside);
      }
    } else return undefined;
  }
  return names;
}
