import { opal } from './finishes.ts';
import { ceilingEdge, fading, type Scene } from './scene.ts';
import { fine, num, type Stop } from './sheet.ts';
import {
  barrel,
  type Coat,
  disc,
  silhouette,
  stopsOf,
  type Turn,
  type TurnOptions,
  turned,
} from './turning.ts';

/** Light across a lit opal body: full in the middle, a little less at its edge. */
export const lit: readonly Stop[] = [
  [0, '#c9c9c9'],
  [0.16, '#f4f4f4'],
  [0.35, '#fff'],
  [0.65, '#fff'],
  [0.84, '#f4f4f4'],
  [1, '#c9c9c9'],
];

/** A shape that glows in the light pass, with a soft bloom around it. `d` is path data. */
export function glow(
  scene: Scene,
  d: string,
  { fill = '#fff', bloom = 30, power = 0.7 } = {},
): void {
  const halo =
    bloom > 0
      ? `<path d="${d}" fill="#fff" opacity="${power}" filter="${scene.sheet.blur(bloom, true)}"/>`
      : '';
  scene.light(`${halo}<path d="${d}" fill="${fill}"/>`);
}

/** An opal glass body: pale by day, glowing by night. Returns nothing: it draws on the scene. */
export function opalBody(
  scene: Scene,
  cx: number,
  turns: readonly Turn[],
  options: TurnOptions & { bloom?: number; power?: number } = {},
): void {
  scene.day(turned(scene, cx, turns, opal, options));
  glow(scene, silhouette(cx, turns, options), {
    fill: scene.sheet.linear(lit),
    bloom: options.bloom ?? 34,
    power: options.power ?? 0.75,
  });
}

/** A ball of opal glass. */
export function opalBall(scene: Scene, cx: number, cy: number, r: number, bloom = r * 0.3): void {
  const shade = scene.sheet.radial(
    [
      [0, '#ffffff'],
      [0.3, '#faf9f6'],
      [0.62, '#ebe8e1'],
      [0.88, '#cdc8be'],
      [1, '#b3aea3'],
    ],
    [0.44, 0.42, 0.6],
    [0.36, 0.3],
  );
  const sheen = scene.sheet.blur(r * 0.06);
  scene.day(
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${shade}"/>` +
      `<ellipse cx="${num(cx - r * 0.38)}" cy="${num(cy - r * 0.42)}" rx="${num(r * 0.2)}" ry="${num(r * 0.14)}" fill="#fff" opacity=".9" transform="rotate(-38 ${num(cx - r * 0.38)} ${num(cy - r * 0.42)})" filter="${sheen}"/>`,
  );
  const d = `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`;
  glow(scene, d, {
    fill: scene.sheet.radial([
      [0, '#fff'],
      [0.72, '#fff'],
      [0.92, '#f0f0f0'],
      [1, '#d2d2d2'],
    ]),
    bloom,
  });
}

/** A shell of clear glass about `cx`: dark thin edges, bright inner edges, a long reflection. */
export function clearGlass(
  scene: Scene,
  cx: number,
  turns: readonly Turn[],
  options: TurnOptions & { tint?: string; depth?: number } = {},
): void {
  const d = silhouette(cx, turns, options);
  const tint = options.tint ?? '#ffffff';
  const edge = options.tint ?? '#5f5a50';
  const depth = options.depth ?? 1;
  const shell = scene.sheet.linear([
    [0, edge, 0.62],
    [0.045, edge, 0.2],
    [0.1, '#fff', 0.55],
    [0.17, tint, 0.16 * depth],
    [0.5, tint, 0.1 * depth],
    [0.84, tint, 0.18 * depth],
    [0.93, '#fff', 0.5],
    [0.965, edge, 0.2],
    [1, edge, 0.62],
  ]);
  const widest = Math.max(...turns.map(([, r]) => r));
  const [from, to] = [turns[0]?.[0] ?? 0, turns[turns.length - 1]?.[0] ?? 0];
  const clip = scene.sheet.clip(`<path d="${d}"/>`);
  const streak = `<path d="M${num(cx - widest * 0.62)} ${num(from + (to - from) * 0.24)}q${num(-widest * 0.14)} ${num((to - from) * 0.25)} 0 ${num((to - from) * 0.5)}" fill="none" stroke="#fff" stroke-width="${num(widest * 0.12)}" stroke-linecap="round" opacity=".75" filter="${scene.sheet.blur(widest * 0.03, true)}"/>`;
  scene.day(
    `<path d="${d}" fill="${shell}" stroke="${edge}" stroke-opacity=".35" stroke-width="1.5"/><g clip-path="${clip}">${streak}</g>`,
  );
  const lining = scene.sheet.linear([
    [0, '#fff', 0.5],
    [0.06, '#fff', 0.22],
    [0.2, '#fff', 0.05],
    [0.8, '#fff', 0.05],
    [0.94, '#fff', 0.22],
    [1, '#fff', 0.5],
  ]);
  scene.light(`<path d="${d}" fill="${lining}"/>`);
}

