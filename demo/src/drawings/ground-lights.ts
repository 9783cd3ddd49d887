import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { beam, scallop } from './parts.ts';
import { ground, horizon, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, turned } from './turning.ts';

/** Adjustable spot on a ground stake, lighting a small plant beside it. */
export function spike(scene: Scene, look: Look): void {
  scene.contactShadow(430, 58, ground - 4);
  plant(scene, 690);
  scene.solid(
    `<path d="M404 ${ground - 206}h52l-6 170l-20 54l-20 -54Z" fill="${scene.sheet.linear(finishes[look.finish])}"/><path d="M430 ${ground - 190}v200" stroke="#000" stroke-opacity=".3" stroke-width="6"/><rect x="388" y="${ground - 250}" width="84" height="52" rx="10" fill="${scene.sheet.linear(finishes[look.finish])}"/>`,
    0.6,
  );
  scene.copies([`rotate(36 430 ${ground - 290})`], () => {
    const y = ground - 290;
    scene.solid(
      turned(
        scene,
        430,
        [
          [y - 140, 82, 'edge'],
          [y - 116, 86, 'edge'],
          [y + 60, 76],
          [y + 84, 50],
        ],
        look.finish,
        { top: 0.3, bottom: 0.2 },
      ),
      0.5,
    );
    scene.solid(disc(430, y - 140, 80, 0.3, flat(look.finish, 0.2)));
    scene.day(
      disc(430, y - 140, 70, 0.3, '#e9e3d3') +
        [-34, 0, 34].map((dx) => disc(430 + dx, y - 140, 13, 0.5, '#e3c35a')).join(''),
    );
    scene.light(
      disc(430, y - 142, 84, 0.34, '#fff', ` filter="${scene.sheet.blur(14)}"`) +
        disc(430, y - 140, 72, 0.3, '#fff') +
        beam(scene, 430, y - 146, { angle: 180, length: 520, start: 66, end: 210, strength: 0.46 }),
    );
  });
  scene.lamp(520, ground - 420, 520, 0.9);
  scene.wallHalo(760, 300, 640, 0.6);
  scene.floorPool(560, 460, 0.4);
}

/** A potted agave-like plant, to show what a garden light is for. */
function plant(scene: Scene, x: number): void {
  const blade = (dx: number, tip: number, height: number, color: string) =>
    `<path d="M${num(x + dx - 15)} ${ground - 40}Q${num(x + dx * 1.6 - 12)} ${num(ground - height * 0.6)} ${num(x + tip)} ${num(ground - height)}Q${num(x + dx * 1.6 + 22)} ${num(ground - height * 0.5)} ${num(x + dx + 15)} ${ground - 40}Z" fill="${color}"/>`;
  scene.contactShadow(x, 92, ground);
  scene.solid(
    [
      blade(-24, -170, 330, '#4f6b4c'),
      blade(26, 178, 320, '#46624a'),
      blade(-12, -88, 440, '#5d7d57'),
      blade(16, 96, 430, '#557551'),
      blade(0, 4, 500, '#688a60'),
      blade(-34, -206, 220, '#56744f'),
      blade(36, 206, 210, '#4d6a4b'),
    ].join('') +
      barrel(
        scene,
        x,
        [
          [ground - 96, 86, 'edge'],
          [ground - 2, 66],
        ],
        [
          [0, '#7f4d37'],
          [0.3, '#c98e70'],
          [0.6, '#b0755a'],
          [1, '#75452f'],
        ],
        { bottom: 0.14, top: 0.1 },
      ),
    1,
  );
}

