/**
 * Reused buffer for one synchronous pass over a list: allocated per request, it would be most of the garbage
 * of a large shop. Valid until the next call.
 */
let slots = new Int32Array(0);
let marks = new Uint8Array(0);

/** A buffer of `length` slots with arbitrary content. */
export function slotsRoom(length: number): Int32Array {
  if (slots.length < length) slots = new Int32Array(length);
  return slots;
}

/** A zero for each of `length` slots. */
export function marksRoom(length: number): Uint8Array {
  if (marks.length < length) marks = new Uint8Array(length);
  return marks.fill(0);
}
