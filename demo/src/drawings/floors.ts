import { fabricShade, shadedLight } from './fabric-shade.ts';
import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { beam, opalBall, roundBase, scallop } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, type Turn, turned } from './turning.ts';

/** Three wooden legs under a drum shade. */
export function floorTripod(scene: Scene, look: Look): void {
  for (const [x, y] of [
    [338, ground + 6],
    [662, ground + 6],
    [528, ground - 38],
  ] as const)
    scene.contactShadow(x, 24, y);
  const leg = (x1: number, y1: number, x2: number, y2: number, dark: boolean) => {
    const [a, b] = [x1 - 11, x1 + 11];
    const wood = scene.sheet.linear(
      dark
        ? [
            [0, '#6f4a2e'],
            [0.5, '#8a6040'],
            [1, '#553722'],
          ]
        : finishes.wood,
    );
    return `<path d="M${num(a)} ${y1}H${num(b)}L${num(x2 + 7)} ${y2}H${num(x2 - 7)}Z" fill="${wood}"/>`;
  };
  scene.solid(
    leg(508, 396, 528, ground - 40, true) +
      leg(488, 396, 338, ground + 4, false) +
      leg(512, 396, 662, ground + 4, false) +
      turned(
        scene,
        500,
        [
          [356, 14, 'edge'],
          [368, 34, 'edge'],
          [408, 34, 'edge'],
          [420, 22],
        ],
        look.accent,
        { soft: 3 },
      ) +
      barrel(
        scene,
        500,
        [
          [330, 8, 'edge'],
          [360, 8],
        ],
        look.accent,
      ),
    0.9,
  );
  fabricShade(
    scene,
    500,
    [
      [120, 166, 'edge'],
      [342, 186],
    ],
    look.accent,
  );
  shadedLight(scene, 500, 120, 342, 176);
}

/** Arc lamp: a long curve from a marble block to a hanging dome. */
export function floorArc(scene: Scene, look: Look): void {
  scene.contactShadow(252, 120, ground);
  const marble = scene.sheet.linear(
    [
      [0, '#fbfaf8'],
      [0.45, '#e9e6e0'],
      [1, '#cfcac1'],
    ],
    [0, 0],
    [1, 1],
  );
  scene.solid(
    `<path d="M144 ${ground - 96}H352V${ground}H144Z" fill="${marble}"/><path d="M144 ${ground - 96}l26 -22H378l-26 22Z" fill="#fdfcfa"/><path d="M352 ${ground - 96}l26 -22V${ground - 22}l-26 22Z" fill="#b9b3a8"/><path d="M160 ${ground - 70}q60 -16 84 20t96 30M170 ${ground - 20}q50 -30 120 -14" fill="none" stroke="#a8a39a" stroke-opacity=".55" stroke-width="3"/>`,
    0.6,
  );
  const arc = `M250 ${ground - 104}V360C250 150 400 96 520 100C650 106 742 196 742 330`;
  scene.solid(
    [
      [flat(look.finish, 0.1), 15],
      [flat(look.finish, 0.6), 11],
      [flat(look.finish, 1), 4],
    ]
      .map(
        ([color, width]) =>
          `<path d="${arc}" fill="none" stroke="${color}" stroke-width="${width}"/>`,
      )
      .join(''),
    0.6,
  );
  const dome: Turn[] = [
    [334, 18, 'edge'],
    [346, 60],
    [384, 116],
    [440, 148, 'edge'],
    [450, 148],
  ];
  scene.solid(
    turned(scene, 742, dome, look.accent, { bottom: 0.12 }) +
      turned(
        scene,
        742,
        [
          [312, 10, 'edge'],
          [320, 22, 'edge'],
          [340, 24],
        ],
        look.finish,
        { soft: 2, bands: 4 },
      ),
    0.3,
  );
  scene.solid(disc(742, 450, 145, 0.12, '#f2eee5'), 1);
  scene.light(
    disc(742, 450, 146, 0.12, '#fff') +
      disc(742, 454, 120, 0.2, '#fff', ` filter="${scene.sheet.blur(14)}"`) +
      beam(scene, 742, 456, { length: 430, start: 130, end: 280, strength: 0.3 }),
  );
  scallop(scene, 742, 410, { length: 560, width: 400, strength: 0.75, soft: 28 });
  scene.lamp(742, 470, 300, 0.8);
  scene.wallHalo(720, 560, 720, 0.26);
  scene.floorPool(742, 520, 0.95);
}

