import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { gardenGlass } from './outdoors.ts';
import { glow, opalBody, scallop } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, turned } from './turning.ts';

/** A solar panel as a slanted dark-blue quadrilateral with its cells; corners clockwise from the top left. */
function panel(scene: Scene, corners: readonly (readonly [number, number])[]): string {
  const [a, b, c, d] = corners as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const at = (u: number, v: number) => {
    const mixed = [0, 1].map((axis) => {
      const top = (a[axis] ?? 0) * (1 - u) + (b[axis] ?? 0) * u;
      const low = (d[axis] ?? 0) * (1 - u) + (c[axis] ?? 0) * u;
      return top * (1 - v) + low * v;
    });
    return `${num(mixed[0] ?? 0)} ${num(mixed[1] ?? 0)}`;
  };
  const lines =
    [1, 2, 3, 4, 5].map((index) => `M${at(index / 6, 0)}L${at(index / 6, 1)}`).join('') +
    [1, 2, 3].map((index) => `M${at(0, index / 4)}L${at(1, index / 4)}`).join('');
  const outline = `M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`;
  const cells = scene.sheet.linear(
    [
      [0, '#4d5d83'],
      [0.45, '#25304e'],
      [1, '#141b30'],
    ],
    [0, 0],
    [1, 1],
  );
  return `<path d="${outline}" fill="${cells}" stroke="#c9c9c7" stroke-width="12" stroke-linejoin="round"/><path d="${lines}" stroke="#9fb0d4" stroke-opacity=".5" stroke-width="2.500"/><path d="M${at(0.05, 0.06)}L${at(0.5, 0.06)}L${at(0.2, 0.94)}L${at(0.05, 0.94)}Z" fill="#fff" opacity=".13"/>`;
}

/** Solar flood: the light, its separate panel and the cable between them. */
export function solarFlood(scene: Scene, look: Look): void {
  const [x, y, w, h] = [300, ground - 280, 190, 160];
  scene.contactShadow(x, 130);
  scene.contactShadow(720, 120, ground + 4);
  scene.solid(
    `<path d="M${x + 120} ${ground - 120}C480 ${ground + 60} 560 ${ground - 10} 690 ${ground - 60}" fill="none" stroke="#2a2826" stroke-width="9"/>`,
    0.6,
  );
  scene.solid(
    `<path d="M712 ${ground - 6}L744 ${ground - 250}" stroke="#8d8a85" stroke-width="24"/><path d="M640 ${ground}H800" stroke="#a5a29c" stroke-width="18" stroke-linecap="round"/>`,
    0.6,
  );
  scene.solid(
    panel(scene, [
      [560, 330],
      [868, 296],
      [924, 566],
      [590, 626],
    ]),
    0.8,
  );
  const bracket = `M${x - w - 6} ${y + 20}V${ground - 10}H${x + w + 6}V${y + 20}`;
  scene.solid(
    `<path d="${bracket}" fill="none" stroke="${flat(look.finish, 0.1)}" stroke-width="24"/><path d="${bracket}" fill="none" stroke="${flat(look.finish, 0.6)}" stroke-width="14"/><rect x="${x - w}" y="${y - h}" width="${2 * w}" height="${2 * h}" rx="16" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])}"/>`,
    0.6,
  );
  const face = `M${x - w + 28} ${y - h + 28}H${x + w - 28}V${y + h - 28}H${x - w + 28}Z`;
  const chips = [0, 1, 2, 3, 4]
    .map((row) => `M${x - w + 52} ${y - h + 62 + row * 49}H${x + w - 40}`)
    .join('');
  scene.day(
    `<path d="${face}" fill="${scene.sheet.linear(
      [
        [0, '#f6f5f2'],
        [1, '#c3bdb2'],
      ],
      [0, 0],
      [1, 1],
    )}"/><path d="${chips}" stroke="#e7c24e" stroke-width="20" stroke-dasharray="22 30"/><path d="${chips}" stroke="#f8e6a4" stroke-width="9" stroke-dasharray="22 30"/>`,
  );
  glow(scene, face, { bloom: 50, power: 0.9 });
  scene.lamp(x, y, 620, 1);
  scene.wallHalo(x, y, 900, 0.82);
  scene.floorPool(x + 40, 640, 0.8);
}

