/** The two directions: from what products were before a sheet to what they are with it, and back. */
export type SheetMove = 'apply' | 'undo';
