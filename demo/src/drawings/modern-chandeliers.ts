import { chandelierLight, rod } from './chandeliers.ts';
import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { canopy, glow, opalBall } from './parts.ts';
import type { Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc } from './turning.ts';

/** LED rings at several heights on fine wires; `count` rings. */
export function chandelierRing(scene: Scene, look: Look): void {
  const k = 0.26;
  const rings =
    (
      [
        [[470, 330]],
        [
          [386, 318],
          [566, 226],
        ],
        [
          [352, 330],
          [500, 250],
          [630, 176],
        ],
      ] as const
    )[Math.min(2, Math.max(0, look.count - 1))] ?? [];
  scene.solid(canopy(scene, 500, 108, look.finish, 30), 0.5);
  const drawRing = (cy: number, r: number, shift: number) => {
    const cx = 500 + shift;
    const [upper, lower] = [cy - 15, cy + 15];
    const arc = (y: number, sweep: 0 | 1) =>
      `M${num(cx - r)} ${num(y)}A${num(r)} ${num(r * k)} 0 0 ${sweep} ${num(cx + r)} ${num(y)}`;
    const band = (sweep: 0 | 1) =>
      `${arc(upper, sweep)}V${num(lower)}A${num(r)} ${num(r * k)} 0 0 ${1 - sweep} ${num(cx - r)} ${num(lower)}Z`;
    const wires = [-0.86, 0.86, 0]
      .map(
        (u) =>
          `M${num(cx + u * r)} ${num(cy + (u === 0 ? -r * k : r * k * 0.5))}L${num(500 + u * 52)} 64`,
      )
      .join('');
    scene.solid(`<path d="${wires}" stroke="#9a948a" stroke-width="2.5"/>`, 0.5);
    scene.day(`<path d="${band(1)}" fill="#f4f1ea"/>`);
    glow(scene, band(1), { bloom: 20, power: 0.8 });
    scene.solid(
      `<path d="${arc(upper, 1)}" fill="none" stroke="${flat(look.finish, 0.4)}" stroke-width="6"/>`,
      0.6,
    );
    scene.solid(`<path d="${band(0)}" fill="${scene.sheet.linear(finishes[look.finish])}"/>`, 0.45);
    scene.day(`<path d="${arc(lower, 0)}" fill="none" stroke="#f4f1ea" stroke-width="4"/>`);
    scene.light(
      `<path d="${arc(lower + 2, 0)}" fill="none" stroke="#fff" stroke-width="7" opacity=".9" filter="${scene.sheet.blur(7, true)}"/><path d="${arc(lower, 0)}" fill="none" stroke="#fff" stroke-width="4"/>`,
    );
  };
  const shifts = [0, look.count > 1 ? 40 : 0, -30];
  for (const [index, [cy, r]] of rings.entries()) drawRing(cy, r, shifts[index] ?? 0);
  chandelierLight(scene, look.count > 1 ? 480 : 470, 0.66);
}

/** Rods from a small centre to opal globes in all directions. */
export function chandelierSputnik(scene: Scene, look: Look): void {
  const [cx, cy] = [500, 440];
  scene.solid(
    canopy(scene, cx, 76, look.finish, 22) +
      barrel(
        scene,
        cx,
        [
          [40, 8, 'edge'],
          [cy, 8],
        ],
        look.finish,
      ),
    0.5,
  );
  const count = look.count;
  const directions = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2 + 0.4;
    const rise = index % 2 === 0 ? -0.42 : 0.5;
    return {
      x: Math.cos(turn) * 312 * (index % 2 ? 0.94 : 1),
      y: rise * 170 + Math.sin(turn) * 92,
      depth: Math.sin(turn),
    };
  }).sort((a, b) => a.depth - b.depth);
  const globe = ({ x, y, depth }: { x: number; y: number; depth: number }) => {
    scene.solid(rod(`M${cx} ${cy}L${num(cx + x)} ${num(cy + y)}`, look.finish, 11));
    scene.solid(disc(cx + x * 0.9, cy + y * 0.9, 22, 1, scene.sheet.linear(finishes[look.accent])));
    opalBall(scene, cx + x, cy + y, 58 + depth * 9, 22);
  };
  directions.filter(({ depth }) => depth < 0).forEach(globe);
  scene.solid(
    disc(
      cx,
      cy,
      40,
      1,
      scene.sheet.radial(
        [
          [0, flat(look.finish, 1)],
          [0.5, flat(look.finish, 0.6)],
          [1, flat(look.finish, 0)],
        ],
        [0.5, 0.5, 0.5],
        [0.35, 0.3],
      ),
    ),
  );
  directions.filter(({ depth }) => depth >= 0).forEach(globe);
  chandelierLight(scene, cy, 0.66);
}
