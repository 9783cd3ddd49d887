import { filaments } from './filament-bulbs.ts';
import type { Look } from './look.ts';
import { clearGlass, glow, opalBall, opalBody, screwCap } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, type Turn, turned } from './turning.ts';

/** The drawn radius of a bulb's cap at size 1. */
function capRadius(look: Look): number {
  return { E14: 52, E40: 96 }[look.base] ?? 70;
}

/** How tall a screw cap stands, in radii. */
const capHeight = 1.88;

/** Draws one bulb, or the bulbs of a pack, each on the floor; the pieces of a pack are smaller. */
function stand(
  scene: Scene,
  look: Look,
  draw: () => void,
  light: { y: number; reach: number; strength: number },
): void {
  const places: [number, number][] =
    look.pack >= 3
      ? [
          [250, 0.8],
          [750, 0.8],
          [500, 0.86],
        ]
      : look.pack === 2
        ? [
            [340, 0.88],
            [660, 0.88],
          ]
        : [[500, 1]];
  scene.copies(
    places.map(
      ([x, size]) =>
        `translate(${num(x - 500 * size)} ${num(ground * (1 - size) - (size === 0.8 ? 14 : 0))})${size === 1 ? '' : ` scale(${size})`}`,
    ),
    draw,
  );
  scene.lamp(500, light.y, light.reach * 0.62, 0.95);
  for (const [x, size] of places) {
    scene.wallHalo(
      x,
      ground - (ground - light.y) * size,
      light.reach * (0.6 + size * 0.4),
      places.length > 1 ? light.strength * 0.6 : light.strength,
    );
    scene.floorPool(x, light.reach * 0.72 * size, light.strength * 0.8);
  }
}

/** Everyday opal LED bulb, standing on its cap. */
export function bulbA60(scene: Scene, look: Look): void {
  const s = Math.min(1.14, 0.9 + look.watt * 0.014);
  const cap = capRadius(look) * s;
  const at = (up: number) => ground - capHeight * cap - up * s;
  const draw = () => {
    scene.contactShadow(500, cap * 0.72);
    scene.solid(screwCap(scene, 500, at(0), cap));
    scene.solid(
      turned(
        scene,
        500,
        [
          [at(208), 164 * s, 'edge'],
          [at(150), 147 * s],
          [at(76), 102 * s],
          [at(14), 80 * s],
          [at(-4), 76 * s, 'edge'],
        ],
        'white',
        { bottom: 0.12 },
      ),
    );
    const dome: Turn[] = [
      [at(498), 0],
      [at(484), 72 * s],
      [at(448), 127 * s],
      [at(390), 167 * s],
      [at(314), 184 * s],
      [at(246), 175 * s],
      [at(206), 164 * s, 'edge'],
    ];
    opalBody(scene, 500, dome, { bottom: 0.07, bloom: 40 });
    scene.day(
      rim(
        500,
        at(206),
        164 * s,
        look.rgb
          ? scene.sheet.linear([
              [0, '#b9577a'],
              [0.35, '#d9a24a'],
              [0.65, '#5c9a7d'],
              [1, '#4a6fa5'],
            ])
          : '#8f897e',
        look.rgb ? 10 : 2.5,
      ),
    );
  };
  stand(scene, look, draw, { y: at(320), reach: 880, strength: 0.62 });
}

/** The line between a bulb's dome and its body: a thin groove, or the coloured ring of a smart bulb. */
function rim(x: number, y: number, r: number, fill: string, thick: number): string {
  return `<path d="M${num(x - r)} ${num(y)}a${num(r)} ${num(r * 0.07)} 0 0 0 ${num(2 * r)} 0v${num(thick)}a${num(r)} ${num(r * 0.07)} 0 0 1 ${num(-2 * r)} 0Z" fill="${fill}" opacity=".8"/>`;
}

/** Candle bulb; clear glass shows its filaments. */
export function bulbCandle(scene: Scene, look: Look): void {
  const cap = 54;
  const at = (up: number) => ground - capHeight * cap - up;
  const body: Turn[] = [
    [at(560), 2],
    [at(522), 20],
    [at(450), 58],
    [at(350), 102],
    [at(262), 118],
    [at(190), 106],
    [at(128), 82, 'edge'],
  ];
  const draw = () => {
    scene.contactShadow(500, 42);
    scene.solid(screwCap(scene, 500, at(0), cap, 1, look.finish === 'gold' ? 'gold' : 'nickel'));
    if (look.clear) {
      filaments(scene, 500, at(120), at(360), 30, 4);
      clearGlass(scene, 500, [
        ...body.slice(0, -1),
        [at(128), 88],
        [at(50), 66],
        [at(-2), 55, 'edge'],
      ]);
    } else {
      scene.solid(
        turned(
          scene,
          500,
          [
            [at(130), 84, 'edge'],
            [at(70), 68],
            [at(-4), 57, 'edge'],
          ],
          'white',
          { bottom: 0.12 },
        ),
      );
      opalBody(scene, 500, body, { bottom: 0.1, bloom: 34 });
    }
  };
  stand(scene, look, draw, { y: at(270), reach: 800, strength: look.clear ? 0.46 : 0.58 });
}