/** An Edison screw cap pointing down (`way` 1) or up (-1): threads, insulator, contact. Height is about 2.1 × radius. */
export function screwCap(
  scene: Scene,
  cx: number,
  y: number,
  r: number,
  way: 1 | -1 = 1,
  coat: Coat = 'nickel',
): string {
  const metal = scene.sheet.linear(stopsOf(coat));
  const at = (offset: number) => y + way * offset * r;
  const box = (x: number, a: number, b: number, width: number, round: number, fill: string) =>
    `<rect x="${num(x)}" y="${num(Math.min(at(a), at(b)))}" width="${num(width)}" height="${num(Math.abs(at(b) - at(a)))}" rx="${num(round)}" fill="${fill}"/>`;
  const threads = [0.34, 0.7, 1.06]
    .map(
      (start) =>
        `<g transform="rotate(${-4 * way} ${num(cx)} ${num(at(start + 0.15))})">${box(cx - r * 1.06, start, start + 0.26, r * 2.12, r * 0.13, metal)}<path d="M${num(cx - r)} ${num(at(start + 0.31))}H${num(cx + r)}" stroke="#3d3831" stroke-opacity=".5" stroke-width="${num(r * 0.06)}"/></g>`,
    )
    .join('');
  const neck = silhouette(
    cx,
    way === 1
      ? [
          [at(1.45), r * 0.86],
          [at(1.72), r * 0.42],
        ]
      : [
          [at(1.72), r * 0.42],
          [at(1.45), r * 0.86],
        ],
  );
  return (
    box(cx - r, 0, 1.46, r * 2, r * 0.06, metal) +
    threads +
    `<path d="${neck}" fill="#26231f"/>` +
    box(cx - r * 0.36, 1.7, 1.88, r * 0.72, r * 0.09, metal)
  );
}

/** A hanging cable from the top of the picture (or from `from`) to `to`. */
export function cable(
  x: number,
  to: number,
  { from = -4, width = 6, color = '#2b2927' } = {},
): string {
  return `<path d="M${num(x)} ${num(from)}V${num(to)}" stroke="${color}" stroke-width="${num(width)}"/><path d="M${num(x - width * 0.2)} ${num(from)}V${num(to)}" stroke="#fff" stroke-opacity=".18" stroke-width="${num(width * 0.3)}"/>`;
}

/** The rose under the ceiling that hides the wiring, at the top of the picture. */
export function canopy(
  scene: Scene,
  cx: number,
  r: number,
  coat: Coat,
  y = ceilingEdge * 0.42,
): string {
  return turned(
    scene,
    cx,
    [
      [y, r, 'edge'],
      [y + r * 0.2, r, 'edge'],
      [y + r * 0.34, r * 0.8],
      [y + r * 0.42, r * 0.12],
    ],
    coat,
    { top: 0.1 },
  );
}

/** A cone of light on the wall from a lamp at (x, y), pointing down (`way` 1) or up (-1). */
export function scallop(
  scene: Scene,
  x: number,
  y: number,
  { way = 1, length = 420, width = 220, strength = 0.7, soft = 16 } = {},
): void {
  const l = length * way;
  const shape = `M${num(x)} ${num(y)}C${num(x + width * 0.5)} ${num(y + l * 0.06)} ${num(x + width * 0.86)} ${num(y + l * 0.5)} ${num(x + width)} ${num(y + l)}H${num(x - width)}C${num(x - width * 0.86)} ${num(y + l * 0.5)} ${num(x - width * 0.5)} ${num(y + l * 0.06)} ${num(x)} ${num(y)}Z`;
  const fill = scene.sheet.fade(fading(), [x, y + l * 0.02, length]);
  scene.onWall(
    `<path d="${shape}" fill="${fill}" opacity="${fine(Math.min(1, strength))}" filter="${scene.sheet.blur(soft, true)}"/>`,
  );
}

/** A visible beam in the air from (x, y) along `angle` degrees (0 = down, positive = to the right). */
export function beam(
  scene: Scene,
  x: number,
  y: number,
  { angle = 0, length = 520, start = 40, end = 230, strength = 0.4 } = {},
): string {
  const fill = scene.sheet.ramp(
    [
      [0, '#fff', strength],
      [0.35, '#fff', strength * 0.4],
      [1, '#fff', 0],
    ],
    [0, 0],
    [0, length],
  );
  return `<path transform="translate(${num(x)} ${num(y)}) rotate(${num(-angle)})" d="M${num(-start)} 0H${num(start)}L${num(end)} ${num(length)}H${num(-end)}Z" fill="${fill}" filter="${scene.sheet.blur(10)}"/>`;
}

/** The round plate most standing lamps rest on. `y` is the floor contact. */
export function roundBase(
  scene: Scene,
  cx: number,
  y: number,
  r: number,
  thick: number,
  coat: Coat,
): string {
  const squash = 0.2;
  const rim = barrel(
    scene,
    cx,
    [
      [y - thick, r, 'edge'],
      [y, r],
    ],
    coat,
    { bottom: squash, top: squash },
  );
  const face = scene.sheet.linear(
    stopsOf(coat).map(([offset, color]) => [offset, color, 1] as const),
    [0, 0.2],
    [1, 0.8],
  );
  return `<g>${rim}${disc(cx, y - thick, r, squash, face)}${disc(cx, y - thick, r, squash, '#fff', ' opacity=".1"')}</g>`;
}
