import { expect, test } from 'vitest';
import { flatten, problemsOf, unusedKeys } from './translation-rules.mjs';

/**
 * @param {string} ar
 * @param {string} en
 */
function problemsWith(ar, en) {
  return problemsOf({ ar: new Map([['cart.text', ar]]), en: new Map([['cart.text', en]]) });
}

const arabicCount =
  '{n, plural, zero {لا منتجات} one {منتج} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}';

test.each([
  ['plain texts', 'السلة', 'Cart'],
  ['the same values', 'أهلًا {name}', 'Welcome {name}'],
  ['all forms of a count', arabicCount, '{n, plural, one {# item} other {# items}}'],
  ['a count in one language, a bare value in the other', arabicCount, 'Items: {n}'],
  ['the same tags', 'اقرأ <link>السياسة</link>', 'Read the <link>policy</link>'],
  ['a text without letters', '{from}–{to}', '{from}–{to}'],
  ['the name of the other language', 'English', 'العربية'],
])('%s: nothing to report', (_, ar, en) => {
  expect(problemsWith(ar, en)).toEqual([]);
});

test.each([
  ['a value only one language shows', 'أهلًا', 'Welcome {name}', '{name} is only in en'],
  ['a tag only one language has', '<b>السلة</b>', 'Cart', '<b> is only in ar'],
  ['a kind that differs', '{d, date}', '{d, number}', '{d} is a date in ar but a number in en'],
  [
    'an Arabic count without a form',
    '{n, plural, one {س} other {ص}}',
    '{n}',
    'zero, two, few, many',
  ],
  ['an English count without a form', '{n}', '{n, plural, other {#}}', 'lacks the forms one'],
  [
    'a count inside a choice',
    '{s, select, a {{n, plural, other {ص}}} other {ص}}',
    '{s}{n}',
    'zero',
  ],
  ['choices that differ', '{s, select, a {س} other {ص}}', '{s, select, b {B} other {O}}', 'choice'],
  ['an empty text', ' ', 'Cart', 'is empty'],
  ['space around a text', 'السلة ', 'Cart', 'begins or ends with a space'],
  ['broken ICU', 'السلة {n', 'Cart {n}', 'no valid ICU'],
  ['Latin letters in Arabic', 'Cart', 'Cart', 'is not in Arabic'],
  ['Arabic letters in English', 'السلة', 'السلة', 'has Arabic letters'],
])('%s is reported', (_, ar, en, problem) => {
  expect(problemsWith(ar, en)).toContainEqual(expect.stringContaining(problem));
});

test('a key that one language lacks is reported, in either direction', () => {
  const all = { ar: new Map([['a', 'س']]), en: new Map([['b', 'B']]) };
  expect(problemsOf(all)).toEqual(['en a: missing; ar has it', 'ar b: missing; en has it']);
});

test('nested texts get whole keys; what is no text is reported', () => {
  const messages = new Map();
  const problems = flatten(
    { title: 'A', lines: { count: 'B', bad: 3, 'x.y': 'C' } },
    'cart',
    messages,
  );
  expect([...messages]).toEqual([
    ['cart.title', 'A'],
    ['cart.lines.count', 'B'],
  ]);
  expect(problems).toHaveLength(2);
});

test('a key is used when a source names it, its end or the beginning of a template', () => {
  const keys = ['cart.title', 'cart.lines.count', 'orders.status.draft', 'cart.gone'];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
  const sources = ["t('title'); t('lines.count');", 't(`status.${state}`)'];
  expect(unusedKeys(keys, sources)).toEqual(['cart.gone']);
});

test('a source that speaks of another namespace uses none of this one', () => {
  const keys = ['cart.remove', 'orders.remove'];
  const sources = ["const t = useTranslations('orders'); t('remove')"];
  expect(unusedKeys(keys, sources)).toEqual(['cart.remove']);
});
