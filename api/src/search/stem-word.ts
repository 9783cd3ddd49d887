/** Longest first, so that وال goes before و. */
const ARABIC_PREFIXES = ['وبال', 'ولل', 'وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
/**
 * One of a kind (سبوتاية), dual (لمبتين), plural, feminine and possessive endings, also of words in ـي (خشبيات):
 * longest first.
 */
const ARABIC_SUFFIXES = 'ايتين ايات ايه يتين يتان تين تان يات يين ات ين ون يه ها ه ي'.split(' ');
const SHORTEST_STEM = 3;

/**
 * A light stem of a folded word: the article with its prefixes, plural and feminine endings for Arabic,
 * the plural for English. At least three letters stay. Irregular plurals are left to the synonyms.
 */
export function stemWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemEnglish(word);
  if (/^[\u0621-\u064A]+$/.test(word)) return stemArabic(word);
  return word;
}

function stemArabic(word: string): string {
  const bare = withoutArticle(word);
  const ending = ARABIC_SUFFIXES.find(
    (suffix) => bare.endsWith(suffix) && bare.length - suffix.length >= SHORTEST_STEM,
  );
  return ending === undefined ? bare : bare.slice(0, -ending.length);
}

/** A folded Arabic word without article, and without و ب ل ف ك before an article. */
export function withoutArticle(word: string): string {
  const prefix = ARABIC_PREFIXES.find(
    (candidate) => word.startsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  return prefix === undefined ? word : word.slice(prefix.length);
}

function stemEnglish(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 6 && word.endsWith('ed')) return word.slice(0, -2);
  return word;
}
