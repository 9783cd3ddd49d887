const CAP = /^(?:e(?:14|27|40)|b22|gu\d.*|g(?:4|5|9|13)|gx53|r7s)$/;

/** Whether a term is the cap of a bulb. */
export function isCap(term: string): boolean {
  return CAP.test(term);
}
