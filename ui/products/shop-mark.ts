/**
 * The text of the small mark that stands for a shop without a logo: the title if it has at most three letters, else its
 * first letter, after the Arabic article.
 */
export function shopMark(title: string): string {
  return title.length > 3 ? (/^(?:ال)?(.)/u.exec(title)?.[1] ?? '') : title;
}