/** Solar wall light: panel on top, LEDs and a motion eye in front. */
export function solarWall(scene: Scene, look: Look): void {
  scene.wallShadow('M330 420H670V640H330Z', { dx: 22, dy: 34 });
  scene.solid(
    panel(scene, [
      [372, 300],
      [628, 300],
      [676, 404],
      [324, 404],
    ]) +
      `<path d="M318 404H682L656 640C610 668 390 668 344 640Z" fill="${scene.sheet.linear(finishes[look.finish])}"/>`,
    0.5,
  );
  const face = 'M356 440H644L628 560H372Z';
  const chips = [466, 500, 534].map((y) => `M384 ${y}H620`).join('');
  scene.day(
    `<path d="${face}" fill="#efece5"/><path d="${chips}" stroke="#e3be4b" stroke-width="15" stroke-dasharray="15 24"/>`,
  );
  glow(scene, face, { bloom: 42, power: 0.9 });
  scene.solid(
    turned(
      scene,
      500,
      [
        [572, 34, 'edge'],
        [596, 36],
        [622, 22],
        [630, 0],
      ],
      [
        [0, '#cfc9bd'],
        [0.36, '#ffffff'],
        [1, '#aaa394'],
      ],
      { soft: 3 },
    ),
    0.8,
  );
  scallop(scene, 500, 540, { length: 420, width: 360, strength: 0.85, soft: 24 });
  scene.lamp(500, 510, 420, 0.9);
  scene.wallHalo(500, 520, 800, 0.5);
  scene.floorPool(500, 600, 0.9);
}

/** Solar garden stakes: small lanterns on spikes, as many as the pack shows (up to three). */
export function solarStake(scene: Scene, look: Look): void {
  const places: [number, number][] =
    look.pack > 1
      ? [
          [262, 0.84],
          [738, 0.84],
          [500, 1],
        ]
      : [[500, 1.1]];
  scene.copies(
    places.map(
      ([x, s]) =>
        `translate(${num(x - 500 * s)} ${num(ground * (1 - s) - (s < 1 ? 22 : 0))}) scale(${s})`,
    ),
    () => {
      scene.contactShadow(500, 40);
      scene.solid(
        `${barrel(
          scene,
          500,
          [
            [610, 13, 'edge'],
            [ground - 40, 13],
          ],
          look.finish,
          { bottom: 0.3 },
        )}<path d="M480 ${ground - 46}h40l-14 50h-12Z" fill="#2a2826"/>`,
        0.7,
      );
      opalBody(
        scene,
        500,
        [
          [470, 18, 'edge'],
          [500, 26],
          [560, 20, 'edge'],
        ],
        { bloom: 24, power: 1 },
      );
      gardenGlass(scene, 500, 440, 600, 84);
      scene.solid(
        barrel(
          scene,
          500,
          [
            [594, 76, 'edge'],
            [614, 70],
          ],
          look.finish,
          { bottom: 0.12 },
        ) +
          barrel(
            scene,
            500,
            [
              [414, 98, 'edge'],
              [446, 100],
            ],
            look.finish,
            { bottom: 0.12 },
          ) +
          disc(500, 414, 98, 0.2, flat(look.finish, 0.5)) +
          disc(500, 412, 66, 0.2, '#27324f') +
          `<path d="M436 412H564M500 399V426" stroke="#9fb0d4" stroke-width="2" stroke-opacity=".6"/>`,
        0.45,
      );
    },
  );
  for (const [x] of places) {
    scene.lamp(x, 520, 300, 0.7);
    scene.wallHalo(x, 540, 520, places.length > 1 ? 0.3 : 0.5);
    scene.floorPool(x, 440, places.length > 1 ? 0.6 : 0.9);
  }
}

/** Solar street light: panel and LED head in one arm on a pole. */
export function solarStreet(scene: Scene, look: Look): void {
  scene.contactShadow(300, 60);
  scene.solid(
    barrel(
      scene,
      300,
      [
        [230, 22, 'edge'],
        [ground - 30, 26, 'edge'],
        [ground - 28, 56, 'edge'],
        [ground - 4, 58],
      ],
      'grey',
      { bottom: 0.2 },
    ),
    0.5,
  );
  scene.solid(
    `<path d="M286 300L420 236" stroke="#6d6b69" stroke-width="32" stroke-linecap="round"/><path d="M286 294L420 230" stroke="#a09e9b" stroke-width="8" stroke-linecap="round"/>`,
    0.4,
  );
  scene.solid(
    panel(scene, [
      [400, 168],
      [836, 132],
      [880, 196],
      [392, 244],
    ]) +
      `<path d="M392 244L880 196V226L844 262L420 300Z" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [0, 1])}"/>`,
    0.5,
  );
  const face = 'M470 292L812 262L800 276L486 304Z';
  scene.day(`<path d="${face}" fill="#efe6c6"/>`);
  glow(scene, face, { bloom: 30, power: 1 });
  scene.light(
    `<path d="M474 300L812 268L990 ${ground + 60}H330Z" fill="${scene.sheet.ramp(
      [
        [0, '#fff', 0.6],
        [0.4, '#fff', 0.24],
        [1, '#fff', 0.05],
      ],
      [650, 280],
      [650, 860],
    )}" filter="${scene.sheet.blur(24, true)}"/>`,
  );
  scene.lamp(640, 330, 460, 0.7);
  scene.wallHalo(640, 380, 760, 0.5);
  scene.floorPool(640, 640, 1);
}
