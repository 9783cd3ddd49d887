/** Whether more than blanks stands in a field. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}
