import type { Look } from './look.ts';
import { clearGlass } from './parts.ts';
import type { Scene } from './scene.ts';
import { num } from './sheet.ts';
import { type Turn, turned } from './turning.ts';

/** Tall thin loops of LED filament between two heights. */
export function filaments(
  scene: Scene,
  x: number,
  y1: number,
  y2: number,
  spread: number,
  count: number,
): void {
  const lines = Array.from({ length: count }, (_, index) => {
    const side = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    return `M${num(x + side * spread * 0.35)} ${num(y1)}L${num(x + side * spread)} ${num(y2)}`;
  }).join('');
  const stem = `<path d="M${num(x)} ${num(y1 + (y1 - y2) * 0.12)}L${num(x)} ${num(y2)}" stroke="#a8a297" stroke-width="5" stroke-opacity=".55"/>`;
  scene.day(
    `${stem}<path d="${lines}" stroke="#c9962f" stroke-width="7" stroke-linecap="round"/><path d="${lines}" stroke="#f4cf72" stroke-width="3" stroke-linecap="round"/>`,
  );
  scene.light(
    `<path d="${lines}" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".75" filter="${scene.sheet.blur(13, true)}"/><path d="${lines}" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`,
  );
}

/** Decorative filament bulb hanging from a holder: pear (ST64), globe (G) or stick (T30) by its own proportions. */
export function bulbFilament(scene: Scene, look: Look): void {
  const slim = (look.height ?? 140) / (look.diameter ?? 64);
  const amber = (look.cct ?? 2700) <= 2200;
  const top = 236;
  scene.solid('<path d="M500 -4V100" stroke="#2b2927" stroke-width="7"/>');
  const shapes: { turns: Turn[]; from: number; to: number; spread: number } =
    slim < 1.6
      ? {
          turns: [
            [top, 54, 'edge'],
            [top + 66, 64],
            [top + 140, 166],
            [top + 266, 232],
            [top + 396, 202],
            [top + 476, 104],
            [top + 500, 0],
          ],
          from: top + 120,
          to: top + 400,
          spread: 98,
        }
      : slim > 3.4
        ? {
            turns: [
              [top, 52, 'edge'],
              [top + 60, 68],
              [top + 110, 80],
              [top + 520, 80, 'edge'],
              [top + 566, 66],
              [top + 600, 0],
            ],
            from: top + 120,
            to: top + 490,
            spread: 28,
          }
        : {
            turns: [
              [top, 54, 'edge'],
              [top + 70, 70],
              [top + 180, 132],
              [top + 310, 172],
              [top + 410, 160],
              [top + 500, 96],
              [top + 540, 34],
              [top + 548, 0],
            ],
            from: top + 116,
            to: top + 410,
            spread: 62,
          };
  filaments(scene, 500, shapes.from, shapes.to, shapes.spread, slim > 3.4 ? 4 : 6);
  clearGlass(scene, 500, shapes.turns, amber ? { tint: '#c98a2e' } : {});
  scene.solid(
    turned(
      scene,
      500,
      [
        [86, 16, 'edge'],
        [102, 30],
        [130, 64],
        [150, 70, 'edge'],
        [236, 70, 'edge'],
        [242, 60, 'edge'],
        [258, 60],
      ],
      look.finish === 'gold' ? 'gold' : 'black',
      { bottom: 0.12 },
    ),
  );
  const cy = (shapes.from + shapes.to) / 2;
  scene.light(
    `<circle cx="500" cy="${num(cy)}" r="250" fill="${scene.sheet.radial([
      [0, '#fff', 0.34],
      [0.5, '#fff', 0.12],
      [1, '#fff', 0],
    ])}"/>`,
  );
  scene.lamp(500, cy, 460, 0.85);
  scene.wallHalo(500, cy, 820, 0.5);
  scene.floorPool(500, 520, 0.3);
}
