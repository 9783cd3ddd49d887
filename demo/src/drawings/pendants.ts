import { filaments } from './filament-bulbs.ts';
import type { Look } from './look.ts';
import { beam, cable, clearGlass, opalBall, scallop } from './parts.ts';
import { around } from './pendant-shades.ts';
import type { Scene } from './scene.ts';
import { barrel, disc, turned } from './turning.ts';

/** One opal globe under a metal gallery. */
export function pendantGlobe(scene: Scene, look: Look): void {
  const r = Math.min(214, 110 + (look.diameter ?? 250) * 0.34);
  const cy = 470;
  scene.solid(cable(500, cy - r - 40));
  opalBall(scene, 500, cy, r);
  scene.solid(
    turned(
      scene,
      500,
      [
        [cy - r - 76, 12, 'edge'],
        [cy - r - 60, 26, 'edge'],
        [cy - r - 8, 30, 'edge'],
        [cy - r + 8, 84],
        [cy - r + 24, 92, 'edge'],
        [cy - r + 30, 88],
      ],
      look.finish,
      { bottom: 0.1 },
    ),
    0.8,
  );
  around(scene, 500, cy, 0.64);
}

/** Smoked glass bell with a filament lamp inside. */
export function pendantGlass(scene: Scene, look: Look): void {
  scene.solid(
    cable(500, 200) +
      turned(
        scene,
        500,
        [
          [178, 14, 'edge'],
          [196, 34, 'edge'],
          [262, 38, 'edge'],
          [276, 58],
          [290, 62],
        ],
        look.finish,
      ),
  );
  scene.day(
    `<circle cx="500" cy="430" r="84" fill="${scene.sheet.radial([
      [0, '#fff', 0.4],
      [1, '#c9c3b6', 0.35],
    ])}" stroke="#8d877c" stroke-opacity=".4" stroke-width="2"/>`,
  );
  scene.solid(
    barrel(
      scene,
      500,
      [
        [286, 34, 'edge'],
        [346, 34],
      ],
      look.finish,
      { bottom: 0.2 },
    ),
  );
  filaments(scene, 500, 372, 476, 34, 4);
  scene.light(
    `<circle cx="500" cy="430" r="160" fill="${scene.sheet.radial([
      [0, '#fff', 0.7],
      [0.4, '#fff', 0.28],
      [1, '#fff', 0],
    ])}"/>`,
  );
  clearGlass(
    scene,
    500,
    [
      [284, 60, 'edge'],
      [320, 110],
      [390, 176],
      [480, 212],
      [570, 220],
      [640, 206, 'edge'],
    ],
    { bottom: 0.1, tint: '#5c4a36', depth: 3 },
  );
  around(scene, 500, 430, 0.52);
}

/** Slim tube with a spot inside, for a counter or a bedside. */
export function pendantTube(scene: Scene, look: Look): void {
  scene.solid(cable(500, 250), 0.3);
  scene.solid(
    turned(
      scene,
      500,
      [
        [222, 10, 'edge'],
        [238, 50, 'edge'],
        [604, 50],
      ],
      look.finish,
      { bottom: 0.14 },
    ) +
      barrel(
        scene,
        500,
        [
          [540, 51, 'edge'],
          [604, 51],
        ],
        look.accent,
        { bottom: 0.14 },
      ),
    0.35,
  );
  scene.day(disc(500, 604, 42, 0.14, '#e9d58f'));
  scene.light(
    disc(500, 604, 52, 0.18, '#fff', ` filter="${scene.sheet.blur(12)}"`) +
      disc(500, 604, 44, 0.14, '#fff') +
      beam(scene, 500, 606, { length: 420, start: 42, end: 150, strength: 0.5 }),
  );
  scallop(scene, 500, 600, { length: 330, width: 150, strength: 0.5, soft: 18 });
  scene.lamp(500, 600, 300, 0.6);
  scene.wallHalo(500, 620, 760, 0.26);
  scene.floorPool(500, 540, 0.8);
}
