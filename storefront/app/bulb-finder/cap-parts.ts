/** A part of a drawing: an SVG path in millimetres and what it is made of. */
export interface CapPart {
  readonly d: string;
  readonly of: 'metal' | 'dark' | 'glass' | 'brass' | 'dimension';
}

/** A box with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  `M${x + r} ${y}h${width - 2 * r}${corner(r, r, r)}v${height - 2 * r}${corner(r, -r, r)}h${2 * r - width}${corner(r, -r, -r)}v${2 * r - height}${corner(r, r, -r)}z`;

function corner(r: number, x: number, y: number): string {
  return r === 0 ? '' : `a${r} ${r} 0 0 1 ${x} ${y}`;
}

/** A measure as draughtsmen show it: a line with an end at either side. */
export const across = (width: number, y: number): CapPart => ({
  of: 'dimension',
  d: `M${-width / 2} ${y - 2.5}v5M${-width / 2} ${y}h${width}M${width / 2} ${y - 2.5}v5`,
});
