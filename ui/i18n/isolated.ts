/** A text of unknown direction inside another one, such as what a customer typed or another company answered. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
