import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {'ar' | 'en'} Language */
/** @typedef {Map<string, string>} Messages Texts by their whole key, as `cart.lines.count`. */
/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/**
 * @typedef {object} Shape What a caller must hand to a message: values by name, and tags.
 * @property {Map<string, string>} values Each value's kind: any, number, date or choice.
 * @property {Set<string>} tags
 * @property {string} words The text itself, without values.
 */

/** Every form a counted Arabic text takes; English needs two. */
const pluralForms = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  en: ['one', 'other'],
};

/** Arabic texts that are rightly in Latin letters: names, and the name of the other language. */
const latinInArabic = new Set(['DP', 'English']);
/** English texts that are rightly in Arabic letters. */
const arabicInEnglish = new Set(['العربية']);

/**
 * Flattens nested messages and reports what is no text.
 *
 * @param {unknown} value
 * @param {string} key
 * @param {Messages} messages Receives the texts.
 * @returns {string[]} Problems.
 */
export function flatten(value, key, messages) {
  if (typeof value === 'string') {
    messages.set(key, value);
    return [];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${key}: must be a text or a group of texts`];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    name.includes('.')
      ? [`${key}: "${name}" has a dot, which separates groups`]
      : flatten(inner, `${key}.${name}`, messages),
  );
}

/**
 * What is wrong with two languages' messages, each alone and against each other.
 *
 * @param {Record<Language, Messages>} all
 * @returns {string[]}
 */
export function problemsOf(all) {
  const problems = [];
  for (const [language, other] of /** @type {const} */ ([
    ['ar', 'en'],
    ['en', 'ar'],
  ])) {
    for (const [key, text] of all[language]) {
      if (!all[other].has(key)) problems.push(`${other} ${key}: missing; ${language} has it`);
      for (const problem of textProblems(language, text)) {
        problems.push(`${language} ${key}: ${problem}`);
      }
    }
  }
  for (const [key, arabic] of all.ar) {
    const english = all.en.get(key);
    if (english === undefined) continue;
    for (const problem of differences(arabic, english)) problems.push(`${key}: ${problem}`);
  }
  return problems;
}

/**
 * @param {Language} language
 * @param {string} text
 */
function textProblems(language, text) {
  if (text.trim() === '') return ['is empty'];
  if (text !== text.trim()) return ['begins or ends with a space; spacing belongs to the layout'];
  /** @type {Element[]} */
  let elements;
  try {
    elements = parse(text);
  } catch (error) {
    return [`is no valid ICU message: ${error instanceof Error ? error.message : error}`];
  }
  return [...pluralProblems(language, elements), ...scriptProblems(language, shapeOf(elements))];
}

/**
 * @param {Language} language
 * @param {Element[]} elements
 * @returns {string[]}
 */
function pluralProblems(language, elements) {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralProblems(language, element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) =>
      pluralProblems(language, value),
    );
    if (element.type === TYPE.select || element.pluralType === 'ordinal') return inner;
    const missing = pluralForms[language].filter((form) => !Object.hasOwn(element.options, form));
    if (missing.length === 0) return inner;
    return [`the count of "${element.value}" lacks the forms ${missing.join(', ')}`, ...inner];
  });
}

/**
 * @param {Language} language
 * @param {Shape} shape
 */
function scriptProblems(language, { words }) {
  const arabic = /\p{Script=Arabic}/u.test(words);
  const latin = /\p{Script=Latin}/u.test(words);
  if (language === 'ar' && latin && !arabic && !latinInArabic.has(words)) {
    return [
      'is not in Arabic (a text that rightly is not: scripts/translation-rules.mjs, latinInArabic)',
    ];
  }
  if (language === 'en' && arabic && !arabicInEnglish.has(words)) {
    return [
      'has Arabic letters (a text that rightly has: scripts/translation-rules.mjs, arabicInEnglish)',
    ];
  }
  return [];
}

/**
 * @param {string} arabic
 * @param {string} english
 */
function differences(arabic, english) {
  /** @type {Shape} */
  let ar;
  /** @type {Shape} */
  let en;
  try {
    ar = shapeOf(parse(arabic));
    en = shapeOf(parse(english));
  } catch {
    // Already reported of the text itself.
    return [];
  }
  const problems = [];
  for (const name of new Set([...ar.values.keys(), ...en.values.keys()])) {
    const [inArabic, inEnglish] = [ar.values.get(name), en.values.get(name)];
    if (inArabic === undefined || inEnglish === undefined) {
      problems.push(`{${name}} is only in ${inArabic === undefined ? 'en' : 'ar'}`);
    } else if (inArabic !== inEnglish && inArabic !== 'any' && inEnglish !== 'any') {
      problems.push(`{${name}} is a ${inArabic} in ar but a ${inEnglish} in en`);
    }
  }
  for (const tag of ar.tags.symmetricDifference(en.tags)) {
    problems.push(`<${tag}> is only in ${ar.tags.has(tag) ? 'ar' : 'en'}`);
  }
  return problems;
}

/**
 * @param {Element[]} elements
 * @param {Shape} [shape]
 */
function shapeOf(elements, shape = { values: new Map(), tags: new Set(), words: '' }) {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
        shape.words += element.value;
        break;
      case TYPE.pound:
        break;
      case TYPE.tag:
        shape.tags.add(element.value);
        shapeOf(element.children, shape);
        break;
      case TYPE.argument:
        if (!shape.values.has(element.value)) shape.values.set(element.value, 'any');
        break;
      case TYPE.number:
        shape.values.set(element.value, 'number');
        break;
      case TYPE.date:
      case TYPE.time:
        shape.values.set(element.value, 'date');
        break;
      case TYPE.plural:
      case TYPE.select: {
        const choice = Object.keys(element.options).sort().join('|');
        const kind = element.type === TYPE.plural ? 'number' : `choice of ${choice}`;
        shape.values.set(element.value, kind);
        for (const { value } of Object.values(element.options)) shapeOf(value, shape);
        break;
      }
    }
  }
  return shape;
}

/**
 * Keys no source names. A key counts as named when a text in a source is the key or its end
 * (`t('count')` names `cart.count`), or begins a template as `t(`status.${state}`)` does. A source that
 * speaks of other namespaces only (`useTranslations('orders')`) names nothing of this one. So a key may
 * pass wrongly, but is never blamed wrongly unless it is put together by other means.
 *
 * @param {Iterable<string>} keys
 * @param {Iterable<string>} sources
 * @returns {string[]}
 */
export function unusedKeys(keys, sources) {
  const read = [...sources].map(namesIn);
  return [...keys].filter((key) => {
    const [namespace = '', ...words] = key.split('.');
    const ends = [key, ...words.map((_, index) => words.slice(index).join('.'))];
    return !read.some(
      ({ namespaces, named, begun }) =>
        (namespaces.size === 0 || namespaces.has(namespace)) &&
        ends.some((end) => named.has(end) || begun.some((beginning) => end.startsWith(beginning))),
    );
  });
}

/**
 * What in a source may be keys, or their beginnings.
 *
 * @param {string} source
 */
function namesIn(source) {
  /** @param {RegExp} pattern */
  const found = (pattern) => [...source.matchAll(pattern)].map(([, text = '']) => text);
  return {
    namespaces: new Set(found(/\b(?:useTranslations\(|Translator<)'(\w+)'/g)),
    named: new Set([
      ...found(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g),
      // A table from error codes to texts names them without quotes.
      ...found(/^\s*(\w+)\s*[:,]/gm),
    ]),
    begun: found(/`([\w-]+(?:\.[\w-]+)*)[.]?\$\{/g),
  };
}
