import { finishes, flat } from './finishes.ts';
import { barPath } from './linear.ts';
import type { Look } from './look.ts';
import { glow, lit } from './parts.ts';
import type { Scene } from './scene.ts';

/** Light above a mirror, with the top of the mirror below it. */
export function mirrorLight(scene: Scene, look: Look): void {
  const half = Math.min(400, 150 + (look.length ?? 600) * 0.32);
  const y = 330;
  const mirror = 'M170 460H830V1000H170Z';
  const silver = scene.sheet.linear(
    [
      [0, '#cfd3d3'],
      [0.4, '#f2f3f1'],
      [0.5, '#dfe2e0'],
      [1, '#b9bdbb'],
    ],
    [0, 0],
    [1, 1],
  );
  scene.wallShadow(mirror, { dx: 14, dy: 14, soft: 12, strength: 0.3 });
  scene.solid(
    `<path d="${mirror}" fill="${silver}"/><path d="M170 460H830V1000" fill="none" stroke="#fff" stroke-width="6"/>`,
    0.85,
  );
  scene.wallShadow(barPath(500 - half, 500 + half, y, 26), { dy: 30 });
  scene.solid(
    `<rect x="440" y="${y + 4}" width="120" height="92" rx="6" fill="${scene.sheet.linear(finishes[look.finish])}"/>` +
      `<path d="${barPath(500 - half, 500 + half, y - 14, 20, 8)}" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [0, 1])}"/>`,
    0.6,
  );
  const tube = barPath(500 - half + 10, 500 + half - 10, y + 16, 20, 14);
  scene.day(
    `<path d="${tube}" fill="${scene.sheet.linear(
      [
        [0, '#fdfdfb'],
        [0.5, '#f3f0ea'],
        [1, '#cfcabf'],
      ],
      [0, 0],
      [0, 1],
    )}"/>`,
  );
  glow(scene, tube, { bloom: 32, power: 0.9, fill: scene.sheet.linear(lit, [0, 0], [0, 1]) });
  scene.light(
    `<path d="M190 474H810V1000H190Z" fill="${scene.sheet.ramp(
      [
        [0, '#fff', 0.5],
        [0.4, '#fff', 0.18],
        [1, '#fff', 0.02],
      ],
      [0, 460],
      [0, 1000],
    )}"/>`,
  );
  scene.lamp(500, y + 20, 640, 0.9);
  for (const dx of [-half * 0.7, 0, half * 0.7]) scene.wallHalo(500 + dx, y + 10, 560, 0.42);
}

/** Brass picture light over a framed picture. */
export function pictureLight(scene: Scene, look: Look): void {
  const half = Math.min(330, 130 + (look.length ?? 400) * 0.34);
  const frame = 'M210 420H790V940H210Z';
  scene.wallShadow(frame, { dx: 16, dy: 22 });
  const wood = scene.sheet.linear(finishes.wood, [0, 0], [1, 1]);
  scene.solid(
    `<path d="${frame}" fill="${wood}"/><path d="M250 460H750V900H250Z" fill="#f4efe4"/><path d="M320 530H680V830H320Z" fill="#c8b692"/><path d="M320 720C400 640 470 700 540 660C600 626 640 650 680 620V830H320Z" fill="#7f7a54"/><path d="M320 770C420 700 520 760 680 710V830H320Z" fill="#4f5a44"/><circle cx="600" cy="600" r="30" fill="#e7c47a"/>`,
  );
  scene.day(
    `<path d="M${500 - half} 330H${500 + half}V370H${500 - half}Z" transform="translate(10 70)" fill="#3a3024" opacity=".3" filter="${scene.sheet.blur(14, true)}"/>`,
  );
  const arm = 'M500 410C500 330 500 300 500 260';
  scene.solid(
    `<path d="${arm}" stroke="${flat(look.finish, 0.2)}" stroke-width="18" fill="none"/><path d="${arm}" stroke="${flat(look.finish, 0.8)}" stroke-width="9" fill="none"/><rect x="462" y="392" width="76" height="40" rx="6" fill="${scene.sheet.linear(finishes[look.finish])}"/><path d="${barPath(500 - half, 500 + half, 262, 34, 16)}" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [0, 1])}"/>`,
    0.6,
  );
  scene.day(`<path d="${barPath(500 - half + 14, 500 + half - 14, 292, 5, 4)}" fill="#f7f3e7"/>`);
  scene.light(
    `<path d="${barPath(500 - half + 8, 500 + half - 8, 294, 12, 8)}" fill="#fff" filter="${scene.sheet.blur(9, true)}"/><path d="${barPath(500 - half + 14, 500 + half - 14, 292, 5, 4)}" fill="#fff"/>`,
  );
  scene.lamp(500 - half * 0.5, 420, 430, 0.8);
  scene.lamp(500 + half * 0.5, 420, 430, 0.8);
  scene.onWall(
    `<path d="M${500 - half} 290H${500 + half}L880 860H120Z" fill="${scene.sheet.ramp(
      [
        [0, '#fff', 0.85],
        [0.5, '#fff', 0.3],
        [1, '#fff', 0.02],
      ],
      [0, 290],
      [0, 860],
    )}" filter="${scene.sheet.blur(30, true)}"/>`,
  );
  scene.wallHalo(500, 330, 620, 0.3);
}
