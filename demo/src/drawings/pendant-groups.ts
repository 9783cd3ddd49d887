import { filaments } from './filament-bulbs.ts';
import { finishes } from './finishes.ts';
import type { Look } from './look.ts';
import { cable, canopy, clearGlass, opalBall, scallop } from './parts.ts';
import { openShade } from './pendant-shades.ts';
import type { Scene } from './scene.ts';
import { num } from './sheet.ts';
import { type Turn, turned } from './turning.ts';

/** Several pendants from one rose at different heights: globes, or bare filament lamps on cords. */
export function pendantCluster(scene: Scene, look: Look): void {
  const places =
    look.count >= 5
      ? [
          [250, 430],
          [385, 600],
          [500, 380],
          [625, 560],
          [755, 470],
        ]
      : [
          [310, 400],
          [500, 590],
          [690, 470],
        ];
  const cords = look.variant === 'cords';
  scene.solid(
    turned(
      scene,
      500,
      [
        [14, 210, 'edge'],
        [34, 210, 'edge'],
        [44, 196],
        [50, 20],
      ],
      look.finish,
    ),
    0.5,
  );
  const r = places.length > 3 ? 78 : 98;
  scene.solid(
    places
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${num(500 + (x - 500) * 0.6)} 44L${x} ${y - r - 30}" stroke="#2b2927" stroke-width="5"/>`,
      )
      .join(''),
    0.4,
  );
  scene.copies(
    places.map(([x = 0, y = 0]) => `translate(${x} ${y})`),
    () => {
      if (cords) {
        filaments(scene, 0, -30, 40, 24, 4);
        clearGlass(scene, 0, [
          [-56, 26, 'edge'],
          [-30, 40],
          [20, 62],
          [56, 58],
          [88, 26],
          [94, 0],
        ]);
        scene.light(
          `<circle r="120" fill="${scene.sheet.radial([
            [0, '#fff', 0.6],
            [0.4, '#fff', 0.22],
            [1, '#fff', 0],
          ])}"/>`,
        );
      } else opalBall(scene, 0, 0, r, 26);
      scene.lamp(0, 0, r * 2.4, 0.9);
      scene.solid(
        turned(
          scene,
          0,
          [
            [-r - 44, 10, 'edge'],
            [-r - 32, 24, 'edge'],
            [cords ? -50 : -r + 6, 27, 'edge'],
            [cords ? -44 : -r + 16, 40],
          ],
          look.finish,
          { soft: 3, bands: 4 },
        ),
        0.7,
      );
    },
  );
  scene.lamp(500, 480, 620, 0.6);
  for (const [x = 0, y = 0] of places) scene.wallHalo(x, y, 560, cords ? 0.24 : 0.3);
  scene.floorPool(500, 640, 0.5);
}

/** Three small shades on one bar, for a dining table. */
export function pendantBar(scene: Scene, look: Look): void {
  scene.solid(
    ['M500 20L190 128', 'M500 20L810 128']
      .map((d) => `<path d="${d}" stroke="#8f8a81" stroke-width="4"/>`)
      .join('') +
      canopy(scene, 500, 66, look.finish, 10) +
      `<path d="M130 116H870V140H130Z" fill="${scene.sheet.linear(finishes[look.accent], [0, 0], [0, 1])}"/>`,
    0.4,
  );
  const turns: Turn[] = [
    [420, 22, 'edge'],
    [440, 66],
    [500, 110],
    [546, 119, 'edge'],
    [550, 119],
  ];
  scene.copies(
    [-262, 0, 262].map((dx) => `translate(${dx} 0)`),
    () => {
      scene.solid(
        cable(500, 400, { from: 138, width: 5 }) +
          turned(
            scene,
            500,
            [
              [362, 10, 'edge'],
              [372, 22, 'edge'],
              [412, 25],
            ],
            look.accent,
            { soft: 2, bands: 4 },
          ),
        0.3,
      );
      openShade(scene, 500, turns, look.finish, look.accent);
    },
  );
  for (const x of [238, 500, 762]) {
    scallop(scene, x, 526, { length: 420, width: 190, strength: 0.55, soft: 22 });
    scene.lamp(x, 550, 170, 0.6);
    scene.floorPool(x, 420, 0.6);
  }
  scene.wallHalo(500, 640, 820, 0.24);
}