/** A vertical line of light for a corner; colour-changing ones wash the wall in colours. */
export function floorLine(scene: Scene, look: Look): void {
  scene.contactShadow(500, 96);
  scene.solid(roundBase(scene, 500, ground, 98, 12, look.finish), 0.8);
  scene.solid(
    `<rect x="486" y="120" width="28" height="${ground - 134}" rx="5" fill="${scene.sheet.linear(finishes[look.finish])}"/>`,
    0.3,
  );
  scene.day(`<rect x="512" y="132" width="9" height="${ground - 160}" rx="4" fill="#f5f2ea"/>`);
  const hues = look.rgb
    ? scene.sheet.ramp(
        [
          [0, '#ff5a87'],
          [0.35, '#b066ff'],
          [0.7, '#4f8dff'],
          [1, '#3fd6c6'],
        ],
        [0, 120],
        [0, ground],
      )
    : '#fff';
  const glow = (width: number, blur: number, alpha: number) =>
    `<rect x="${516 - width / 2}" y="136" width="${width}" height="${ground - 168}" rx="4" fill="${hues}" opacity="${alpha}" filter="${scene.sheet.blur(blur, true)}"/>`;
  scene.onWall(glow(560, 110, 0.55) + glow(200, 60, 0.5));
  scene.light(
    glow(46, 18, 0.9) +
      `<rect x="512" y="134" width="9" height="${ground - 164}" rx="4" fill="${look.rgb ? '#fff6ff' : '#fff'}"/>`,
  );
  scene.lamp(520, 480, 520, 0.6);
  scene.floorPool(520, 520, 0.5, ground, look.rgb ? '#79b8ff' : undefined);
}

/** Uplighter with a reading arm: an opal bowl above, a small spot at the side. */
export function floorReading(scene: Scene, look: Look): void {
  scene.contactShadow(480, 108);
  scene.solid(
    roundBase(scene, 480, ground, 112, 14, look.finish) +
      barrel(
        scene,
        480,
        [
          [236, 8, 'edge'],
          [ground - 14, 9],
        ],
        look.finish,
        { bottom: 0.3 },
      ),
    0.8,
  );
  const arm = 'M480 520C560 500 620 470 650 420';
  scene.solid(
    [
      [flat(look.finish, 0.1), 12],
      [flat(look.finish, 0.7), 8],
      [flat(look.finish, 1), 3],
    ]
      .map(
        ([color, width]) =>
          `<path d="${arm}" fill="none" stroke="${color}" stroke-width="${width}"/>`,
      )
      .join(''),
    0.7,
  );
  scene.copies(['rotate(-26 650 420)'], () => {
    scene.solid(
      turned(
        scene,
        650,
        [
          [392, 14, 'edge'],
          [404, 30],
          [480, 56, 'edge'],
          [488, 56],
        ],
        look.finish,
        { bottom: 0.2, soft: 3 },
      ),
      0.4,
    );
    scene.day(disc(650, 488, 48, 0.2, '#f4ecd6'));
    scene.light(
      disc(650, 488, 60, 0.24, '#fff', ` filter="${scene.sheet.blur(10)}"`) +
        disc(650, 488, 49, 0.2, '#fff') +
        beam(scene, 650, 490, { length: 420, start: 46, end: 170, strength: 0.42 }),
    );
  });
  opalBall(scene, 480, 196, 96, 30);
  scene.solid(
    turned(
      scene,
      480,
      [
        [270, 62, 'edge'],
        [292, 50],
        [306, 12],
      ],
      look.finish,
      { top: -0.16, soft: 3, bands: 5 },
    ),
  );
  scallop(scene, 480, 210, { way: -1, length: 240, width: 320, strength: 0.5, soft: 30 });
  scene.lamp(480, 200, 420, 0.8);
  scene.lamp(680, 510, 260, 0.6);
  scene.wallHalo(480, 196, 760, 0.6);
  scene.floorPool(800, 420, 0.7);
  scene.floorPool(480, 460, 0.3);
}
