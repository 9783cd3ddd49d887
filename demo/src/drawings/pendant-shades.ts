import { type Finish, finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { beam, cable, scallop } from './parts.ts';
import type { Scene } from './scene.ts';
import { fine, num, type Stop } from './sheet.ts';
import { disc, halfPath, silhouette, type Turn, turned } from './turning.ts';

/** Light that a shade closed on top throws down. */
function down(scene: Scene, x: number, y: number, r: number, strength = 0.75): void {
  scene.lamp(x, y + 10, r * 1.5, 0.6);
  scallop(scene, x, y - 40, { length: 620, width: 420, strength, soft: 26 });
  scene.wallHalo(x, y + 140, 820, 0.24);
  scene.floorPool(x, 620, 0.85);
}

/** Light that leaves a lamp to all sides. */
export function around(scene: Scene, x: number, y: number, strength = 0.6, reach = 860): void {
  scene.lamp(x, y, 480, 0.9);
  scene.wallHalo(x, y, reach, strength);
  scene.floorPool(x, 600, strength * 0.75);
}

/** An open-bottomed metal shade with its lit inside seen from just below. */
export function openShade(
  scene: Scene,
  cx: number,
  turns: readonly Turn[],
  outside: Finish,
  inside: Finish,
): void {
  const [mouthY, r] = turns[turns.length - 1] as Turn;
  const k = 0.13;
  scene.solid(turned(scene, cx, turns, outside, { bottom: k }), 0.28);
  scene.solid(
    disc(cx, mouthY, r, k, flat(outside, 0.4)) +
      disc(cx, mouthY + 1, r * 0.975, k, scene.sheet.linear(finishes[inside], [1, 0], [0, 0.4])),
    1,
  );
  scene.day(disc(cx, mouthY + 4, r * 0.2, 0.4, '#fbf8ef'));
  scene.light(
    disc(
      cx,
      mouthY + 1,
      r * 0.975,
      k,
      scene.sheet.radial([
        [0, '#fff'],
        [0.35, '#fff', 0.92],
        [1, '#fff', 0.45],
      ]),
    ) +
      disc(
        cx,
        mouthY + 4,
        r * 0.5,
        k * 1.5,
        '#fff',
        ` opacity=".9" filter="${scene.sheet.blur(16)}"`,
      ) +
      beam(scene, cx, mouthY + 6, { length: 420, start: r * 0.9, end: r * 1.5, strength: 0.2 }),
  );
}

const shades: Record<string, { turns: Turn[]; top: number }> = {
  dome: {
    turns: [
      [330, 30, 'edge'],
      [346, 62],
      [380, 128],
      [434, 200],
      [500, 252],
      [560, 274, 'edge'],
      [570, 276],
    ],
    top: 330,
  },
  cone: {
    turns: [
      [300, 26, 'edge'],
      [318, 44],
      [470, 150],
      [566, 262, 'edge'],
      [576, 264],
    ],
    top: 300,
  },
  bell: {
    turns: [
      [296, 40, 'edge'],
      [310, 64],
      [360, 92],
      [430, 118],
      [510, 176],
      [556, 250, 'edge'],
      [570, 260],
    ],
    top: 296,
  },
};

/** Metal pendant: dome, cone or bell by its style; `accent` lines the inside. */
export function pendantDome(scene: Scene, look: Look): void {
  const shape = shades[look.variant || 'dome'] as { turns: Turn[]; top: number };
  scene.solid(
    cable(500, shape.top - 60) +
      turned(
        scene,
        500,
        [
          [shape.top - 84, 14, 'edge'],
          [shape.top - 70, 30, 'edge'],
          [shape.top - 8, 34, 'edge'],
          [shape.top + 6, 40],
        ],
        look.accent,
      ),
    0.3,
  );
  openShade(scene, 500, shape.turns, look.finish, look.accent);
  down(scene, 500, (shape.turns.at(-1) as Turn)[0], 276);
}

/** Handwoven rattan shade with light through its weave. */
export function pendantRattan(scene: Scene, _look: Look): void {
  const turns: Turn[] = [
    [300, 62, 'edge'],
    [330, 130],
    [400, 222],
    [490, 278],
    [570, 290, 'edge'],
    [580, 286],
  ];
  const cane: Stop[] = [
    [0, '#7a5730'],
    [0.14, '#a67c4b'],
    [0.36, '#dcb883'],
    [0.6, '#c49a64'],
    [0.86, '#93693b'],
    [1, '#6d4c29'],
  ];
  scene.solid(
    cable(500, 250) +
      turned(
        scene,
        500,
        [
          [228, 14, 'edge'],
          [244, 32, 'edge'],
          [304, 36],
        ],
        'black',
      ),
    0.4,
  );
  const body = silhouette(500, turns, { bottom: 0.12 });
  const clip = scene.sheet.clip(`<path d="${body}"/>`);
  const half = scene.sheet.define(
    (id) => `<path id="${id}" d="${halfPath(turns, { bottom: 0.12 })}" fill="none"/>`,
  );
  scene.day(`<path d="${body}" fill="#5d4226"/>`);
  scene.light(
    `<path d="${body}" fill="#fff" opacity=".5" filter="${scene.sheet.blur(40, true)}"/><path d="${body}" fill="${scene.sheet.pool(
      [
        [0, '#fff'],
        [0.5, '#d8c8ae'],
        [1, '#8b7350'],
      ],
      [500, 480, 300],
    )}"/>`,
  );
  const ribs = Array.from({ length: 8 }, (_, index) => {
    const scale = Math.sin(((index + 0.5) / 8) * (Math.PI / 2));
    return [1, -1]
      .map((side) => `<use href="#${half}" transform="matrix(${fine(side * scale)} 0 0 1 500 0)"/>`)
      .join('');
  }).join('');
  const hoops = Array.from({ length: 13 }, (_, index) => {
    const y = 300 + index * 23;
    return `<path d="M190 ${y}Q500 ${y + 70} 810 ${y}"/>`;
  }).join('');
  const shaded = scene.sheet.ramp(cane, [210, 0], [790, 0]);
  const weave = `<g clip-path="${clip}" fill="none"><g stroke="#3f2b16" stroke-opacity=".55" stroke-width="15">${hoops}</g><g stroke="${shaded}" stroke-width="11" transform="translate(0 -2)">${hoops}</g><g stroke="${shaded}" stroke-width="7" opacity=".9">${ribs}</g></g>`;
  scene.solid(weave, 0.5);
  scene.solid(
    `<path d="M214 580A286 ${num(286 * 0.12)} 0 0 0 786 580" fill="none" stroke="${shaded}" stroke-width="16"/>`,
    0.6,
  );
  around(scene, 500, 520, 0.5, 800);
  scene.floorPool(500, 560, 0.4);
}
