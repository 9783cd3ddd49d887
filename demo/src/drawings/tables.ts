import { fabricShade, shadedLight } from './fabric-shade.ts';
import type { Look } from './look.ts';
import { beam, opalBall, roundBase, scallop } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { barrel, type Coat, disc, type Turn, turned } from './turning.ts';

/** Polished white glass. */
const whiteGlass: Coat = [
  [0, '#a9a396'],
  [0.12, '#cfc9bd'],
  [0.3, '#ffffff'],
  [0.42, '#f3f0ea'],
  [0.72, '#d3cdc1'],
  [0.9, '#e0dbd1'],
  [1, '#9f988b'],
];

/** Table lamp with a linen shade, its body turned in wood or blown in white glass. */
export function tableLamp(scene: Scene, look: Look): void {
  const wooden = look.materials.includes('wood');
  const body: Turn[] = wooden
    ? [
        [500, 18, 'edge'],
        [530, 22],
        [560, 44],
        [590, 30],
        [620, 58],
        [690, 76],
        [756, 46],
        [784, 34],
        [806, 60],
        [832, 104, 'edge'],
        [860, 110],
      ]
    : [
        [500, 22, 'edge'],
        [520, 30],
        [550, 66],
        [620, 124],
        [700, 140],
        [780, 104],
        [836, 70],
        [852, 78, 'edge'],
        [866, 82],
      ];
  scene.contactShadow(500, 96);
  scene.solid(
    turned(scene, 500, body, wooden ? 'wood' : whiteGlass, { bottom: 0.16 }) +
      barrel(
        scene,
        500,
        [
          [440, 9, 'edge'],
          [506, 9],
        ],
        'gold',
      ),
  );
  fabricShade(
    scene,
    500,
    [
      [220, 138, 'edge'],
      [478, 220],
    ],
    'gold',
  );
  shadedLight(scene, 500, 220, 478, 200);
}

/** Opal globe on a slim metal stem. */
export function tableGlobe(scene: Scene, look: Look): void {
  const [cy, r] = [370, 172];
  scene.contactShadow(500, 134);
  scene.solid(
    roundBase(scene, 500, ground - 6, 138, 14, look.finish) +
      barrel(
        scene,
        500,
        [
          [540, 13, 'edge'],
          [ground - 30, 13],
        ],
        look.finish,
        { bottom: 0.3 },
      ),
    0.9,
  );
  opalBall(scene, 500, cy, r);
  scene.solid(
    turned(
      scene,
      500,
      [
        [cy + r - 14, 66, 'edge'],
        [cy + r + 2, 60],
        [cy + r + 16, 22, 'edge'],
        [cy + r + 34, 18],
      ],
      look.finish,
      { top: -0.14, soft: 3 },
    ),
  );
  scene.lamp(500, cy, 560, 0.9);
  scene.wallHalo(500, cy, 900, 0.66);
  scene.floorPool(500, 580, 0.55);
}

/** Mushroom lamp: a wide metal cap over a flared stem, lit from under the cap. */
export function tableMushroom(scene: Scene, look: Look): void {
  const cap: Turn[] = [
    [310, 0],
    [316, 84],
    [346, 166],
    [396, 226],
    [446, 246, 'edge'],
    [456, 242],
  ];
  scene.contactShadow(500, 124);
  scene.solid(
    turned(
      scene,
      500,
      [
        [440, 40, 'edge'],
        [540, 34],
        [690, 46],
        [800, 92],
        [846, 126, 'edge'],
        [862, 128],
      ],
      look.finish,
      { bottom: 0.16 },
    ),
  );
  scene.solid(turned(scene, 500, cap, look.finish, { bottom: 0.08 }), 0.4);
  scene.light(disc(500, 458, 236, 0.08, '#fff', ` filter="${scene.sheet.blur(10)}"`));
  scene.day(disc(500, 458, 228, 0.06, '#f4efe3'));
  scene.lamp(500, 480, 380, 0.9);
  scallop(scene, 500, 420, { length: 560, width: 420, strength: 0.8, soft: 28 });
  scene.wallHalo(500, 520, 700, 0.22);
  scene.floorPool(500, 560, 0.75);
}

/** Cordless lamp with a small metal hat on a slim post, for restaurant tables and balconies. */
export function tableCordless(scene: Scene, look: Look): void {
  scene.contactShadow(500, 122);
  scene.solid(
    turned(
      scene,
      500,
      [
        [820, 20, 'edge'],
        [834, 96, 'edge'],
        [862, 124, 'edge'],
        [868, 124],
      ],
      look.finish,
      { bottom: 0.16, soft: 4 },
    ) +
      barrel(
        scene,
        500,
        [
          [400, 15, 'edge'],
          [830, 16],
        ],
        look.finish,
      ),
  );
  scene.day(disc(500, 828, 14, 0.4, '#d8cfba'));
  scene.solid(
    turned(
      scene,
      500,
      [
        [318, 84, 'edge'],
        [330, 98],
        [420, 172, 'edge'],
        [428, 174],
      ],
      look.finish,
      { bottom: 0.1, top: 0.1 },
    ),
    0.35,
  );
  scene.light(
    disc(500, 430, 166, 0.09, '#fff', ` filter="${scene.sheet.blur(10)}"`) +
      disc(500, 430, 160, 0.08, '#fff') +
      beam(scene, 500, 434, { length: 420, start: 150, end: 330, strength: 0.34 }),
  );
  scene.day(disc(500, 430, 158, 0.07, '#f6f2e8'));
  scallop(scene, 500, 390, { length: 520, width: 380, strength: 0.8, soft: 26 });
  scene.lamp(500, 450, 420, 0.9);
  scene.wallHalo(500, 520, 640, 0.24);
  scene.floorPool(500, 520, 0.95);
}
