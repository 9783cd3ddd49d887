import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { cable } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { silhouette, type Turn, turned } from './turning.ts';

/** The jewel colours of a fanous's glass, as lit and as unlit. */
const panes = ['#c2452d', '#e0a021', '#2f7d5b', '#2d5f9a'] as const;

/**
 * The Egyptian fanous: domed top with a ring, eight-sided glazed body, flared foot. The coloured
 * one hangs from a chain and throws its colours; the clear one stands.
 */
export function lantern(scene: Scene, look: Look): void {
  const coloured = look.variant === 'coloured';
  const metal = look.finish;
  const place = coloured ? 'translate(0 -96)' : 'translate(0 26)';
  if (coloured)
    scene.solid(
      `<path d="M500 -4V150" stroke="${flat(metal, 0.2)}" stroke-width="13" stroke-dasharray="19 7" stroke-linecap="round"/><path d="M500 -4V150" stroke="${flat(metal, 0.9)}" stroke-width="5" stroke-dasharray="19 7"/>`,
      0.5,
    );
  else scene.contactShadow(500, 150);
  const [top, bottom] = [400, 690];
  const side = scene.sheet.linear(finishes[metal]);
  const upper = 176;
  const lower = 122;
  const edges = [-1, -0.46, 0.46, 1];
  const pane = (index: number, inset = 0) => {
    const [a = 0, b = 0] = [edges[index], edges[index + 1]];
    return `M${num(500 + a * upper + inset)} ${top + inset}H${num(500 + b * upper - inset)}L${num(500 + b * lower - inset * 0.8)} ${bottom - inset}H${num(500 + a * lower + inset * 0.8)}Z`;
  };
  scene.copies([place], () => {
    scene.solid(
      `<circle cx="500" cy="196" r="24" fill="none" stroke="${flat(metal, 0.6)}" stroke-width="9"/>`,
    );
    scene.solid(
      turned(
        scene,
        500,
        [
          [218, 10, 'edge'],
          [236, 26],
          [250, 12],
          [262, 34],
          [290, 84],
          [330, 118],
          [352, 124, 'edge'],
          [356, 150, 'edge'],
          [378, 196],
          [384, 200, 'edge'],
          [400, 190],
        ],
        metal,
        { soft: 6 },
      ),
      0.7,
    );
    const holes = Array.from(
      { length: 7 },
      (_, index) =>
        `<circle cx="${num(500 + (index - 3) * 29)}" cy="${num(316 + Math.abs(index - 3) * 1.6)}" r="6"/>`,
    ).join('');
    scene.day(`<g fill="#2b2015">${holes}</g>`);
    scene.light(
      `<g fill="#fff">${holes}</g><g fill="#fff" opacity=".7" filter="${scene.sheet.blur(7, true)}">${holes}</g>`,
    );
    for (const index of [0, 1, 2]) {
      const color = coloured ? (panes[(index + 1) % 4] ?? '#c2452d') : '#f3e3b8';
      const glass = pane(index, 10);
      scene.day(
        `<path d="${glass}" fill="${color}" opacity="${coloured ? 0.72 : 0.55}"/><path d="${glass}" fill="${scene.sheet.linear(
          [
            [0, '#fff', 0.5],
            [0.3, '#fff', 0.05],
            [0.8, '#000', 0.12],
            [1, '#000', 0.25],
          ],
          [0, 0],
          [1, 1],
        )}"/>`,
      );
      scene.light(
        `<path d="${glass}" fill="${coloured ? color : '#fff'}" opacity=".9"/><path d="${glass}" fill="${scene.sheet.pool(
          [
            [0, '#fff', 0.95],
            [0.35, '#fff', 0.4],
            [1, '#fff', 0],
          ],
          [500, 570, 170],
        )}"/>`,
      );
    }
    const star =
      'M500 486L514 526L556 520L528 552L556 584L514 578L500 618L486 578L444 584L472 552L444 520L486 526Z';
    scene.solid(
      `<path d="${[0, 1, 2].map((index) => pane(index)).join('')}" fill="none" stroke="${side}" stroke-width="13" stroke-linejoin="round"/><path d="${star}" fill="none" stroke="${flat(metal, 0.7)}" stroke-width="7"/><path d="M${500 - 170} 436H${500 + 170}M${500 - 132} 654H${500 + 132}" stroke="${flat(metal, 0.6)}" stroke-width="7"/>`,
      0.5,
    );
    scene.solid(
      turned(
        scene,
        500,
        [
          [684, 128, 'edge'],
          [700, 136],
          [716, 120, 'edge'],
          [740, 96],
          [772, 104],
          [812, 150, 'edge'],
          [836, 156],
        ],
        metal,
        { bottom: 0.14, soft: 5 },
      ),
      0.7,
    );
  });
  const cy = coloured ? 460 : 580;
  scene.lamp(500, cy, 420, 0.8);
  scene.wallHalo(500, cy, 780, 0.42);
  if (coloured) {
    scene.wallHalo(240, cy + 40, 420, 0.34, panes[1]);
    scene.wallHalo(770, cy + 40, 420, 0.34, panes[3]);
    scene.floorPool(500, 520, 0.4, ground, panes[2]);
  }
  scene.floorPool(500, 560, 0.46);
}

