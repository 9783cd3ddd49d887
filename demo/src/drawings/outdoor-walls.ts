import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { clearGlass, glow, opalBody, scallop } from './parts.ts';
import type { Scene } from './scene.ts';
import { barrel, disc, silhouette, type Turn, turned } from './turning.ts';

/** Up-and-down light: a box or a cylinder with a scallop above and below. */
export function wallUpdown(scene: Scene, look: Look): void {
  const round = look.variant === 'cylinder';
  const [x, top, bottom, r] = [500, 372, 628, 92];
  const body = `M${x - r} ${top}H${x + r}V${bottom}H${x - r}Z`;
  scene.wallShadow(body, { dx: 26, dy: 18 });
  if (round)
    scene.solid(
      barrel(
        scene,
        x,
        [
          [top, r, 'edge'],
          [bottom, r],
        ],
        look.finish,
        { top: 0.12, bottom: 0.16 },
      ),
      0.5,
    );
  else
    scene.solid(
      `<path d="M${x + r} ${top}l34 -14V${bottom - 14}l-34 14Z" fill="${flat(look.finish, 0.25)}"/><path d="${body}" fill="${scene.sheet.linear(
        [
          [0, flat(look.finish, 0.6)],
          [0.35, flat(look.finish, 0.95)],
          [1, flat(look.finish, 0.5)],
        ],
      )}"/>`,
      0.5,
    );
  scene.day(disc(x, bottom, r * 0.8, round ? 0.16 : 0.1, '#efe7d2'));
  scene.light(
    [top, bottom]
      .map(
        (y) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r * 0.86}" ry="15" fill="#fff" filter="${scene.sheet.blur(10)}"/>`,
      )
      .join(''),
  );
  scallop(scene, x, top + 60, { way: -1, length: 460, width: 250, strength: 1, soft: 14 });
  scallop(scene, x, bottom - 60, { length: 420, width: 250, strength: 1, soft: 14 });
  scene.lamp(x, top - 10, 190, 0.6);
  scene.lamp(x, bottom + 10, 190, 0.6);
  scene.wallHalo(x, 500, 640, 0.2);
  scene.floorPool(x, 460, 0.4);
}

/** Oval or round weatherproof bulkhead with an opal cover and a guard. */
export function wallBulkhead(scene: Scene, look: Look): void {
  const round = look.variant === 'round';
  const [rx, ry] = round ? [216, 216] : [248, 152];
  const oval = (dx: number) =>
    `M${500 - rx - dx} 440a${rx + dx} ${ry + dx} 0 1 1 ${2 * (rx + dx)} 0a${rx + dx} ${ry + dx} 0 1 1 ${-2 * (rx + dx)} 0Z`;
  scene.wallShadow(oval(0), { dx: 20, dy: 28 });
  scene.solid(
    `<path d="${oval(0)}" transform="translate(7 9)" fill="${flat(look.finish, 0.1)}"/><path d="${oval(0)}" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])}"/>`,
    0.6,
  );
  scene.day(
    `<path d="${oval(-36)}" fill="${scene.sheet.radial(
      [
        [0, '#fefefc'],
        [0.6, '#f2efe8'],
        [1, '#c6c0b4'],
      ],
      [0.5, 0.5, 0.58],
      [0.36, 0.3],
    )}"/>`,
  );
  glow(scene, oval(-36), {
    bloom: 36,
    power: 0.8,
    fill: scene.sheet.radial([
      [0, '#fff'],
      [0.8, '#fff'],
      [1, '#dcdcdc'],
    ]),
  });
  if (!round)
    scene.solid(
      `<path d="M${500 - rx + 20} 440H${500 + rx - 20}M500 ${440 - ry + 20}V${440 + ry - 20}" stroke="${flat(look.finish, 0.5)}" stroke-width="17"/><path d="${oval(-30)}" fill="none" stroke="${flat(look.finish, 0.6)}" stroke-width="12"/>`,
      0.4,
    );
  scene.lamp(500, 440, 420, 0.9);
  scene.wallHalo(500, 440, 820, 0.7);
  scene.floorPool(500, 520, 0.4);
}

/** Outdoor wall lantern: a glazed hood on an arm. */
export function wallLantern(scene: Scene, look: Look): void {
  scene.wallShadow('M440 560H560V720H440Z', { dx: 14, dy: 18, soft: 12 });
  scene.solid(
    `<rect x="446" y="560" width="108" height="160" rx="12" fill="${scene.sheet.linear(finishes[look.finish])}"/><path d="M500 690C500 760 392 750 392 660" fill="none" stroke="${flat(look.finish, 0.2)}" stroke-width="22"/><path d="M500 688C500 754 396 744 396 660" fill="none" stroke="${flat(look.finish, 0.7)}" stroke-width="7"/>`,
    0.6,
  );
  scene.copies(['translate(-108 -14)'], () => {
    const glass: Turn[] = [
      [366, 116, 'edge'],
      [600, 78],
    ];
    opalBody(
      scene,
      500,
      [
        [420, 20, 'edge'],
        [440, 34],
        [500, 44],
        [548, 34],
        [570, 22, 'edge'],
      ],
      { bloom: 30, power: 0.9 },
    );
    clearGlass(scene, 500, glass);
    scene.light(
      `<path d="${silhouette(500, glass)}" fill="${scene.sheet.radial([
        [0, '#fff', 0.6],
        [1, '#fff', 0.12],
      ])}"/>`,
    );
    scene.solid(
      `<path d="M384 366L424 600M616 366L576 600M462 366L474 600M538 366L526 600" stroke="${flat(look.finish, 0.3)}" stroke-width="9"/>`,
      0.35,
    );
    scene.solid(
      turned(
        scene,
        500,
        [
          [262, 8, 'edge'],
          [278, 24],
          [292, 14],
          [304, 60],
          [340, 124],
          [362, 140, 'edge'],
          [372, 136],
        ],
        look.finish,
        { bottom: 0.08, soft: 5 },
      ),
      0.35,
    );
    scene.solid(
      turned(
        scene,
        500,
        [
          [596, 88, 'edge'],
          [612, 90],
          [632, 60],
          [652, 22],
          [668, 0],
        ],
        look.finish,
        { soft: 4 },
      ),
      0.5,
    );
  });
  scene.lamp(392, 490, 380, 0.8);
  scene.wallHalo(392, 490, 840, 0.66);
  scene.floorPool(400, 560, 0.42);
}
