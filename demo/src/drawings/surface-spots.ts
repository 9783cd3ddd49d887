import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { beam, scallop } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc } from './turning.ts';

/** Surface spot: a cylinder (or a square tube) under the ceiling, throwing its light down. */
export function spotSurface(scene: Scene, look: Look): void {
  const r = Math.min(178, 118 + look.watt * 2.6);
  const [top, bottom] = [104, 104 + Math.min(460, (look.height ?? 130) * 3.1)];
  const squash = 0.17;
  if (look.variant === 'cube') {
    const [w, deep] = [r * 1.02, r * 0.3];
    const mouth = (inset: number) =>
      `M${num(500 - w + inset)} ${num(bottom + inset * 0.24)}H${num(500 + w - inset)}L${num(500 + w * 0.86 - inset)} ${num(bottom + deep - inset * 0.24)}H${num(500 - w * 0.86 + inset)}Z`;
    const front = scene.sheet.linear([
      [0, flat(look.finish, 0.6)],
      [0.3, flat(look.finish, 1)],
      [1, flat(look.finish, 0.7)],
    ]);
    scene.solid(
      `<path d="M${num(500 - w)} ${top}H${num(500 + w)}V${bottom}H${num(500 - w)}Z" fill="${front}"/><path d="${mouth(0)}" fill="${flat(look.finish, 0.2)}"/>`,
      0.35,
    );
    scene.day(
      `<path d="${mouth(14)}" fill="${flat(look.accent, 0.5)}"/>${disc(500, bottom + deep / 2, r * 0.4, 0.2, '#efd78d')}`,
    );
    scene.light(
      `<path d="${mouth(6)}" fill="#fff" opacity=".8" filter="${scene.sheet.blur(18, true)}"/><path d="${mouth(14)}" fill="#fff"/>`,
    );
  } else {
    scene.solid(
      barrel(
        scene,
        500,
        [
          [top, r, 'edge'],
          [bottom, r],
        ],
        look.finish,
        { top: 0.1, bottom: squash },
      ),
      0.35,
    );
    scene.solid(
      disc(500, bottom, r, squash, scene.sheet.linear(finishes[look.finish])) +
        disc(500, bottom, r * 0.93, squash, flat(look.accent, 0.35)),
    );
    scene.day(
      disc(
        500,
        bottom + 1,
        r * 0.8,
        squash,
        scene.sheet.linear(finishes[look.accent], [1, 0], [0, 1]),
      ) + disc(500, bottom - 1, r * 0.42, squash, '#efd78d'),
    );
    scene.light(
      disc(500, bottom, r, squash, '#fff', ` opacity=".8" filter="${scene.sheet.blur(18)}"`) +
        disc(500, bottom, r * 0.88, squash, '#fff'),
    );
  }
  scene.light(
    beam(scene, 500, bottom + 4, { length: 640, start: r * 0.8, end: 330, strength: 0.42 }),
  );
  scene.lamp(500, bottom + 20, 300, 0.6);
  scallop(scene, 500, bottom - 30, { length: 560, width: 330, strength: 0.72, soft: 22 });
  scene.wallHalo(500, bottom + 120, 760, 0.26);
  scene.floorPool(500, 560, 0.85, ground + 10);
}
