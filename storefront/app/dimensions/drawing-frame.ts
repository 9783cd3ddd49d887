/** A drawing's size in its own units: CSS pixels, or more of them on a large screen. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in the drawing's units; x and y are its corner at the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Until the size that the drawing has on the screen is known. */
export const USUAL_FRAME: Frame = { width: 400, height: 400 };

/** Up to so high a unit is a CSS pixel, so that texts keep their size however low the frame is. */
const LARGE = 480;

/** The units of a drawing that is so large on the screen. */
export function frameOf(width: number, height: number): Frame {
  const unit = Math.max(1, Math.min(width, height) / LARGE);
  return { width: Math.round(width / unit), height: Math.round(height / unit) };
}

/** Room for the dimension lines and their texts, and at the top for a desk's button over the photographs. */
export const MARGIN = { top: 76, bottom: 58, side: 24, measure: 72 } as const;
/** Between a ceiling and a floor on a phone: the note is over the ceiling, and no text is below the floor. */
const ROOM_ON_PHONE = { top: 58, bottom: 30 } as const;

/** Above and below what is drawn. */
export function marginsIn({ height }: Frame, inRoom: boolean): { top: number; bottom: number } {
  return inRoom && height < DESK_HEIGHT ? ROOM_ON_PHONE : MARGIN;
}

/**
 * The note above what shows the size: half its width in one line and in two, a line, its distance from what it is
 * about, from the product and from the edge, and its distance from the top, where desks have buttons.
 */
export const NOTE = {
  halfOfOne: 92,
  half: 52,
  line: 18,
  under: 12,
  apart: 10,
  edge: 6,
  top: 20,
  belowButtons: 60,
} as const;

/** Phones have their buttons above the drawing. */
const DESK_HEIGHT = 440;

/** From the top of what shows the size to that of the note above it. */
export function noteHeight(lines: number): number {
  return NOTE.under + NOTE.line * lines;
}

/** How far a second measure below a product is under the first. */
export const SECOND_LINE = 24;

/** The foot of a note of so many lines at the top of the drawing, with the space below it. */
export function noteFoot({ height }: Frame, lines: number): number {
  return (height < DESK_HEIGHT ? NOTE.top : NOTE.belowButtons) + noteHeight(lines);
}
