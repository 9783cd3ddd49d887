/**
 * Broken plurals by their pattern, folded: فعالل and فعاليل (مفاتيح، شرايط), افعله (اعمده), فعول (كروت), فعلان
 * (قضبان).
 */
const PLURALS = /^(?:..ا.[يو]?[^ه]|ا.[^ا].ه|..و[^ه]|[^اوي]{3}ان)$/;
/** Letters of the root that two words must share at least. */
const SHORTEST_ROOT = 3;

/** Whether an Arabic word, folded and without article, has the pattern of a broken plural. */
export function isBrokenPlural(word: string): boolean {
  return PLURALS.test(word);
}

/**
 * What a singular and its broken plural have in common: the letters that patterns leave in place; مفتاح and
 * مفاتيح are both `مفتح`. Undefined for a word with too few of them, or one that is not Arabic.
 */
export function rootOf(word: string): string | undefined {
  if (!/^[\u0621-\u064A]+$/.test(word)) return undefined;
  const root = word.replace(/ه$|(?<=^[^اوي]{3})ان$/, '').replace(/[اوي]/g, '');
  return root.length < SHORTEST_ROOT ? undefined : root;
}