/** Rows of small holes on a turned body, denser towards its edges, as path data of round dots. */
function piercing(cx: number, turns: readonly Turn[], rows: number, across: number): string {
  const from = turns[0]?.[0] ?? 0;
  const to = turns[turns.length - 1]?.[0] ?? 0;
  const radius = (y: number) => {
    const after = turns.findIndex(([height]) => height >= y);
    const b = turns[Math.max(1, after)] as Turn;
    const a = turns[Math.max(1, after) - 1] as Turn;
    return a[1] + ((b[1] - a[1]) * (y - a[0])) / (b[0] - a[0] || 1);
  };
  return Array.from({ length: rows }, (_, row) => {
    const y = from + ((row + 0.7) / (rows + 0.4)) * (to - from);
    const r = radius(y) * 0.97;
    return Array.from({ length: across }, (__, index) => {
      const angle = ((index + (row % 2 ? 0.5 : 0)) / across) * Math.PI;
      return `M${num(cx - Math.cos(angle) * r)} ${num(y + Math.sin(angle) * r * 0.08)}h0`;
    }).join('');
  }).join('');
}

/** Pierced metal ball or drop on a chain: pinpoints of light, and their pattern on the wall. */
export function lanternPierced(scene: Scene, look: Look): void {
  const turns: Turn[] = [
    [250, 40, 'edge'],
    [280, 104],
    [340, 172],
    [430, 208],
    [520, 194],
    [600, 134],
    [650, 66],
    [676, 26],
  ];
  scene.solid(
    cable(500, 210, { width: 7, color: flat(look.finish, 0.2) }) +
      turned(
        scene,
        500,
        [
          [192, 10, 'edge'],
          [204, 30],
          [232, 26, 'edge'],
          [240, 48],
          [256, 52],
        ],
        look.finish,
      ),
    0.6,
  );
  scene.solid(turned(scene, 500, turns, look.finish, { soft: 10 }), 0.45);
  const dots = piercing(500, turns, 11, 13);
  const holes = scene.sheet.define((id) => `<path id="${id}" d="${dots}" stroke-linecap="round"/>`);
  const points = (color: string, width: number, extra = '') =>
    `<use href="#${holes}" stroke="${color}" stroke-width="${width}"${extra}/>`;
  scene.day(
    points('#2a1d10', 12) + points('#6b4e22', 12, ' transform="translate(2 2)" opacity=".35"'),
  );
  scene.light(
    `<path d="${silhouette(500, turns)}" fill="#fff" opacity=".28" filter="${scene.sheet.blur(40, true)}"/>` +
      points('#fff', 26, ` opacity=".55" filter="${scene.sheet.blur(7, true)}"`) +
      points('#fff', 13),
  );
  scene.solid(
    turned(
      scene,
      500,
      [
        [668, 30, 'edge'],
        [684, 34],
        [704, 16],
        [724, 22],
        [742, 0],
      ],
      look.finish,
      { soft: 3 },
    ),
    0.6,
  );
  scene.onWall(
    `<use href="#${holes}" transform="translate(500 470) scale(2.900 2.500) translate(-500 -470)" stroke="#fff" stroke-width="7" opacity=".3" filter="${scene.sheet.blur(3, true)}"/>`,
  );
  scene.lamp(500, 460, 400, 0.7);
  scene.wallHalo(500, 460, 820, 0.36);
  scene.floorPool(500, 560, 0.36);
}
