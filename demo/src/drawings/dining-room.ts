import { finishes } from './finishes.ts';
import { cable, scallop } from './parts.ts';
import { bothPasses, type RoomPicture, roomSize, wallAndFloor } from './room.ts';
import { Scene } from './scene.ts';
import { disc, type Turn, turned } from './turning.ts';

/** A dining table under three dome pendants. */
export function diningTable(): RoomPicture {
  const horizon = 640;
  const scene = new Scene({
    ...roomSize,
    horizon,
    backdrop: wallAndFloor(['#e9e1d4', '#cabfae'], ['#b79f83', '#9a8265'], horizon),
  });
  const cane = scene.sheet.define(
    (id) =>
      `<pattern id="${id}" width="13" height="13" patternUnits="userSpaceOnUse"><path d="M0 0L13 13M13 0L0 13" stroke="#8a6a45" stroke-width="2"/></pattern>`,
  );
  const chair = (x: number) => {
    const back = `M${x - 66} 700V452Q${x - 66} 412 ${x} 412T${x + 66} 452V700`;
    return `<path d="${back}" fill="#e3d3b6"/><path d="${back}" fill="url(#${cane})"/><path d="${back}" fill="none" stroke="#5f432c" stroke-width="15"/>`;
  };
  scene.solid([330, 640, 960, 1270].map(chair).join(''), 0.8);
  scene.day('<ellipse cx="800" cy="850" rx="640" ry="46" fill="#3b2c1d" opacity=".4"/>');
  scene.solid(
    `<path d="M250 690V880H286V690ZM1314 690V880H1350V690Z" fill="#5b3f28"/><path d="M190 590H1410L1540 690H60Z" fill="${scene.sheet.ramp(
      [
        [0, '#b98a5c'],
        [1, '#94673f'],
      ],
      [0, 590],
      [0, 690],
    )}"/><path d="M60 690H1540V716H60Z" fill="#6e4a2d"/><path d="M300 612H1300M240 640H1360M160 668H1440" stroke="#7d5636" stroke-opacity=".35" stroke-width="3"/>`,
    1,
  );
  const plate = (x: number, y: number) =>
    disc(x, y, 66, 0.24, '#c7beb0') +
    disc(x, y - 4, 64, 0.24, '#f6f2ea') +
    disc(x, y - 4, 42, 0.24, '#e4ddd1');
  scene.solid(
    [
      [400, 658],
      [680, 664],
      [930, 664],
      [1210, 658],
    ]
      .map(([x = 0, y = 0]) => plate(x, y))
      .join('') +
      turned(
        scene,
        800,
        [
          [560, 70, 'edge'],
          [590, 62],
          [616, 34],
          [624, 40, 'edge'],
        ],
        [
          [0, '#40594c'],
          [0.35, '#86a793'],
          [1, '#2c4036'],
        ],
        { top: -0.2 },
      ) +
      [
        [770, 552, '#d0672c'],
        [824, 548, '#d9822f'],
        [798, 540, '#c2571f'],
      ]
        .map(([x, y, color]) => `<circle cx="${x}" cy="${y}" r="25" fill="${color}"/>`)
        .join(''),
    1,
  );
  const dome: Turn[] = [
    [250, 20, 'edge'],
    [262, 56],
    [300, 108],
    [344, 134, 'edge'],
    [352, 134],
  ];
  scene.copies(
    [-340, 0, 340].map((dx) => `translate(${dx} 0)`),
    () => {
      scene.solid(
        cable(800, 216) +
          turned(
            scene,
            800,
            [
              [196, 10, 'edge'],
              [208, 22, 'edge'],
              [252, 24],
            ],
            'gold',
            { soft: 2, bands: 4 },
          ),
        0.3,
      );
      scene.solid(turned(scene, 800, dome, 'black', { bottom: 0.1, bands: 5 }), 0.3);
      scene.solid(disc(800, 352, 131, 0.1, scene.sheet.linear(finishes.gold)));
      scene.light(
        disc(800, 353, 130, 0.1, '#fff') +
          disc(800, 356, 90, 0.2, '#fff', ` filter="${scene.sheet.blur(14)}"`) +
          `<path d="M676 358H924L1030 640H570Z" fill="${scene.sheet.ramp(
            [
              [0, '#fff', 0.34],
              [1, '#fff', 0.02],
            ],
            [0, 358],
            [0, 640],
          )}" filter="${scene.sheet.blur(18)}"/>`,
      );
    },
  );
  for (const x of [460, 800, 1140]) {
    scene.lamp(x, 590, 520, 0.8);
    scallop(scene, x, 320, { length: 420, width: 330, strength: 0.42, soft: 24 });
  }
  scene.wallHalo(800, 520, 1000, 0.3);
  scene.floorPool(800, 800, 0.3, 860);
  return bothPasses(scene);
}
