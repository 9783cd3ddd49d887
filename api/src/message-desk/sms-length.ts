/** What every phone shows without Unicode (GSM 03.38); the second set takes two characters. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

/**
 * The length of a text message as providers count it: 160 characters in one part, 153 in each of several; with
 * any other character (Arabic, isolates) 70 and 67.
 */
export function smsLength(text: string): {
  readonly characters: number;
  readonly parts: number;
  readonly unicode: boolean;
} {
  const unicode = ![...text].every((each) => BASIC.includes(each) || EXTENDED.includes(each));
  const characters = unicode
    ? text.length
    : [...text].reduce((sum, each) => sum + (EXTENDED.includes(each) ? 2 : 1), 0);
  const [one, each] = unicode ? [70, 67] : [160, 153];
  return { characters, parts: characters <= one ? 1 : Math.ceil(characters / each), unicode };
}
