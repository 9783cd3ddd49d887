import { colorAt, type Finish, finishes } from './finishes.ts';
import type { Scene } from './scene.ts';
import { fine, num, type Stop } from './sheet.ts';

/** A point of a turned outline: height on the canvas, radius, and whether the outline has an edge there. */
export type Turn = readonly [y: number, radius: number, edge?: 'edge'];

/** A finish by name, or its own stops across the body. */
export type Coat = Finish | readonly Stop[];

export interface TurnOptions {
  /** Height of the bottom ellipse over its width: positive bulges down (seen from above). */
  bottom?: number;
  /** The same for the top: positive bulges up (the top itself is hidden). */
  top?: number;
  /** Softness of the shading bands, in canvas units. */
  soft?: number;
  /** How many bands each side is shaded with. */
  bands?: number;
}

export function stopsOf(coat: Coat): readonly Stop[] {
  return typeof coat === 'string' ? finishes[coat] : coat;
}

/** The outline from top to bottom as path commands (after a move to its first point), x mirrored by `side`. */
function outline(turns: readonly Turn[], side = 1): string {
  return turns
    .slice(1)
    .map((turn, index) => {
      const from = turns[index] as Turn;
      const before = from[2] === 'edge' ? from : (turns[index - 1] ?? from);
      const after = turn[2] === 'edge' ? turn : (turns[index + 2] ?? turn);
      const c1 = [
        from[1] + (turn[1] - before[1]) / 6,
        from[0] + (turn[0] - before[0]) / 6,
      ] as const;
      const c2 = [turn[1] - (after[1] - from[1]) / 6, turn[0] - (after[0] - from[0]) / 6] as const;
      const x = (value: number) => num(Math.max(0, value) * side);
      return `C${x(c1[0])} ${num(c1[1])} ${x(c2[0])} ${num(c2[1])} ${x(turn[1])} ${num(turn[0])}`;
    })
    .join('');
}

/** The right half of a turned body about x = 0, as a closed path. */
export function halfPath(
  turns: readonly Turn[],
  { bottom = 0, top = 0 }: TurnOptions = {},
): string {
  const first = turns[0] as Turn;
  const last = turns[turns.length - 1] as Turn;
  const rise =
    top === 0 || first[1] === 0
      ? `L${num(first[1])} ${num(first[0])}`
      : `A${num(first[1])} ${num(Math.abs(first[1] * top))} 0 0 ${top > 0 ? 1 : 0} ${num(first[1])} ${num(first[0])}`;
  const fall =
    bottom === 0 || last[1] === 0
      ? `L0 ${num(last[0])}`
      : `A${num(last[1])} ${num(Math.abs(last[1] * bottom))} 0 0 ${bottom > 0 ? 1 : 0} 0 ${num(last[0] + last[1] * bottom)}`;
  return `M0 ${num(first[0] - first[1] * top)}${rise}${outline(turns)}${fall}Z`;
}

/** Where a turned body's axis enters and leaves it. */
function ends(turns: readonly Turn[], { bottom = 0, top = 0 }: TurnOptions): [number, number] {
  const first = turns[0] as Turn;
  const last = turns[turns.length - 1] as Turn;
  return [first[0] - first[1] * top, last[0] + last[1] * bottom];
}

/** The whole silhouette of a turned body about `cx`. */
export function silhouette(
  cx: number,
  turns: readonly Turn[],
  { bottom = 0, top = 0 }: TurnOptions = {},
): string {
  const first = turns[0] as Turn;
  const last = turns[turns.length - 1] as Turn;
  const right = turns.map(([y, r, edge]) => [y, r, edge] as Turn);
  const left = [...right].reverse();
  const shift = (path: string) =>
    path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${num(Number(x) + cx)} ${y}`);
  const under =
    bottom === 0 || last[1] === 0
      ? `H${num(cx - last[1])}`
      : `A${num(last[1])} ${num(Math.abs(last[1] * bottom))} 0 0 ${bottom > 0 ? 1 : 0} ${num(cx - last[1])} ${num(last[0])}`;
  const over =
    top === 0 || first[1] === 0
      ? 'Z'
      : `A${num(first[1])} ${num(Math.abs(first[1] * top))} 0 0 ${top > 0 ? 1 : 0} ${num(cx + first[1])} ${num(first[0])}Z`;
  return `M${num(cx + first[1])} ${num(first[0])}${shift(outline(right))}${under}${shift(outline(left, -1))}${over}`;
}

/**
 * A body turned on a lathe about the vertical through `cx`, shaded so that its lights and darks
 * follow its outline: nested scaled copies of one half, each in the coat's colour at that place,
 * softened and clipped to the silhouette.
 */
export function turned(
  scene: Scene,
  cx: number,
  turns: readonly Turn[],
  coat: Coat,
  options: TurnOptions = {},
): string {
  const stops = stopsOf(coat);
  const bands = options.bands ?? 7;
  const widest = Math.max(...turns.map(([, r]) => r));
  const half = scene.sheet.define((id) => `<path id="${id}" d="${halfPath(turns, options)}"/>`);
  const copy = (scale: number, fill: string) =>
    `<use href="#${half}" transform="matrix(${fine(scale)} 0 0 1 ${num(cx)} 0)" fill="${fill}"/>`;
  const whole = scene.sheet.define(
    (id) => `<path id="${id}" d="${silhouette(cx, turns, options)}"/>`,
  );
  const clip = scene.sheet.clip(`<use href="#${whole}"/>`);
  const edges = scene.sheet.linear([
    [0, colorAt(stops, 0)],
    [1, colorAt(stops, 1)],
  ]);
  const [from, to] = ends(turns, options);
  const spine = `<path d="M${num(cx - widest / bands)} ${num(from)}h${num((2 * widest) / bands)}V${num(to)}h${num((-2 * widest) / bands)}Z" fill="${colorAt(stops, 0.5)}"/>`;
  const side = (sign: 1 | -1) =>
    Array.from({ length: bands }, (_, index) => {
      const scale = 1 - index / bands;
      return copy(sign * scale, colorAt(stops, 0.5 + (sign * (scale - 0.5 / bands)) / 2));
    }).join('');
  const blur = scene.sheet.blur(options.soft ?? Math.max(1.5, widest * 0.055));
  return `<g clip-path="${clip}"><use href="#${whole}" fill="${edges}"/><g filter="${blur}">${spine}${side(-1)}${side(1)}</g></g>`;
}

/** A straight or gently tapering round body: one gradient across its box. */
export function barrel(
  scene: Scene,
  cx: number,
  turns: readonly Turn[],
  coat: Coat,
  options: TurnOptions = {},
): string {
  return `<path d="${silhouette(cx, turns, options)}" fill="${scene.sheet.linear(stopsOf(coat))}"/>`;
}

/** A horizontal disc seen at a slant: an ellipse. */
export function disc(
  cx: number,
  cy: number,
  rx: number,
  squash: number,
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(rx * squash)}" fill="${fill}"${extra}/>`;
}
