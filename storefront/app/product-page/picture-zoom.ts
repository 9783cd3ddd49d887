/** How a picture is shown: how many times its size, and moved by how many CSS pixels from the middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place in or a movement over a picture, in CSS pixels; places count from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
/** Maximum zoom of the largest photographs, and of what has neither pixels nor numbers. */
export const MOST = 4;
/** A drawing's numbers stay in view when it is zoomed, with so much space around them. */
const AROUND_NUMBERS = 8;
const LEAST_OF_NUMBERS = 1.25;
/** Zoom of the smallest ones, and the least that the button goes to: less is no zoom. */
const LEAST = 1.5;
/** A pixel of the file may fill so many of the screen: it is softer then, but a cap or a finish is larger. */
const STRETCH = 1.3;
/** Where the nearest is not so many times as near as the first step, there is one step. */
const STEP_APART = 1.25;
/** What a double tap goes to, where the photograph has the detail. */
export const NEAR = 2.5;
/** Device pixels of a CSS pixel beyond which more detail cannot be seen. */
export const FINEST = 2;
/** Two fingers that leave the picture nearly as it was mean to leave it so. */
const NEARLY_WHOLE = 1.08;

/**
 * How far a photograph can be zoomed: until its file's pixels would be seen.
 *
 * @param file its size in pixels; undefined for what has none.
 * @param density device pixels of a CSS pixel.
 */
export function mostZoom(file: Size | undefined, frame: Size, density: number): number {
  if (file === undefined) return MOST;
  const shown =
    Math.min(frame.width / file.width, frame.height / file.height) * Math.min(density, FINEST);
  return Math.min(MOST, Math.max(LEAST, STRETCH / shown));
}

/**
 * Scales the picture to `scale`, at most to `most`, with the point under `point` fixed. Its edges never come inside
 * its frame.
 */
export function zoomAt(zoom: Zoom, scale: number, point: Point, frame: Size, most = MOST): Zoom {
  const next = Math.min(most, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return within(
    {
      scale: next,
      x: point.x - (point.x - zoom.x) * ratio,
      y: point.y - (point.y - zoom.y) * ratio,
    },
    frame,
  );
}

/** A part of a picture, by its middle. */
interface Part extends Size {
  readonly middle: Point;
}

/** How far a drawing can be zoomed: until its numbers fill the frame. */
export function mostOnto(numbers: Size, frame: Size): number {
  const fits = Math.min(
    frame.width / (numbers.width + 2 * AROUND_NUMBERS),
    frame.height / (numbers.height + 2 * AROUND_NUMBERS),
  );
  return Math.min(MOST, Math.max(LEAST_OF_NUMBERS, fits));
}

/** The picture with this part of it in the frame's middle. */
export function zoomOnto({ middle }: Part, scale: number, frame: Size): Zoom {
  return within({ scale, x: -middle.x * scale, y: -middle.y * scale }, frame);
}

/** How near a picture is shown: `nearest` is where the button goes back to the whole. */
export type Nearness = 'whole' | 'near' | 'nearest';

/** How near a picture of this scale is shown, where `most` is the largest. */
export function nearness(scale: number, most: number): Nearness {
  if (scale === 1) return 'whole';
  return nextScale(scale, most) === 1 ? 'nearest' : 'near';
}

/** What the button goes to: nearer in two steps of about the same size, then the whole again. */
export function nextScale(scale: number, most: number): number {
  const first = Math.max(LEAST, Math.sqrt(most));
  const steps = most < first * STEP_APART ? [most] : [first, most];
  return steps.find((step) => step > scale * NEARLY_WHOLE) ?? 1;
}

/** The picture moved under the finger. */
export function moveBy(zoom: Zoom, by: Point, frame: Size): Zoom {
  return within({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

/** The zoom that remains when the fingers leave; a tiny one is reset. */
export function settle(zoom: Zoom): Zoom {
  return zoom.scale < NEARLY_WHOLE ? NO_ZOOM : zoom;
}

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return {
    scale,
    x: clamp(x, (width * (scale - 1)) / 2),
    y: clamp(y, (height * (scale - 1)) / 2),
  };
}

function clamp(value: number, most: number): number {
  // Not -0, which a style would print.
  return Math.min(most, Math.max(-most, value)) + 0;
}
