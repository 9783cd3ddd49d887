/** Words that begin a name of two words: عبد الرحمن, أبو بكر, Abdel Rahman. */
const BEGINNINGS = new Set([
  'عبد',
  'أبو',
  'ابو',
  'أم',
  'ام',
  'abd',
  'abdel',
  'abdul',
  'abu',
  'abo',
]);
/** Words that end one: نور الدين, منة الله, Nour El-Din. */
const ENDINGS = /^(الدين|الله|اللّه|الإسلام|الاسلام|(el|al)[- ]?(din|deen)|allah)$/i;
/** An article by itself, as in Abd El Rahman. */
const ARTICLE = /^(el|al)$/i;
/** A title such as د. or Eng. is no name: then the whole is said. */
const TITLE = /[./]$|^.$/u;

/** How somebody is called, by a full name. */
export function firstName(full: string): string {
  const words = full.trim().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  if (TITLE.test(first) || second === '') return words.join(' ');
  if (ARTICLE.test(second) && third !== '') return `${first} ${second} ${third}`;
  const isTwo = BEGINNINGS.has(first.toLowerCase()) || ENDINGS.test(second);
  return isTwo ? `${first} ${second}` : first;
}
