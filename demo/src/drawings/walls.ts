import { type Finish, finishes, flat, linen } from './finishes.ts';
import type { Look } from './look.ts';
import { opalBall, scallop } from './parts.ts';
import { ceilingEdge, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, silhouette, type Turn, turned } from './turning.ts';

/** The plate a wall light is screwed to. */
function plate(scene: Scene, cx: number, cy: number, r: number, coat: Finish): string {
  return `<circle cx="${num(cx + 5)}" cy="${num(cy + 7)}" r="${num(r)}" fill="${flat(coat, 0.1)}"/><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${scene.sheet.linear(finishes[coat], [0, 0], [1, 1])}"/>`;
}

/** Opal globe on a metal bracket. */
export function wallGlobe(scene: Scene, look: Look): void {
  const [cx, cy, r] = [500, 400, 138];
  scene.wallShadow(`M${cx - 74} 620a74 74 0 1 1 148 0a74 74 0 1 1 -148 0Z`, {
    dx: 12,
    dy: 18,
    soft: 12,
  });
  scene.day(
    `<circle cx="${cx + 34}" cy="${cy + 54}" r="${r}" fill="#4b4235" opacity=".26" filter="${scene.sheet.blur(26, true)}"/>`,
  );
  scene.solid(plate(scene, cx, 620, 74, look.finish));
  opalBall(scene, cx, cy, r);
  scene.solid(
    barrel(
      scene,
      cx,
      [
        [cy + r + 34, 13, 'edge'],
        [626, 13],
      ],
      look.finish,
      { bottom: 1 },
    ) +
      turned(
        scene,
        cx,
        [
          [cy + r - 12, 60, 'edge'],
          [cy + r + 6, 56],
          [cy + r + 34, 26, 'edge'],
          [cy + r + 46, 22],
        ],
        look.finish,
        { top: -0.14, soft: 3 },
      ),
  );
  scene.lamp(cx, cy, 440, 0.9);
  scene.wallHalo(cx, cy, 820, 0.75);
  scene.floorPool(cx, 520, 0.36);
}

/** Classic sconce: two brass arms with fabric shades. */
export function wallSconce(scene: Scene, look: Look): void {
  scene.wallShadow('M448 430H552V700H448Z', { dx: 14, dy: 18, soft: 12 });
  scene.solid(
    `<rect x="450" y="430" width="100" height="270" rx="50" fill="${scene.sheet.linear(finishes[look.finish])}"/><rect x="466" y="448" width="68" height="234" rx="34" fill="none" stroke="${flat(look.finish, 0.15)}" stroke-opacity=".6" stroke-width="4"/>`,
  );
  for (const x of [330, 670]) {
    const d = `M500 620C${num(500 + (x - 500) * 0.4)} 720 ${x} 700 ${x} 560`;
    scene.solid(
      [
        ['#000', 17, 0.35],
        [flat(look.finish, 0.5), 14, 1],
        [flat(look.finish, 1), 5, 1],
      ]
        .map(
          ([color, width, alpha]) =>
            `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${alpha}"/>`,
        )
        .join(''),
    );
    scene.solid(
      turned(
        scene,
        x,
        [
          [540, 44, 'edge'],
          [552, 40],
          [562, 14],
        ],
        look.finish,
        { soft: 2, bands: 4 },
      ) +
        barrel(
          scene,
          x,
          [
            [470, 15, 'edge'],
            [542, 15],
          ],
          [
            [0, '#cfc6b2'],
            [0.35, '#fbf7ec'],
            [1, '#c6bda8'],
          ],
        ),
    );
    const shade: Turn[] = [
      [290, 78, 'edge'],
      [490, 138],
    ];
    const body = silhouette(x, shade, { bottom: 0.1, top: 0.1 });
    scene.day(
      `<path d="${body}" transform="translate(24 30)" fill="#4b4235" opacity=".25" filter="${scene.sheet.blur(20, true)}"/>` +
        barrel(scene, x, shade, linen, { bottom: 0.1, top: 0.1 }),
    );
    scene.light(
      `<path d="${body}" fill="#fff" opacity=".5" filter="${scene.sheet.blur(34, true)}"/><path d="${body}" fill="${scene.sheet.linear(
        [
          [0, '#9a8a70'],
          [0.3, '#fff6e4'],
          [0.62, '#fff6e4'],
          [1, '#9a8a70'],
        ],
      )}"/>`,
    );
    scene.solid(
      `<path d="M${x - 78} 292A78 8 0 0 1 ${x + 78} 292M${x - 138} 488A138 14 0 0 0 ${x + 138} 488" fill="none" stroke="${flat(look.finish, 0.8)}" stroke-width="5"/>`,
      0.7,
    );
    scallop(scene, x, 330, { way: -1, length: 330, width: 170, strength: 0.7, soft: 18 });
    scallop(scene, x, 450, { length: 380, width: 260, strength: 0.6, soft: 20 });
    scene.lamp(x, 400, 360, 0.8);
    scene.wallHalo(x, 400, 720, 0.3);
  }
  scene.floorPool(500, 520, 0.35);
}

