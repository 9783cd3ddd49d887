/**
 * Arabic numbers in words, counting a masculine noun, in the nominative, as cheques and invoices have
 * them. The noun's form follows the last two digits, and words right before it lose their nunation:
 * مائتا جنيه, but مائتان وخمسون جنيهًا.
 */

/** The forms of a masculine counted noun; the `the` forms are of a noun with its adjective, if it has one. */
export interface ArabicNoun {
  /** «جنيه»: alone, and after full hundreds and thousands. */
  readonly one: string;
  /** «جنيهان» */
  readonly two: string;
  /** «جنيهات»: after 3 to 10. */
  readonly few: string;
  /** «جنيهًا»: after 11 to 99. */
  readonly many: string;
}

/** A power of a thousand; its own dual loses its nun before a noun: ألفا جنيه. */
interface Scale extends ArabicNoun {
  readonly twoBefore: string;
}

const SCALES: readonly Scale[] = [
  { one: 'ألف', two: 'ألفان', twoBefore: 'ألفا', few: 'آلاف', many: 'ألفًا' },
  { one: 'مليون', two: 'مليونان', twoBefore: 'مليونا', few: 'ملايين', many: 'مليونًا' },
  { one: 'مليار', two: 'ملياران', twoBefore: 'مليارا', few: 'مليارات', many: 'مليارًا' },
  { one: 'تريليون', two: 'تريليونان', twoBefore: 'تريليونا', few: 'تريليونات', many: 'تريليونًا' },
];

const UNITS = [
  '',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
];
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const HUNDREDS = [
  '',
  'مائة',
  'مائتان',
  'ثلاثمائة',
  'أربعمائة',
  'خمسمائة',
  'ستمائة',
  'سبعمائة',
  'ثمانمائة',
  'تسعمائة',
];

/**
 * A count with its noun, such as «ثلاثة جنيهات», «أحد عشر جنيهًا», «مائة جنيه وجنيه واحد».
 *
 * @param count a safe whole number, 0 or more.
 */
export function countInArabic(count: number, noun: ArabicNoun): string {
  if (count === 0) return `صفر ${noun.one}`;
  if (count === 1) return `${noun.one} واحد`;
  if (count === 2) return noun.two;
  const rest = count % 100;
  // One and two have no number word: the noun's own form expresses them.
  if (rest === 1) return `${countInArabic(count - 1, noun)} و${firstWord(noun.one)} واحد`;
  if (rest === 2) return `${countInArabic(count - 2, noun)} و${firstWord(noun.two)}`;
  const before = rest === 0;
  return `${cardinal(count, before)} ${before ? noun.one : rest <= 10 ? noun.few : noun.many}`;
}

/** When repeated, the noun loses its adjective. */
function firstWord(words: string): string {
  return words.split(' ', 1)[0] ?? words;
}

/** @param before whether the counted noun follows directly in the genitive, so that nunation is dropped. */
function cardinal(count: number, before: boolean): string {
  const groups: string[] = [];
  const rest = count % 1_000;
  let left = Math.floor(count / 1_000);
  if (rest > 0) groups.unshift(belowThousand(rest, before));
  for (const scale of SCALES) {
    const inGroup = left % 1_000;
    left = Math.floor(left / 1_000);
    if (inGroup > 0) groups.unshift(scaled(inGroup, scale, before && groups.length === 0));
  }
  return groups.join(' و');
}

function scaled(count: number, scale: Scale, before: boolean): string {
  if (count === 1) return scale.one;
  if (count === 2) return before ? scale.twoBefore : scale.two;
  const rest = count % 100;
  if (rest === 1) return `${scaled(count - 1, scale, true)} و${scale.one}`;
  if (rest === 2) {
    return `${scaled(count - 2, scale, true)} و${before ? scale.twoBefore : scale.two}`;
  }
  const noun =
    rest === 0 || (rest > 10 && before) ? scale.one : rest <= 10 ? scale.few : scale.many;
  return `${belowThousand(count, rest === 0)} ${noun}`;
}

function belowThousand(count: number, before: boolean): string {
  const hundreds = Math.floor(count / 100);
  const rest = count % 100;
  const words: string[] = [];
  if (hundreds > 0) {
    words.push(hundreds === 2 && rest === 0 && before ? 'مائتا' : (HUNDREDS[hundreds] ?? ''));
  }
  if (rest > 0 && rest < 20) words.push(UNITS[rest] ?? '');
  if (rest >= 20) {
    const unit = rest % 10;
    if (unit > 0) words.push(UNITS[unit] ?? '');
    words.push(TENS[Math.floor(rest / 10)] ?? '');
  }
  return words.join(' و');
}
