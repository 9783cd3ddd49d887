import { opalBody } from './parts.ts';
import { bothPasses, type RoomPicture, roomSize } from './room.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { barrel, disc, turned } from './turning.ts';

/** A garden path between bollards, a hedge and a lit palm. */
export function gardenPath(): RoomPicture {
  const horizon = 470;
  const backdrop = (sheet: Sheet) =>
    `<path d="M0 0H1600V470H0Z" fill="${sheet.ramp(
      [
        [0, '#b9c6cb'],
        [1, '#e6e0d2'],
      ],
      [0, 0],
      [0, 470],
    )}"/><path d="M0 470H1600V900H0Z" fill="${sheet.ramp(
      [
        [0, '#7d8a5c'],
        [1, '#5f6e45'],
      ],
      [0, 470],
      [0, 900],
    )}"/>`;
  const scene = new Scene({ ...roomSize, horizon, backdrop });
  const leaf = scene.sheet.ramp(
    [
      [0, '#6f8257'],
      [1, '#465738'],
    ],
    [0, 250],
    [0, 480],
  );
  const bumps = Array.from(
    { length: 17 },
    (_, index) => `a52 ${34 + (index % 3) * 9} 0 0 1 100 0`,
  ).join('');
  scene.solid(
    `<path d="M-40 330${bumps}V480H-40Z" fill="${leaf}"/><path d="M0 420H1600V482H0Z" fill="${scene.sheet.ramp(
      [
        [0, '#cfc3ad'],
        [1, '#b0a48d'],
      ],
      [0, 420],
      [0, 482],
    )}"/><path d="M0 450H1600" stroke="#8e836e" stroke-width="3"/>`,
    0.9,
  );
  const frond = (angle: number, long: number) =>
    `<path transform="translate(1180 190) rotate(${angle})" d="M0 0Q${long * 0.5} ${-long * 0.22} ${long} ${long * 0.12}Q${long * 0.5} ${-long * 0.02} 0 16Z" fill="#54693f"/>`;
  scene.solid(
    `<path d="M1160 500Q1190 330 1170 190H1192Q1216 330 1206 500Z" fill="${scene.sheet.linear([
      [0, '#7a6146'],
      [0.4, '#a58763'],
      [1, '#66503a'],
    ])}"/>${[
      [-170, 210],
      [-140, 190],
      [-110, 150],
      [-68, 150],
      [-38, 190],
      [-8, 215],
      [22, 170],
      [160, 170],
    ]
      .map(([angle = 0, long = 0]) => frond(angle, long))
      .join('')}`,
    1,
  );
  scene.solid(
    `<path d="M690 478H850C900 560 760 640 960 760C1060 820 1120 860 1150 900H330C420 800 640 740 660 640C670 580 660 520 690 478Z" fill="${scene.sheet.ramp(
      [
        [0, '#d8cdb8'],
        [1, '#c2b59d'],
      ],
      [0, 478],
      [0, 900],
    )}"/><path d="M668 520C700 600 640 660 560 740M880 540C840 620 900 680 1010 780" stroke="#9b8f79" stroke-opacity=".4" stroke-width="4" fill="none"/>`,
    1,
  );
  const bollard = () => {
    scene.lamp(0, -270, 420, 0.8);
    scene.day(
      disc(14, 4, 62, 0.2, '#2b3320', ` opacity=".4" filter="${scene.sheet.blur(8, true)}"`),
    );
    scene.solid(
      barrel(
        scene,
        0,
        [
          [-230, 34, 'edge'],
          [0, 34],
        ],
        'grey',
        { bottom: 0.2 },
      ),
      0.8,
    );
    opalBody(
      scene,
      0,
      [
        [-318, 30, 'edge'],
        [-228, 30],
      ],
      { bloom: 26, bottom: 0.14, power: 1, bands: 4 },
    );
    scene.solid(
      turned(
        scene,
        0,
        [
          [-344, 32, 'edge'],
          [-338, 46, 'edge'],
          [-314, 47],
        ],
        'grey',
        { bottom: 0.1, top: 0.16, soft: 3, bands: 4 },
      ),
      0.4,
    );
  };
  const posts: readonly [number, number, number][] = [
    [615, 520, 0.34],
    [918, 548, 0.42],
    [520, 630, 0.62],
    [1050, 680, 0.78],
    [270, 810, 1.12],
    [1330, 860, 1.24],
  ];
  scene.copies(
    posts.map(([x, y, s]) => `translate(${x} ${y}) scale(${s})`),
    bollard,
  );
  for (const [x, y, s] of posts) {
    scene.lamp(x, y - 90 * s, 430 * s + 120, 0.62);
    scene.wallHalo(x, y - 270 * s, 420 * s + 130, 0.34);
    scene.floorPool(x, 640 * s, 0.62, y);
  }
  scene.light(
    `<path d="M1150 480Q1120 300 1010 90H1360Q1230 300 1215 480Z" fill="${scene.sheet.ramp(
      [
        [0, '#fff', 0.02],
        [1, '#fff', 0.42],
      ],
      [0, 90],
      [0, 480],
    )}" filter="${scene.sheet.blur(18, true)}"/>`,
  );
  scene.lamp(1180, 330, 330, 0.9);
  return bothPasses(scene);
}
