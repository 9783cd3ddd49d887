/** Endings of Franco-Arabic words: dual (`lambetein`), plural (`lambat`), the construct (`lambet el matbakh`). */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:e|i)?t(?:ein|een|en)$/, 'a'],
  [/aa?t$/, 'a'],
  [/aa?t$/, ''],
  [/[ei]t$/, 'a'],
  [/(?:ein|een)$/, ''],
];
/** Before a consonant the article may be its l alone: `lmatba5`. */
const ARTICLE = /^(?:wel|bel|lel|el|al|il|l(?=[b-df-hjkm-np-tv-xz2357]))-?(?=.{3})/;

/** Further forms of a Latin-script word as Arabic: without article, in the singular. */
export function francoForms(word: string): string[] {
  if (!/^[a-z][a-z2356789]*$/.test(word)) return [];
  const bare = word.replace(ARTICLE, '');
  const forms = new Set([bare]);
  for (const form of [word, bare]) {
    for (const [ending, singular] of ENDINGS) {
      const other = form.replace(ending, singular);
      if (other !== form && other.length >= 3) forms.add(other);
    }
  }
  forms.delete(word);
  return [...forms];
}
