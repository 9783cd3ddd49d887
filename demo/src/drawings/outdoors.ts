import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { clearGlass, opalBody } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, silhouette, turned } from './turning.ts';

/** Garden bollard: a post with a light head under its cap. */
export function bollard(scene: Scene, look: Look): void {
  const top = ground - Math.min(640, 210 + (look.height ?? 600) * 0.62);
  scene.contactShadow(500, 92);
  scene.solid(
    barrel(
      scene,
      500,
      [
        [ground - 22, 96, 'edge'],
        [ground - 4, 98],
      ],
      look.finish,
      { bottom: 0.18, top: 0.18 },
    ) +
      barrel(
        scene,
        500,
        [
          [top + 150, 66, 'edge'],
          [ground - 18, 66],
        ],
        look.finish,
        { bottom: 0.18 },
      ),
    0.8,
  );
  opalBody(
    scene,
    500,
    [
      [top + 44, 56, 'edge'],
      [top + 152, 56],
    ],
    { bloom: 34, bottom: 0.14, power: 0.9 },
  );
  scene.solid(
    [-1, 1]
      .map(
        (side) =>
          `<rect x="${num(500 + side * 54 - 5)}" y="${num(top + 36)}" width="10" height="120" fill="${flat(look.finish, 0.3)}"/>`,
      )
      .join(''),
    0.3,
  );
  scene.solid(
    turned(
      scene,
      500,
      [
        [top, 60, 'edge'],
        [top + 8, 82, 'edge'],
        [top + 46, 84],
      ],
      look.finish,
      { bottom: 0.1, top: 0.16, soft: 4 },
    ),
    0.4,
  );
  scene.lamp(500, top + 100, 420, 0.9);
  scene.wallHalo(500, top + 110, 760, 0.5);
  scene.floorPool(500, 700, 1);
}

/** Garden lantern on a low post. */
export function postLantern(scene: Scene, look: Look): void {
  scene.contactShadow(500, 84);
  scene.solid(
    turned(
      scene,
      500,
      [
        [560, 26, 'edge'],
        [590, 16],
        [640, 20],
        [780, 22],
        [812, 46],
        [846, 84, 'edge'],
        [864, 88],
      ],
      look.finish,
      { bottom: 0.16, soft: 4 },
    ),
    0.7,
  );
  opalBody(
    scene,
    500,
    [
      [350, 22, 'edge'],
      [372, 36],
      [450, 44],
      [510, 30, 'edge'],
    ],
    { bloom: 30, power: 0.9 },
  );
  const glass = 'M372 270H628L588 540H412Z';
  scene.day(
    `<path d="${glass}" fill="${scene.sheet.linear([
      [0, '#fff', 0.5],
      [0.3, '#fff', 0.1],
      [0.7, '#fff', 0.08],
      [1, '#8d877c', 0.3],
    ])}"/><path d="M400 290L424 500" stroke="#fff" stroke-width="13" opacity=".6"/>`,
  );
  scene.light(
    `<path d="${glass}" fill="${scene.sheet.pool(
      [
        [0, '#fff', 0.85],
        [1, '#fff', 0.14],
      ],
      [500, 430, 190],
    )}"/>`,
  );
  scene.solid(
    `<path d="M372 270L412 540M628 270L588 540M458 270L472 540M542 270L528 540" stroke="${flat(look.finish, 0.3)}" stroke-width="10"/><path d="M404 536H596L580 566H420Z" fill="${scene.sheet.linear(finishes[look.finish])}"/>`,
    0.35,
  );
  scene.solid(
    turned(
      scene,
      500,
      [
        [136, 6, 'edge'],
        [152, 20],
        [166, 10],
        [178, 46],
        [220, 118],
        [254, 148, 'edge'],
        [272, 144],
      ],
      look.finish,
      { bottom: 0.08, soft: 5 },
    ),
    0.35,
  );
  scene.lamp(500, 430, 460, 0.8);
  scene.wallHalo(500, 430, 820, 0.56);
  scene.floorPool(500, 640, 0.85);
}

/** Festoon lights: two swags of cable with ten bulbs. */
export function stringLights(scene: Scene): void {
  const curve = (t: number): [number, number] =>
    t < 0.5
      ? [t * 1000, 250 + 200 * (1 - (4 * t - 1) ** 2)]
      : [t * 1000, 250 + 260 * (1 - (4 * t - 3) ** 2)];
  const line = Array.from({ length: 41 }, (_, index) => curve(index / 40))
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`)
    .join('');
  scene.solid(
    `<path d="${line}" fill="none" stroke="#262422" stroke-width="8"/><path d="M500 206V232" stroke="#8b857a" stroke-width="9"/><circle cx="500" cy="244" r="14" fill="none" stroke="#8b857a" stroke-width="8"/>`,
    0.6,
  );
  const places = Array.from({ length: 10 }, (_, index) => curve((index + 0.5) / 10));
  scene.copies(
    places.map(([x, y]) => `translate(${num(x)} ${num(y)})`),
    () => {
      scene.lamp(0, 100, 200, 0.7);
      scene.solid(
        '<rect x="-17" y="-6" width="34" height="54" rx="7" fill="#2d2b29"/><path d="M-10 -2V44" stroke="#fff" stroke-opacity=".2" stroke-width="4"/>',
        0.5,
      );
      const bulb = 'M-15 46C-17 62 -40 76 -40 106A40 40 0 0 0 40 106C40 76 17 62 15 46Z';
      scene.day(
        `<path d="${bulb}" fill="${scene.sheet.linear([
          [0, '#b09a72', 0.7],
          [0.2, '#fff8e6', 0.7],
          [0.6, '#f3e3bd', 0.6],
          [1, '#a48b5e', 0.7],
        ])}"/><path d="M-8 62L-12 112M8 62L12 112M0 62V112" stroke="#cf9d35" stroke-width="4"/><path d="M-24 84q-8 20 0 40" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
      );
      scene.light(
        `<circle cy="98" r="130" fill="${scene.sheet.radial([
          [0, '#fff', 0.75],
          [0.25, '#fff', 0.34],
          [1, '#fff', 0],
        ])}"/><path d="${bulb}" fill="${scene.sheet.radial([
          [0, '#fff'],
          [0.6, '#fff', 0.9],
          [1, '#fff', 0.55],
        ])}"/>`,
      );
    },
  );
  scene.lamp(500, 480, 640, 0.6);
  for (const [x, y] of places.filter((_, index) => index % 3 === 1))
    scene.wallHalo(x, y + 100, 560, 0.36);
  scene.floorPool(500, 700, 0.5);
}

/** A clear, slightly tapering lantern glass, lit from inside in the light pass. */
export function gardenGlass(
  scene: Scene,
  cx: number,
  top: number,
  bottom: number,
  r: number,
): void {
  clearGlass(scene, cx, [
    [top, r, 'edge'],
    [bottom, r * 0.86],
  ]);
  scene.light(
    `<path d="${silhouette(cx, [
      [top, r],
      [bottom, r * 0.86],
    ])}" fill="${scene.sheet.radial([
      [0, '#fff', 0.7],
      [1, '#fff', 0.16],
    ])}"/>`,
  );
}
