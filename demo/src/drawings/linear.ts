import { type Finish, finishes, flat, opal } from './finishes.ts';
import type { Look } from './look.ts';
import { cable, canopy, glow, lit } from './parts.ts';
import { horizon, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { type Coat, stopsOf } from './turning.ts';

/** A horizontal round or half-round bar as path data. */
export function barPath(x1: number, x2: number, y: number, r: number, round = r): string {
  return `M${num(x1 + round)} ${num(y - r)}H${num(x2 - round)}A${num(round)} ${num(r)} 0 0 1 ${num(x2 - round)} ${num(y + r)}H${num(x1 + round)}A${num(round)} ${num(r)} 0 0 1 ${num(x1 + round)} ${num(y - r)}Z`;
}

/** A horizontal bar shaded across its height like a turned body across its width. */
function bar(
  scene: Scene,
  x1: number,
  x2: number,
  y: number,
  r: number,
  coat: Coat,
  round = 0,
): string {
  return `<path d="${barPath(x1, x2, y, r, round)}" fill="${scene.sheet.linear(stopsOf(coat), [0, 0], [0, 1])}"/>`;
}

/** A long glowing opal body lying between x1 and x2. */
function opalBar(
  scene: Scene,
  x1: number,
  x2: number,
  y: number,
  r: number,
  bloom: number,
  round = 0,
): void {
  scene.day(
    bar(scene, x1, x2, y, r, opal, round) +
      `<path d="M${num(x1 + 8)} ${num(y - r * 0.42)}H${num(x2 - 8)}" stroke="#fff" stroke-width="${num(r * 0.3)}" opacity=".8"/>`,
  );
  glow(scene, barPath(x1, x2, y, r, round), {
    fill: scene.sheet.linear(lit, [0, 0], [0, 1]),
    bloom,
    power: 0.85,
  });
}

/** How long a bar is drawn for its real length, so that 60 cm and 120 cm tell apart. */
function drawnLength(look: Look): number {
  return Math.min(900, 380 + (look.length ?? 900) * 0.43);
}

/** Light of a long lamp on the wall: several halos along it. */
function longHalo(scene: Scene, half: number, tilt: number, y: number, strength: number): void {
  for (const share of [-0.8, -0.27, 0.27, 0.8]) {
    const x = 500 + half * share;
    scene.wallHalo(x, y + (x - 500) * Math.tan((tilt * Math.PI) / 180), 560, strength);
  }
}

/** LED tube on the wall, slightly tilted: T8 with pin caps, T5 in its own slim holder; packs lie in parallel. */
export function tube(scene: Scene, look: Look): void {
  const half = drawnLength(look) / 2;
  const slim = look.base === 'integrated' || look.base === 'G5';
  const r = slim ? 22 : 33;
  const [x1, x2] = [500 - half, 500 + half];
  const y = 450;
  const draw = () => {
    scene.wallShadow(barPath(x1, x2, y, r * 1.1), { dy: 34 });
    if (slim) scene.solid(bar(scene, x1, x2, y - r - 6, 15, 'white', 4));
    opalBar(scene, x1 + 30, x2 - 30, y, r, 30);
    const cap = (x: number, side: 1 | -1) => {
      const metal = scene.sheet.linear(finishes[slim ? 'white' : 'silver'], [0, 0], [0, 1]);
      const pins = slim
        ? ''
        : [-r * 0.42, r * 0.42]
            .map(
              (dy) =>
                `<rect x="${num(side === 1 ? x + 44 : x - 64)}" y="${num(y + dy - 4)}" width="20" height="8" rx="2" fill="#a69f93"/>`,
            )
            .join('');
      return `${pins}<rect x="${num(side === 1 ? x : x - 44)}" y="${num(y - r - 1)}" width="44" height="${num(2 * r + 2)}" rx="5" fill="${metal}"/>`;
    };
    scene.solid(cap(x2 - 44, 1) + cap(x1 + 44, -1));
  };
  const places =
    look.pack > 1
      ? [-120, 0, 120].map((dy) => `translate(${num(dy * 0.28)} ${dy}) rotate(-15 500 ${y})`)
      : [`rotate(-15 500 ${y})`];
  scene.copies(places, draw);
  scene.lamp(500, y, 640, 0.9);
  longHalo(scene, half, -15, y, look.pack > 1 ? 0.42 : 0.3);
  scene.floorPool(500, 620, 0.4);
}

/** Batten: a shallow opal body on a metal tray; the weatherproof one has a clear cover and clips. */
export function batten(scene: Scene, look: Look): void {
  const half = drawnLength(look) / 2;
  const [x1, x2] = [500 - half, 500 + half];
  const y = 450;
  const sealed = look.variant === 'weatherproof';
  const draw = () => {
    scene.wallShadow(barPath(x1, x2, y + 6, 42), { dy: 40 });
    scene.solid(bar(scene, x1, x2, y - 26, 26, sealed ? 'grey' : look.finish, 5));
    opalBar(scene, x1 + 26, x2 - 26, y + 14, 34, 40, 12);
    const end = scene.sheet.linear(finishes[sealed ? 'grey' : 'white'], [0, 0], [0, 1]);
    scene.solid(
      [x1, x2 - 30]
        .map((x) => `<path d="M${num(x)} ${y - 50}h30v${98}h-30Z" fill="${end}"/>`)
        .join(''),
    );
    if (sealed) {
      const clips = [-0.72, -0.36, 0, 0.36, 0.72]
        .map(
          (share) =>
            `<rect x="${num(500 + share * half - 13)}" y="${y - 34}" width="26" height="60" rx="4" fill="${scene.sheet.linear(finishes.silver)}"/>`,
        )
        .join('');
      scene.solid(
        `${clips}<rect x="${num(x2 - 4)}" y="${y - 16}" width="34" height="26" rx="6" fill="#4c4a47"/>`,
      );
    }
  };
  scene.copies([`rotate(-13 500 ${y})`], draw);
  scene.lamp(500, y, 640, 0.9);
  longHalo(scene, half, -13, y + 30, 0.34);
  scene.floorPool(500, 640, 0.5);
}

/** Linear pendant for desks and dining tables: a slim profile on two steel cables. */
export function linearHung(scene: Scene, look: Look): void {
  const half = 412;
  const y = 430;
  scene.solid(
    canopy(scene, 500, 74, look.finish, 26) +
      ['M500 50L180 392', 'M500 50L820 392']
        .map((d) => `<path d="${d}" stroke="#8f8a81" stroke-width="3" fill="none"/>`)
        .join(''),
    0.4,
  );
  scene.solid(
    cable(500, 60, { from: 44, width: 5 }) +
      bar(scene, 500 - half, 500 + half, y - 14, 26, look.finish, 3),
    0.4,
  );
  opalBar(scene, 500 - half + 6, 500 + half - 6, y + 18, 9, 26);
  const table = scene.sheet.ramp(
    [
      [0, '#fff', 0.5],
      [0.5, '#fff', 0.16],
      [1, '#fff', 0],
    ],
    [0, y + 26],
    [0, horizon],
  );
  scene.light(
    `<path d="M${500 - half + 10} ${y + 28}H${500 + half - 10}L980 ${horizon}H20Z" fill="${table}" filter="${scene.sheet.blur(24, true)}" opacity=".7"/>`,
  );
  scene.lamp(500, y + 20, 520, 0.7);
  longHalo(scene, half, 0, y + 80, 0.26);
  scene.floorPool(500, 640, 0.75);
}

/** Aluminium profiles for strips: two bars in perspective showing their section; the cover beside by style. */
export function profile(scene: Scene, look: Look): void {
  const corner = look.variant === 'corner';
  const winged = look.variant === 'recessed';
  const metal = (from: [number, number], to: [number, number]) =>
    scene.sheet.linear(finishes[look.finish], from, to);
  const run = [winged ? 470 : 540, winged ? -290 : -320] as const;
  const section: readonly (readonly [number, number])[] = corner
    ? [
        [0, 0],
        [0, -130],
        [22, -130],
        [118, -34],
        [130, -22],
        [130, 0],
      ]
    : winged
      ? [
          [0, 0],
          [0, -70],
          [-42, -70],
          [-42, -84],
          [206, -84],
          [206, -70],
          [164, -70],
          [164, 0],
        ]
      : [
          [0, 0],
          [0, -84],
          [164, -84],
          [164, 0],
        ];
  const cover: readonly (readonly [number, number])[] = corner
    ? [
        [22, -130],
        [130, -22],
      ]
    : winged
      ? [
          [14, -84],
          [150, -84],
        ]
      : [
          [12, -84],
          [152, -84],
        ];
  const piece = (ox: number, oy: number) => {
    const at = ([x, y]: readonly [number, number], far = false) =>
      `${num(ox + x + (far ? run[0] : 0))} ${num(oy + y + (far ? run[1] : 0))}`;
    const quad = (a: readonly [number, number], b: readonly [number, number], fill: string) =>
      `<path d="M${at(a)}L${at(b)}L${at(b, true)}L${at(a, true)}Z" fill="${fill}"/>`;
    const faces = section.map((point, index) => {
      const next = section[(index + 1) % section.length] as readonly [number, number];
      const rises = next[1] < point[1] || next[0] > point[0];
      return rises
        ? quad(point, next, next[0] === point[0] ? metal([0, 1], [1, 0]) : metal([0, 0], [1, 1]))
        : '';
    });
    const right = section.filter(([, y]) => y < 0).at(-1) as readonly [number, number];
    const foot = section.at(-1) as readonly [number, number];
    const [a, b] = cover as [readonly [number, number], readonly [number, number]];
    const milky = scene.sheet.linear(
      [
        [0, '#ffffff'],
        [0.5, '#f4f1eb'],
        [1, '#e0dbd1'],
      ],
      [0, 0],
      [1, 1],
    );
    const front = `M${section.map((point) => at(point)).join('L')}Z`;
    return `${faces.join('')}${quad(right, foot, metal([0.2, 0], [0.9, 1]))}${quad(a, b, milky)}<path d="${front}" fill="${flat(look.finish, 0.35)}" stroke="${flat(look.finish, 1)}" stroke-width="5" stroke-linejoin="round"/>${hollow(ox, oy, corner, winged, look.finish)}`;
  };
  scene.day(
    `<path d="M170 862L740 560L900 700L420 900Z" fill="#4b4235" opacity=".4" filter="${scene.sheet.blur(22, true)}"/>`,
  );
  scene.solid(piece(250, 640) + piece(130, 860));
}

/** The dark channel seen in a profile's cut end, with its milky cover's edge. */
function hollow(ox: number, oy: number, corner: boolean, winged: boolean, finish: Finish): string {
  const channel = corner ? 'M12 -12V-102L102 -12Z' : `M14 -14V${winged ? -72 : -70}H150V-14Z`;
  const edge = corner ? 'M24 -118L118 -24' : `M14 ${winged ? -78 : -76}H150`;
  return `<g transform="translate(${num(ox)} ${num(oy)})"><path d="${channel}" fill="#1f1d1b"/><path d="${channel}" fill="none" stroke="${flat(finish, 0.1)}" stroke-width="3"/><path d="${edge}" stroke="#fbf9f5" stroke-width="11"/></g>`;
}