/** Globe and golf-ball bulbs. */
export function bulbGlobe(scene: Scene, look: Look): void {
  const r = look.diameter && look.diameter < 60 ? 156 : Math.min(236, 124 + (look.diameter ?? 95));
  const cap = capRadius(look) * 1.06;
  const top = ground - capHeight * cap;
  const cy = top - 56 - r * 0.93;
  const draw = () => {
    scene.contactShadow(500, cap * 0.7);
    scene.solid(screwCap(scene, 500, top, cap));
    scene.solid(
      turned(
        scene,
        500,
        [
          [cy + r * 0.88, r * 0.46, 'edge'],
          [top - 30, cap * 1.22],
          [top + 4, cap * 1.08, 'edge'],
        ],
        'white',
        { bottom: 0.12 },
      ),
    );
    opalBall(scene, 500, cy, r);
  };
  stand(scene, look, draw, { y: cy, reach: 900, strength: 0.64 });
}

/** High-power T bulb: a tall opal drum over a finned body. */
export function bulbT(scene: Scene, look: Look): void {
  const s = Math.min(1.12, 0.86 + look.watt * 0.0026);
  const cap = capRadius(look) * s;
  const at = (up: number) => ground - capHeight * cap - up * s;
  const r = 172 * s;
  const fins = Array.from({ length: 9 }, (_, index) => {
    const x = (share: number) => num(500 + ((index - 4) / 4.6) * r * share);
    return `M${x(1)} ${num(at(150))}C${x(1)} ${num(at(90))} ${x(0.72)} ${num(at(70))} ${x(0.58)} ${num(at(30))}`;
  }).join('');
  const draw = () => {
    scene.contactShadow(500, cap * 0.72);
    scene.solid(screwCap(scene, 500, at(0), cap));
    scene.solid(
      turned(
        scene,
        500,
        [
          [at(152), r, 'edge'],
          [at(104), r * 0.94],
          [at(48), r * 0.66],
          [at(-4), cap * 1.08, 'edge'],
        ],
        'white',
        { bottom: 0.12 },
      ) +
        `<path d="${fins}" fill="none" stroke="#8f887c" stroke-opacity=".5" stroke-width="${num(4 * s)}"/>`,
    );
    opalBody(
      scene,
      500,
      [
        [at(528), 0],
        [at(526), r * 0.6],
        [at(514), r * 0.88],
        [at(482), r, 'edge'],
        [at(150), r, 'edge'],
      ],
      { bottom: 0.1, bloom: 46 },
    );
  };
  stand(scene, look, draw, { y: at(330), reach: 980, strength: 0.8 });
}

/** Small G9 capsule, shown large: a clear body over its ceramic foot and two wire loops. */
export function bulbCapsule(scene: Scene): void {
  scene.contactShadow(500, 80);
  const loops = [442, 558]
    .map(
      (x) =>
        `<path d="M${x - 22} 776V846a22 22 0 0 0 44 0V776" fill="none" stroke="#8d8980" stroke-width="13"/><path d="M${x - 25} 776V846" stroke="#efece6" stroke-width="4" opacity=".8"/>`,
    )
    .join('');
  scene.solid(
    loops +
      barrel(
        scene,
        500,
        [
          [610, 122, 'edge'],
          [770, 116, 'edge'],
          [784, 98],
        ],
        'white',
        { bottom: 0.1 },
      ),
  );
  const core = 'M448 300h104v306h-104Z';
  scene.day(
    `<path d="${core}" fill="#efe9d9"/><path d="M466 322v268M500 322v268M534 322v268" stroke="#e0b64a" stroke-width="18" stroke-dasharray="24 16"/>`,
  );
  glow(scene, core, { bloom: 40, power: 0.9 });
  clearGlass(
    scene,
    500,
    [
      [236, 0],
      [238, 62],
      [252, 96],
      [290, 120, 'edge'],
      [612, 122, 'edge'],
    ],
    { bottom: 0.08 },
  );
  scene.lamp(500, 450, 460, 0.95);
  scene.wallHalo(500, 450, 800, 0.56);
  scene.floorPool(500, 520, 0.42);
}
