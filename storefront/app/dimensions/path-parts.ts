/** The closed lines of an outline in a box of width `w` and height `h`, as an SVG path. */
export type Path = (w: number, h: number) => string;

/** Rounded together, as paths are: half of a circle's width and its radius must not differ, or it is an egg. */
function radius(value: number): number {
  return Math.round(value * 10) / 10;
}

/** An ellipse about a middle, by its two radii. */
export function ellipse(x: number, y: number, wide: number, high: number): string {
  const [rx, ry] = [radius(wide), radius(high)];
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/**
 * An elliptical hole in the part before it, which its space says: drawn in the opposite direction, it is not filled.
 */
export function open(x: number, y: number, wide: number, high: number): string {
  const [rx, ry] = [radius(wide), radius(high)];
  return ` M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

/** A rectangle with rounded corners. */
export function rounded(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A box with slightly rounded corners. */
export const box: Path = (w, h) => rounded(0, 0, w, h, Math.min(w, h) * 0.12);

/** A globe below its neck. */
export const ball: Path = (w, h) => {
  const radius = Math.min(w, h * 0.92) / 2;
  return `${ellipse(w / 2, h - radius, w / 2, radius)}M${w * 0.42} ${h - 2 * radius}V0H${w * 0.58}V${h - 2 * radius}Z`;
};

/** Equal globes side by side, their middles at parts of the width. */
export function globes(
  at: readonly number[],
  w: number,
  y: number,
  rx: number,
  ry: number,
): string {
  return at.map((part) => ellipse(w * part, y, rx, ry)).join('');
}

/** A shade: a narrow neck above that widens to its edge. */
export function dome(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y + h}C${x} ${y + h * 0.45} ${x + w * 0.25} ${y + h * 0.2} ${x + w * 0.44} ${y + h * 0.16}V${y}H${x + w * 0.56}V${y + h * 0.16}C${x + w * 0.75} ${y + h * 0.2} ${x + w} ${y + h * 0.45} ${x + w} ${y + h}Z`;
}

/** A lampshade of cloth. */
export function shade(x: number, y: number, w: number, h: number): string {
  return `M${x + w * 0.2} ${y}H${x + w * 0.8}L${x + w} ${y + h}H${x}Z`;
}

/** The plate that a lamp stands on. */
export function foot(w: number, h: number): string {
  return rounded(w * 0.22, h * 0.965, w * 0.56, h * 0.035, 2);
}

/** The plate from which several cords hang. */
export function canopy(w: number, h: number): string {
  return rounded(0, 0, w, h * 0.025, 2);
}
