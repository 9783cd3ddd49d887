const BEGIN = /^begin\b/i;

/** Whether a statement begins a transaction. */
export function isBegin(text: string): boolean {
  return BEGIN.test(text);
}
