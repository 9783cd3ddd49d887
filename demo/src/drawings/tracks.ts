import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { beam, glow } from './parts.ts';
import { ceilingEdge, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, type Turn, turned } from './turning.ts';

/** Ceiling track with adjustable heads; `count` heads. */
export function trackHead(scene: Scene, look: Look): void {
  const heads = Math.max(1, Math.min(4, look.count));
  const places =
    heads === 1
      ? [500]
      : heads === 2
        ? [350, 660]
        : heads === 3
          ? [240, 500, 760]
          : [185, 395, 605, 815];
  const size = heads === 1 ? 1.28 : heads <= 3 ? 0.86 : 0.72;
  const railY = ceilingEdge - 20;
  scene.solid(
    `<rect x="-10" y="${railY}" width="1020" height="34" fill="${scene.sheet.linear(
      finishes[look.finish].map(([o, c]) => [o, c] as const),
      [0, 0],
      [0, 1],
    )}"/><path d="M-10 ${railY + 25}H1010" stroke="#000" stroke-opacity=".35" stroke-width="6"/>`,
    0.3,
  );
  const head = () => {
    scene.solid(
      `<rect x="446" y="${railY + 6}" width="108" height="46" rx="8" fill="${scene.sheet.linear(finishes[look.finish])}"/>` +
        barrel(
          scene,
          500,
          [
            [railY + 50, 15, 'edge'],
            [railY + 136, 15],
          ],
          look.finish,
          { bottom: 0.3 },
        ),
      0.35,
    );
    const can: Turn[] = [
      [railY + 96, 62, 'edge'],
      [railY + 112, 80, 'edge'],
      [railY + 330, 80, 'edge'],
      [railY + 336, 84, 'edge'],
      [railY + 362, 84],
    ];
    scene.copies([`rotate(-24 500 ${railY + 180})`], () => {
      scene.solid(turned(scene, 500, can, look.finish, { top: 0.2, bottom: 0.26 }), 0.4);
      scene.day(
        disc(500, railY + 362, 76, 0.26, flat(look.accent, 0.2)) +
          disc(500, railY + 360, 40, 0.26, '#efd78d'),
      );
      scene.light(
        disc(500, railY + 362, 84, 0.26, '#fff', ` filter="${scene.sheet.blur(14)}"`) +
          disc(500, railY + 362, 76, 0.26, '#fff') +
          beam(scene, 500, railY + 366, { length: 620, start: 72, end: 250, strength: 0.44 }),
      );
    });
  };
  scene.copies(
    places.map(
      (x) => `translate(${num(x - 500 * size)} ${num(railY * (1 - size))}) scale(${size})`,
    ),
    head,
  );
  for (const x of places) {
    scene.lamp(x + 130 * size, railY + 340 * size, 260, 0.5);
    scene.wallHalo(
      x + 330 * size,
      railY + 640 * size,
      460 * Math.max(size, 0.8),
      heads > 2 ? 0.4 : 0.6,
    );
  }
  scene.wallHalo(500, 420, 800, 0.18);
  scene.floorPool(heads === 1 ? 860 : 620, 560, 0.5);
}

/** Magnetic track: a slim recessed rail with linear, grille and spot modules clicked into it. */
export function trackMagnetic(scene: Scene, look: Look): void {
  const y = ceilingEdge - 6;
  scene.solid(
    `<rect x="40" y="${y}" width="920" height="58" rx="4" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [0, 1])}"/><path d="M52 ${y + 44}H948" stroke="#000" stroke-opacity=".5" stroke-width="14"/>`,
    0.3,
  );
  const line = `M84 ${y + 46}h270v32h-270Z`;
  const grille = Array.from(
    { length: 6 },
    (_, index) => `M${424 + index * 34} ${y + 50}h22v22h-22Z`,
  ).join('');
  scene.solid(
    `<rect x="76" y="${y + 38}" width="286" height="46" rx="4" fill="${flat(look.finish, 0.25)}"/><rect x="412" y="${y + 38}" width="220" height="46" rx="4" fill="${flat(look.finish, 0.3)}"/>`,
    0.4,
  );
  scene.day(`<path d="${line}" fill="#f3f0e9"/><path d="${grille}" fill="#e6cf86"/>`);
  glow(scene, line, { bloom: 26, power: 0.9 });
  glow(scene, grille, { bloom: 14, power: 0.9 });
  scene.light(beam(scene, 522, y + 84, { length: 480, start: 104, end: 220, strength: 0.34 }));
  for (const [x, angle] of [
    [722, 16],
    [872, -14],
  ] as const) {
    scene.solid(
      barrel(
        scene,
        x,
        [
          [y + 56, 12, 'edge'],
          [y + 108, 12],
        ],
        look.finish,
      ),
      0.3,
    );
    scene.copies([`rotate(${angle} ${x} ${y + 110})`], () => {
      scene.solid(
        turned(
          scene,
          x,
          [
            [y + 92, 44, 'edge'],
            [y + 262, 44],
          ],
          look.finish,
          { top: 0.2, bottom: 0.24 },
        ),
        0.4,
      );
      scene.day(disc(x, y + 262, 38, 0.24, '#2a2826') + disc(x, y + 261, 22, 0.24, '#efd78d'));
      scene.light(
        disc(x, y + 262, 44, 0.24, '#fff', ` filter="${scene.sheet.blur(10)}"`) +
          disc(x, y + 262, 38, 0.24, '#fff') +
          beam(scene, x, y + 264, { length: 560, start: 38, end: 150, strength: 0.46 }),
      );
    });
  }
  scene.lamp(220, y + 60, 240, 0.6);
  scene.wallHalo(220, y + 120, 640, 0.6);
  scene.wallHalo(640, 560, 560, 0.42);
  scene.wallHalo(900, 560, 420, 0.4);
  scene.floorPool(560, 620, 0.5);
}
