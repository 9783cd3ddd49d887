import { type Finish, flat, linen } from './finishes.ts';
import { scallop } from './parts.ts';
import type { Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, silhouette, type Turn } from './turning.ts';

/** A woven shade between two heights: linen by day, glowing from inside in the light pass. */
export function fabricShade(scene: Scene, cx: number, turns: readonly Turn[], trim: Finish): void {
  const shape = { bottom: 0.1, top: 0.1 };
  const body = silhouette(cx, turns, shape);
  const [top, bottom] = [turns[0] as Turn, turns[turns.length - 1] as Turn];
  const weave = scene.sheet.define(
    (id) =>
      `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 0V7M0 0H7" stroke="#8a7a5e" stroke-opacity=".32" stroke-width="1.4"/></pattern>`,
  );
  scene.day(barrel(scene, cx, turns, linen, shape));
  const warm = scene.sheet.pool(
    [
      [0, '#fffaf0'],
      [0.45, '#f0e3cb'],
      [1, '#8a7a62'],
    ],
    [cx, (top[0] + bottom[0]) / 2 + 20, bottom[1] * 1.15],
  );
  scene.light(
    `<path d="${body}" fill="#fff" opacity=".55" filter="${scene.sheet.blur(36, true)}"/><path d="${body}" fill="${warm}"/>`,
  );
  const hem = ([y, r]: Turn, sweep: 0 | 1) =>
    `M${num(cx - r)} ${num(y)}A${num(r)} ${num(r * 0.1)} 0 0 ${sweep} ${num(cx + r)} ${num(y)}`;
  scene.solid(
    `<path d="${body}" fill="url(#${weave})"/><path d="${hem(top, 1)}${hem(bottom, 0)}" fill="none" stroke="${flat(trim, 0.8)}" stroke-opacity=".8" stroke-width="4"/>`,
  );
}

/** The light of a shaded lamp: cones above and below on the wall, a pool around its foot. */
export function shadedLight(scene: Scene, x: number, top: number, bottom: number, r: number): void {
  const cy = (top + bottom) / 2;
  scallop(scene, x, top + r * 0.5, {
    way: -1,
    length: top + r * 0.5 + 20,
    width: r * 1.5,
    strength: 0.75,
    soft: 24,
  });
  scallop(scene, x, bottom - r * 0.8, { length: 620, width: r * 2.6, strength: 0.6, soft: 28 });
  scene.lamp(x, bottom + 20, r * 2.1, 0.85);
  scene.wallHalo(x, cy, 800, 0.44);
  scene.floorPool(x, 520, 0.6);
}
