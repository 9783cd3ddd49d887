/** Sizes, formats and limits of generated pictures. */

/** Widths in pixels; a narrower picture has those below its own width, and its own. */
export const WIDTHS = [160, 320, 480, 640, 1000, 1280, 1600] as const;
/** The largest generated width: a slide on a large desktop, and a product that a phone zooms into. */
export const LARGEST = 1_600;
/** The largest width of a drawing, which has no finer detail. */
export const LARGEST_DRAWING = 1_000;

export const FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** Part of every picture's id: raise it when the settings below change, so that addresses change too. */
export const RECIPE_VERSION = 3;

/** Drawings are small at any effort; photographs are a tenth smaller for twice the time. */
const DRAWING = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' } as const;
const PHOTOGRAPH = { effort: 3, chromaSubsampling: '4:2:0' } as const;

/** From this width on a photograph is large on the screen: walls and paper show the blocks of a low quality. */
const LARGE = 640;

/**
 * How a size is encoded as AVIF. Small photographs at quality 46 look like those at 50 and weigh a seventh less.
 * A phone's slide and product are 1,000 px wide: there each step weighs on the first visit.
 */
export function avifSettings(width: number, isDrawing: boolean) {
  if (isDrawing) return DRAWING;
  if (width < LARGE) return { ...PHOTOGRAPH, quality: 46 };
  return { ...PHOTOGRAPH, quality: width === 1_000 ? 56 : 62 };
}
export const WEBP = { quality: 78, effort: 3, alphaQuality: 90 } as const;

/** Largest drawing: a longer one is no picture of a product. */
export const SVG_BYTES_MAX = 4 * 1_024 * 1_024;
/** Most pixels that are decoded; a small file can claim to be enormous. */
export const PIXELS_MAX = 100_000_000;

/** Facts about a stored original. */
export interface OriginalFacts {
  /** File extension, such as `svg`. */
  readonly extension: string;
  /** Widths it is shown in, ascending. */
  readonly widths: readonly number[];
  /** Of the widest one. */
  readonly width: number;
  readonly height: number;
  /** Its average colour, `#rrggbb`, shown while it loads. */
  readonly color: string;
}

/** The generated widths for a natural width; drawings have no natural width. */
export function widthsFor(natural: number): number[] {
  const narrower = WIDTHS.filter((width) => width < natural);
  const widest = Math.min(natural, LARGEST);
  return narrower.at(-1) === widest ? narrower : [...narrower, widest];
}
