import { fabricShade } from './fabric-shade.ts';
import { scallop } from './parts.ts';
import { bothPasses, type RoomPicture, roomSize, wallAndFloor } from './room.ts';
import { Scene } from './scene.ts';
import { disc, turned } from './turning.ts';

/** A bed, its side table and the lamp on it. */
export function bedroom(): RoomPicture {
  const horizon = 700;
  const scene = new Scene({
    ...roomSize,
    horizon,
    backdrop: wallAndFloor(['#dcd7cc', '#b9b3a6'], ['#b39c82', '#97806a'], horizon),
  });
  const head = 'M-40 330H800V720H-40Z';
  scene.wallShadow(head, { dx: 16, dy: 8 });
  const panels = [0, 1, 2, 3]
    .map(
      (index) =>
        `<path d="M${-40 + index * 210} 330h206v360h-206Z" fill="${scene.sheet.linear([
          [0, '#8f8b7c'],
          [0.4, '#a7a293'],
          [1, '#7c7869'],
        ])}"/>`,
    )
    .join('');
  scene.solid(panels, 0.8);
  const pillow = (x: number, y: number, w: number, color: string) =>
    `<path d="M${x} ${y + 20}Q${x - 10} ${y - 20} ${x + 40} ${y - 10}Q${x + w / 2} ${y - 34} ${x + w - 40} ${y - 10}Q${x + w + 12} ${y - 18} ${x + w} ${y + 24}Q${x + w + 16} ${y + 120} ${x + w - 20} ${y + 130}H${x + 20}Q${x - 16} ${y + 120} ${x} ${y + 20}Z" fill="${color}"/>`;
  scene.solid(
    pillow(
      60,
      520,
      300,
      scene.sheet.linear(
        [
          [0, '#fbf8f2'],
          [1, '#d9d2c5'],
        ],
        [0, 0],
        [0.6, 1],
      ),
    ) +
      pillow(
        390,
        520,
        300,
        scene.sheet.linear(
          [
            [0, '#fbf8f2'],
            [1, '#d6cfc1'],
          ],
          [0, 0],
          [0.6, 1],
        ),
      ) +
      pillow(
        250,
        560,
        230,
        scene.sheet.linear(
          [
            [0, '#c98d5f'],
            [1, '#9a6440'],
          ],
          [0, 0],
          [0.6, 1],
        ),
      ),
    1,
  );
  scene.solid(
    `<path d="M-40 640Q380 600 800 650L900 900H-40Z" fill="${scene.sheet.ramp(
      [
        [0, '#f4efe6'],
        [1, '#cfc6b7'],
      ],
      [0, 630],
      [0, 900],
    )}"/><path d="M-40 730Q420 690 838 742L900 900H-40Z" fill="${scene.sheet.ramp(
      [
        [0, '#7f8b7c'],
        [1, '#5c675a'],
      ],
      [0, 720],
      [0, 900],
    )}"/>`,
    1,
  );
  const table = 'M950 640H1400V660H950Z';
  scene.solid(
    `<path d="M975 660H1375V880H975Z" fill="${scene.sheet.linear([
      [0, '#9a6e48'],
      [0.5, '#b5855a'],
      [1, '#865c3a'],
    ])}"/><path d="M975 766H1375" stroke="#5d3f28" stroke-width="5"/><circle cx="1175" cy="716" r="10" fill="#d8b668"/><circle cx="1175" cy="820" r="10" fill="#d8b668"/><path d="${table}" fill="#c19265"/>`,
    0.9,
  );
  scene.day(
    disc(1130, 642, 90, 0.14, '#3b2c1d', ` opacity=".4" filter="${scene.sheet.blur(8, true)}"`),
  );
  scene.solid(
    turned(
      scene,
      1120,
      [
        [430, 16, 'edge'],
        [450, 24],
        [490, 62],
        [550, 92],
        [600, 72],
        [628, 50, 'edge'],
        [640, 54],
      ],
      [
        [0, '#3c5348'],
        [0.3, '#86a595'],
        [0.5, '#55796a'],
        [1, '#2b3d35'],
      ],
      { bottom: 0.14 },
    ),
  );
  fabricShade(
    scene,
    1120,
    [
      [210, 108, 'edge'],
      [418, 176],
    ],
    'gold',
  );
  scene.solid(
    `<path d="M1250 612h130v28h-130Z" fill="#9b3f2f"/><path d="M1258 590h116v22h-116Z" fill="#e7dfcf"/><path d="M1250 640v-28M1258 612v-22" stroke="#4d2019" stroke-width="5"/>`,
    1,
  );
  scallop(scene, 1120, 260, { way: -1, length: 330, width: 260, strength: 0.8, soft: 24 });
  scallop(scene, 1120, 320, { length: 520, width: 460, strength: 0.66, soft: 30 });
  scene.lamp(1120, 440, 980, 0.95);
  scene.wallHalo(1120, 330, 1150, 0.62);
  scene.floorPool(1150, 620, 0.4, 830);
  return bothPasses(scene);
}