/** A thin ring or disc standing off the wall, glowing around its edge. */
export function wallRing(scene: Scene, look: Look): void {
  const [cx, cy, r] = [500, 430, 176];
  const circle = (radius: number) =>
    `M${cx - radius} ${cy}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  scene.wallShadow(circle(r), { dx: 22, dy: 32, soft: 20 });
  scene.onWall(`<path d="${circle(r + 34)}" fill="#fff" filter="${scene.sheet.blur(44, true)}"/>`);
  scene.solid(
    disc(cx + 5, cy + 7, r, 1, flat(look.finish, 0.1)) +
      disc(cx, cy, r, 1, scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])) +
      disc(cx, cy, r * 0.9, 1, scene.sheet.linear(finishes[look.finish], [1, 1], [0, 0])) +
      disc(cx, cy, r * 0.88, 1, scene.sheet.linear(finishes[look.finish], [0.1, 0], [0.9, 1])),
    0.22,
  );
  scene.lamp(cx, cy, 560, 0.5);
  scene.wallHalo(cx, cy, 760, 0.8);
  scene.floorPool(cx, 480, 0.34);
}

/** Pierced half-drum of brass in the manner of a mashrabiya niche. */
export function wallOriental(scene: Scene, look: Look): void {
  const arch = (inset: number) =>
    `M${340 + inset} ${680 - inset}V420C${340 + inset} 330 ${440} 300 500 ${216 + inset * 1.4}C560 300 ${660 - inset} 330 ${660 - inset} 420V${680 - inset}Z`;
  const lattice = scene.sheet.define(
    (id) =>
      `<pattern id="${id}" width="52" height="52" patternUnits="userSpaceOnUse" x="500"><path d="M26 4L32 20L48 26L32 32L26 48L20 32L4 26L20 20Z" fill="#000"/><path d="M0 -8L6 0L0 8L-6 0ZM52 -8L58 0L52 8L46 0ZM0 44L6 52L0 60L-6 52ZM52 44L58 52L52 60L46 52Z" fill="#000"/></pattern>`,
  );
  const bright = scene.sheet.define(
    (id) =>
      `<pattern id="${id}" width="52" height="52" patternUnits="userSpaceOnUse" x="500"><path d="M26 4L32 20L48 26L32 32L26 48L20 32L4 26L20 20Z" fill="#fff"/><path d="M0 -8L6 0L0 8L-6 0ZM52 -8L58 0L52 8L46 0ZM0 44L6 52L0 60L-6 52ZM52 44L58 52L52 60L46 52Z" fill="#fff"/></pattern>`,
  );
  scene.wallShadow(arch(0), { dx: 24, dy: 24 });
  scene.solid(
    `<path d="${arch(0)}" fill="${scene.sheet.linear(finishes[look.finish])}"/><path d="${arch(16)}" fill="none" stroke="${flat(look.finish, 0.1)}" stroke-opacity=".6" stroke-width="4"/>`,
    0.55,
  );
  scene.day(`<path d="${arch(30)}" fill="url(#${lattice})" opacity=".72"/>`);
  scene.light(
    `<path d="${arch(30)}" fill="url(#${bright})" filter="${scene.sheet.blur(8, true)}"/><path d="${arch(30)}" fill="url(#${bright})"/>`,
  );
  scene.onWall(
    `<path d="${arch(30)}" transform="translate(500 470) scale(2.300) translate(-500 -470)" fill="url(#${bright})" opacity=".2" filter="${scene.sheet.blur(6, true)}"/>`,
  );
  scallop(scene, 500, 300, { way: -1, length: 300, width: 130, strength: 0.8, soft: 16 });
  scallop(scene, 500, 640, { length: 360, width: 210, strength: 0.8, soft: 18 });
  scene.lamp(500, 460, 380, 0.6);
  scene.wallHalo(500, 460, 720, 0.4);
  scene.floorPool(500, 480, 0.34);
}

/** Bedside reading light: flexible neck with a small spot, and a socket for the phone. */
export function wallReading(scene: Scene, look: Look): void {
  scene.wallShadow('M360 300H500V640H360Z', { dx: 18, dy: 24 });
  scene.solid(
    `<rect x="360" y="300" width="140" height="340" rx="18" fill="${scene.sheet.linear(finishes[look.finish])}"/><rect x="412" y="566" width="36" height="16" rx="3" fill="#1b1a18"/><circle cx="430" cy="500" r="20" fill="${flat(look.accent, 0.8)}"/><circle cx="430" cy="500" r="12" fill="${flat(look.accent, 0.4)}"/>`,
    0.6,
  );
  const neck = 'M430 360C430 230 600 220 640 330';
  scene.solid(
    [
      [flat(look.accent, 0), 22],
      [flat(look.accent, 0.6), 16],
      [flat(look.accent, 1), 5],
    ]
      .map(
        ([color, width]) =>
          `<path d="${neck}" fill="none" stroke="${color}" stroke-width="${width}"/>`,
      )
      .join('') +
      `<path d="${neck}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="16" stroke-dasharray="2 5"/>`,
    0.6,
  );
  scene.copies(['rotate(-22 640 330)'], () => {
    scene.solid(
      turned(
        scene,
        640,
        [
          [310, 22, 'edge'],
          [330, 44],
          [436, 58, 'edge'],
          [446, 58],
        ],
        look.finish,
        { bottom: 0.22, top: 0.3 },
      ),
      0.5,
    );
    scene.day(disc(640, 446, 50, 0.22, '#efd78d'));
    scene.light(
      disc(640, 446, 62, 0.26, '#fff', ` filter="${scene.sheet.blur(14)}"`) +
        disc(640, 446, 51, 0.22, '#fff'),
    );
  });
  scene.onWall(
    `<path d="M670 440L560 ${ceilingEdge + 640}H1000V700Z" fill="${scene.sheet.ramp(
      [
        [0, '#fff', 0.85],
        [0.4, '#fff', 0.4],
        [1, '#fff', 0.05],
      ],
      [690, 440],
      [800, 800],
    )}" filter="${scene.sheet.blur(26, true)}"/>`,
  );
  scene.lamp(690, 470, 420, 0.6);
  scene.wallHalo(700, 540, 620, 0.36);
  scene.floorPool(760, 480, 0.6);
}
