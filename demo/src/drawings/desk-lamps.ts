import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { beam, roundBase, scallop } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { turned } from './turning.ts';

/** Jointed desk lamp with a flat LED head. */
export function deskLamp(scene: Scene, look: Look): void {
  scene.contactShadow(400, 150);
  const arm = (d: string) =>
    [
      [flat(look.finish, 0.1), 25],
      [flat(look.finish, 0.6), 20],
      [flat(look.finish, 1), 6],
    ]
      .map(
        ([color, width]) =>
          `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`,
      )
      .join('');
  const joint = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${scene.sheet.radial(
      [
        [0, flat(look.accent, 1)],
        [0.6, flat(look.accent, 0.6)],
        [1, flat(look.accent, 0.1)],
      ],
      [0.5, 0.5, 0.5],
      [0.36, 0.3],
    )}"/>`;
  scene.solid(
    roundBase(scene, 400, ground - 6, 152, 22, look.finish) +
      arm('M400 828L300 500') +
      arm('M300 500L600 286') +
      joint(300, 500, 25) +
      joint(400, 822, 21),
    0.7,
  );
  scene.solid(
    `<g transform="rotate(14 600 290)"><rect x="570" y="262" width="260" height="44" rx="20" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [0, 1])}"/><rect x="586" y="300" width="232" height="10" rx="5" fill="${flat(look.finish, 0.2)}"/></g>${joint(600, 286, 22)}`,
    0.4,
  );
  scene.day(
    '<g transform="rotate(14 600 290)"><rect x="596" y="304" width="212" height="8" rx="4" fill="#f6f2e6"/></g>',
  );
  scene.light(
    `<g transform="rotate(14 600 290)"><rect x="588" y="300" width="228" height="22" rx="11" fill="#fff" filter="${scene.sheet.blur(12)}"/><rect x="594" y="304" width="216" height="9" rx="4" fill="#fff"/></g><path d="M596 312L800 362L900 868H360Z" fill="${scene.sheet.ramp(
      [
        [0, '#fff', 0.5],
        [0.4, '#fff', 0.2],
        [1, '#fff', 0.04],
      ],
      [690, 330],
      [620, 860],
    )}" filter="${scene.sheet.blur(22, true)}"/>`,
  );
  scene.lamp(690, 360, 480, 0.8);
  scene.wallHalo(680, 520, 680, 0.34);
  scene.floorPool(640, 560, 1);
}

/** The banker's lamp: brass stem and a green glass hood. */
export function deskBanker(scene: Scene, look: Look): void {
  scene.contactShadow(500, 170);
  scene.solid(
    roundBase(scene, 500, ground - 6, 172, 22, look.accent) +
      turned(
        scene,
        500,
        [
          [360, 14, 'edge'],
          [560, 14],
          [590, 30],
          [620, 16],
          [770, 18],
          [800, 44],
          [830, 60, 'edge'],
        ],
        look.accent,
        { soft: 4 },
      ),
    0.8,
  );
  const hood = 'M206 470C206 380 250 312 330 306H670C750 312 794 380 794 470L776 482H224Z';
  const green = scene.sheet.linear(
    [
      [0, '#7fb493'],
      [0.25, '#2f7a53'],
      [0.7, '#14462c'],
      [1, '#0c2e1c'],
    ],
    [0.3, 0],
    [0.45, 1],
  );
  scene.day(
    `<path d="${hood}" fill="${green}"/><path d="M300 332C250 350 238 400 236 440" fill="none" stroke="#eaf6ee" stroke-width="16" stroke-linecap="round" opacity=".6" filter="${scene.sheet.blur(5, true)}"/><path d="M340 322H600" stroke="#d5ecdd" stroke-width="7" opacity=".55" stroke-linecap="round"/>`,
  );
  const shining = scene.sheet.ramp(
    [
      [0, '#1d5a3a'],
      [0.6, '#2f9a63'],
      [1, '#8fe0b4'],
    ],
    [0, 306],
    [0, 480],
  );
  scene.light(
    `<path d="${hood}" fill="#bff0d3" opacity=".4" filter="${scene.sheet.blur(30, true)}"/><path d="${hood}" fill="${shining}"/><path d="M224 478H776" stroke="#fff" stroke-width="12"/><path d="M224 482H776" stroke="#fff" stroke-width="26" opacity=".8" filter="${scene.sheet.blur(10, true)}"/>`,
  );
  scene.solid(
    `<path d="M472 300h56v14h-56Z" fill="${flat(look.accent, 0.7)}"/>` +
      turned(
        scene,
        500,
        [
          [262, 0],
          [270, 14],
          [286, 10],
          [302, 24],
        ],
        look.accent,
        { soft: 2 },
      ),
    0.5,
  );
  scene.solid(
    `<path d="M560 486V600" stroke="${flat(look.accent, 0.7)}" stroke-width="4" stroke-dasharray="3 5"/><circle cx="560" cy="608" r="9" fill="${flat(look.accent, 0.9)}"/>`,
  );
  scene.light(beam(scene, 500, 486, { length: 400, start: 260, end: 400, strength: 0.32 }));
  scene.lamp(500, 500, 440, 0.9);
  scallop(scene, 500, 440, { length: 520, width: 430, strength: 0.7, soft: 28 });
  scene.wallHalo(500, 500, 640, 0.2);
  scene.floorPool(500, 560, 0.95);
}
