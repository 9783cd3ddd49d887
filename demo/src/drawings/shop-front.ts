import { glow, scallop } from './parts.ts';
import { bothPasses, type RoomPicture, roomSize } from './room.ts';
import { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** A shop window at street level: track spots on the goods, up-and-down lights on the piers. */
export function shopFront(): RoomPicture {
  const horizon = 770;
  const backdrop = (sheet: Sheet) =>
    `<path d="M0 0H1600V770H0Z" fill="${sheet.ramp(
      [
        [0, '#c9bfae'],
        [1, '#b5aa97'],
      ],
      [0, 0],
      [0, 770],
    )}"/><path d="M0 770H1600V900H0Z" fill="${sheet.ramp(
      [
        [0, '#8d867a'],
        [1, '#a49c8f'],
      ],
      [0, 770],
      [0, 900],
    )}"/>`;
  const scene = new Scene({ ...roomSize, horizon, backdrop });
  scene.solid(
    `<path d="M330 80H1270V190H330Z" fill="#2c2a27"/><path d="M690 118H910V152H690Z" fill="#d8b668"/><path d="M350 100H1250" stroke="#4b4843" stroke-width="4"/>`,
    0.8,
  );
  const glass = 'M330 240H1270V720H330Z';
  const inside = scene.sheet.ramp(
    [
      [0, '#e6ddcd'],
      [1, '#c9bda8'],
    ],
    [0, 240],
    [0, 720],
  );
  scene.solid(
    `<path d="${glass}" fill="${inside}"/><path d="M330 640H1270V720H330Z" fill="#9b7c5b"/><path d="M330 262H1270V278H330Z" fill="#26241f"/>`,
    1,
  );
  const dress = (x: number, color: string, dark: string) =>
    `<path d="M${x - 4} 660V600M${x - 40} 664H${x + 40}" stroke="#5a5247" stroke-width="8"/><path d="M${x} 352Q${x + 28} 352 ${x + 34} 380L${x + 30} 450L${x + 84} 612H${x - 84}L${x - 30} 450L${x - 34} 380Q${x - 28} 352 ${x} 352Z" fill="${scene.sheet.linear(
      [
        [0, dark],
        [0.35, color],
        [1, dark],
      ],
    )}"/><path d="M${x - 7} 354V340H${x + 7}V354Z" fill="#5a5247"/>`;
  scene.solid(
    dress(520, '#b8553f', '#7f3527') +
      dress(800, '#3f6d68', '#274845') +
      dress(1080, '#d3a350', '#9a7230'),
    1,
  );
  scene.solid(
    `<path d="M620 560H690V660H620Z" fill="#d9cfbd"/><path d="M632 520h46v40h-46Z" fill="#7a4a30"/><path d="M918 580H988V660H918Z" fill="#d9cfbd"/><path d="M928 546q25 -40 50 0v34h-50Z" fill="#5d4431"/>`,
    1,
  );
  scene.copies(
    [-280, 0, 280].map((dx) => `translate(${dx} 0)`),
    () => {
      scene.solid(
        '<path d="M788 276h24v16h-24Z" fill="#26241f"/><path d="M780 288h40v34h-40Z" fill="#3a3733"/>',
        0.4,
      );
      scene.light(
        `<path d="M782 320h36v7h-36Z" fill="#fff"/><path d="M784 324H816L900 660H700Z" fill="${scene.sheet.ramp(
          [
            [0, '#fff', 0.7],
            [0.5, '#fff', 0.24],
            [1, '#fff', 0.05],
          ],
          [0, 324],
          [0, 660],
        )}" filter="${scene.sheet.blur(12)}"/>`,
      );
    },
  );
  scene.solid(
    `<path d="M318 228H1282V240H318ZM318 720H1282V744H318ZM318 228H332V744H318ZM1268 228H1282V744H1268ZM640 240H650V720H640ZM950 240H960V720H950Z" fill="#2c2a27"/>`,
    0.3,
  );
  scene.day(
    '<path d="M360 240H560L420 720H330V330ZM1000 240H1060L920 720H860Z" fill="#fff" opacity=".14"/>',
  );
  const pier = (x: number) =>
    `<path d="M${x - 34} 400h68v110h-68Z" fill="${scene.sheet.linear([
      [0, '#4b4845'],
      [0.4, '#66625d'],
      [1, '#2c2a28'],
    ])}"/>`;
  scene.solid(pier(170) + pier(1430), 0.5);
  for (const x of [170, 1430]) {
    scallop(scene, x, 430, { way: -1, length: 400, width: 170, strength: 0.95, soft: 12 });
    scallop(scene, x, 480, { length: 330, width: 170, strength: 0.95, soft: 12 });
    scene.floorPool(x, 260, 0.5, 800);
  }
  glow(scene, 'M690 118H910V152H690Z', { bloom: 16, power: 0.7, fill: '#ffe7b0' });
  for (const x of [520, 800, 1080]) scene.lamp(x, 470, 330, 0.95);
  scene.lamp(800, 430, 620, 0.5);
  scene.floorPool(800, 820, 0.85, 790);
  scene.wallHalo(800, 480, 900, 0.2);
  return bothPasses(scene);
}
