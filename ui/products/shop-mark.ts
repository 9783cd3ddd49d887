/**
 * What stands in a small round mark for a shop without a logo: a short title whole, else its first letter without the
 * Arabic article.
 */
export function shopMark(title: string): string {
  return title.length > 3 ? (/^(?:ال)?(.)/u.exec(title)?.[1] ?? '') : title;
}