/** Recessed ground light: a steel ring and thick glass over its can, shown above the floor. */
export function inground(scene: Scene, look: Look): void {
  const y = 640;
  scene.contactShadow(500, 152, ground - 14);
  scene.solid(
    barrel(
      scene,
      500,
      [
        [y + 10, 150, 'edge'],
        [ground - 20, 138],
      ],
      [
        [0, '#1d1c1b'],
        [0.3, '#585653'],
        [0.6, '#2c2b29'],
        [1, '#161514'],
      ],
      { bottom: 0.24 },
    ) +
      `<path d="M640 ${ground - 90}q70 20 110 74" fill="none" stroke="#23211f" stroke-width="17" stroke-linecap="round"/>`,
    0.4,
  );
  scene.solid(
    barrel(
      scene,
      500,
      [
        [y, 214, 'edge'],
        [y + 22, 214],
      ],
      look.finish,
      { bottom: 0.34, top: 0.34 },
    ) +
      disc(500, y, 214, 0.34, scene.sheet.linear(finishes[look.finish], [0, 0], [1, 0.7])) +
      disc(500, y, 150, 0.34, '#1e1d1b') +
      [0.1, 0.35, 0.6, 0.85]
        .map((turn) =>
          disc(
            500 + Math.cos(turn * Math.PI * 2) * 182,
            y + Math.sin(turn * Math.PI * 2) * 182 * 0.34,
            11,
            0.5,
            flat(look.finish, 0.1),
          ),
        )
        .join(''),
    0.6,
  );
  scene.day(
    disc(
      500,
      y,
      146,
      0.34,
      scene.sheet.linear(
        [
          [0, '#5b584f'],
          [0.4, '#3a3833'],
          [1, '#211f1c'],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
      [
        [-52, 6],
        [52, 6],
        [0, -20],
        [0, 28],
      ]
        .map(
          ([dx = 0, dy = 0]) =>
            disc(500 + dx, y + dy, 30, 0.42, '#d9b44c') +
            disc(500 + dx, y + dy, 17, 0.42, '#f5e09a'),
        )
        .join('') +
      `<path d="M380 ${y - 14}A146 50 0 0 1 500 ${y - 50}" fill="none" stroke="#fff" stroke-width="8" opacity=".5"/>`,
  );
  scene.light(
    disc(500, y, 158, 0.36, '#fff', ` filter="${scene.sheet.blur(16)}"`) +
      disc(500, y, 146, 0.34, '#fff') +
      beam(scene, 500, y - 6, { angle: 180, length: 660, start: 140, end: 300, strength: 0.5 }),
  );
  scene.lamp(500, y, 380, 0.8);
  scene.wallHalo(500, 180, 700, 0.6);
  scene.wallHalo(500, y, 560, 0.34);
}

/** Step light set in the wall beside a stair, shining down on the treads. */
export function stepLight(scene: Scene, look: Look): void {
  const box = 'M356 330H644V520H356Z';
  scene.solid(
    `<path d="M0 ${horizon - 6}H430V${horizon + 70}H0Z" fill="#ddd6ca"/><path d="M0 ${horizon - 6}H430L470 ${horizon + 24}H0Z" fill="#efeae2"/><path d="M430 ${horizon - 6}l40 30v66l-40 -20Z" fill="#b9b1a3"/>`,
    0.9,
  );
  scene.wallShadow(box, { dx: 8, dy: 12, soft: 10 });
  scene.solid(
    `<rect x="356" y="330" width="288" height="190" rx="14" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])}"/><rect x="362" y="336" width="276" height="178" rx="10" fill="none" stroke="${flat(look.finish, 1)}" stroke-opacity=".5" stroke-width="3"/><rect x="392" y="402" width="216" height="84" rx="8" fill="${flat(look.finish, 0.05)}"/><path d="M392 402h216l-14 26H406Z" fill="${flat(look.finish, 0.3)}"/>`,
    0.45,
  );
  scene.day('<path d="M412 430H588V440H412Z" fill="#efe7d2"/>');
  scene.light(
    `<path d="M400 424H600V444H400Z" fill="#fff" filter="${scene.sheet.blur(8)}"/><path d="M408 428H592V440H408Z" fill="#fff"/><path d="M396 440H604V484H396Z" fill="${scene.sheet.ramp(
      [
        [0, '#fff', 0.8],
        [1, '#fff', 0.35],
      ],
      [0, 440],
      [0, 484],
    )}"/>`,
  );
  scallop(scene, 500, 420, { length: 460, width: 330, strength: 0.95, soft: 20 });
  scene.lamp(500, 560, 460, 0.8);
  scene.wallHalo(500, 600, 560, 0.24);
  scene.floorPool(500, 560, 1, horizon + 40);
}
