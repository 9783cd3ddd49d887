import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { canopy } from './parts.ts';
import type { Scene } from './scene.ts';
import { num } from './sheet.ts';
import { turned } from './turning.ts';

/** The evening light of a chandelier in the room. */
export function chandelierLight(scene: Scene, y: number, strength = 0.62): void {
  scene.lamp(500, y, 560, 0.85);
  scene.wallHalo(500, y, 900, strength);
  scene.floorPool(500, 660, 0.55);
}

/** A stroke painted as a metal rod: dark edge, body, light line. */
export function rod(d: string, coat: Parameters<typeof flat>[0], width: number): string {
  const line = (color: string, share: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width * share)}" stroke-linecap="round"${extra}/>`;
  return (
    line(flat(coat, 0.1), 1) +
    line(flat(coat, 0.6), 0.72) +
    line(flat(coat, 1), 0.26, ` transform="translate(${num(-width * 0.12)} ${num(-width * 0.12)})"`)
  );
}

/** Where `count` arms end around the axis: [x, y, depth], back ones first. */
function around(
  count: number,
  cx: number,
  cy: number,
  radius: number,
  squash: number,
): [number, number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.25) / count) * Math.PI * 2;
    return [
      cx + Math.cos(angle) * radius,
      cy + Math.sin(angle) * radius * squash,
      Math.sin(angle),
    ] as [number, number, number];
  }).sort((a, b) => a[2] - b[2]);
}

/** Classic chandelier: turned column, curved arms, candles or small fabric shades; drops when crystal. */
export function chandelierClassic(scene: Scene, look: Look): void {
  const shaded = look.materials.includes('fabric');
  const crystal = look.materials.includes('crystal');
  const [hub, rim] = [640, 520];
  scene.solid(
    canopy(scene, 500, 66, look.finish, 22) +
      `<path d="M500 44V300" stroke="${flat(look.finish, 0.3)}" stroke-width="11" stroke-dasharray="17 6" stroke-linecap="round"/><path d="M500 44V300" stroke="${flat(look.finish, 0.9)}" stroke-width="4" stroke-dasharray="17 6"/>`,
    0.5,
  );
  const candle = scene.sheet.define((id) => {
    const sleeve = shaded
      ? ''
      : `<rect x="-13" y="-84" width="26" height="84" rx="3" fill="#f6f1e4"/><rect x="3" y="-84" width="10" height="84" rx="3" fill="#d8cfbb"/>`;
    return `<g id="${id}"><path d="M-40 0H40L24 18H-24Z" fill="${flat(look.finish, 0.6)}"/><path d="M-40 -4H40V2H-40Z" fill="${flat(look.finish, 1)}"/>${sleeve}</g>`;
  });
  const shade = scene.sheet.define(
    (id) =>
      `<g id="${id}"><path d="M-30 -104H30L58 -14H-58Z" fill="${scene.sheet.linear([
        [0, '#c7b99d'],
        [0.35, '#f5eee0'],
        [0.7, '#e3d8c2'],
        [1, '#b5a68a'],
      ])}"/></g>`,
  );
  const flame = (fillColor: string) =>
    `<path d="M0 -150C12 -128 17 -116 17 -104C17 -92 10 -84 0 -84C-10 -84 -17 -92 -17 -104C-17 -116 -12 -128 0 -150Z" fill="${fillColor}"/>`;
  const unlit = scene.sheet.define(
    (id) =>
      `<g id="${id}">${flame('#faf8f2')}<path d="M-6 -120q-6 16 0 26" fill="none" stroke="#fff" stroke-width="4"/></g>`,
  );
  const glowing = scene.sheet.define(
    (id) =>
      `<g id="${id}"><circle cy="-108" r="88" fill="${scene.sheet.radial([
        [0, '#fff', 0.7],
        [0.3, '#fff', 0.3],
        [1, '#fff', 0],
      ])}"/>${flame('#fff')}</g>`,
  );
  const shining = scene.sheet.define(
    (id) =>
      `<g id="${id}"><circle cy="-66" r="120" fill="${scene.sheet.radial([
        [0, '#fff', 0.5],
        [1, '#fff', 0],
      ])}"/><path d="M-30 -104H30L58 -14H-58Z" fill="${scene.sheet.linear(
        [
          [0, '#fff'],
          [1, '#cfc3ac'],
        ],
        [0, 0.2],
        [0, 1],
      )}"/></g>`,
  );
  const drop = scene.sheet.define(
    (id) =>
      `<g id="${id}"><path d="M0 0V16" stroke="#b9b4aa" stroke-width="2"/><path d="M0 14L8 34L0 56L-8 34Z" fill="#fdfdfc" stroke="#9d978c" stroke-width="1.500"/><path d="M0 14L-3 36L0 56L-8 34Z" fill="#cfcac0"/></g>`,
  );
  const arm = ([x, y]: [number, number, number]) =>
    rod(
      `M500 ${hub}C${num(500 + (x - 500) * 0.45)} ${hub + 96} ${num(x)} ${num(y + 168)} ${num(x)} ${num(y + 14)}`,
      look.finish,
      15,
    );
  const light = ([x, y]: [number, number, number]) => {
    scene.solid(
      `<use href="#${candle}" x="${num(x)}" y="${num(y)}"/>${crystal ? [-34, 0, 34].map((dx) => `<use href="#${drop}" x="${num(x + dx)}" y="${num(y + 14)}"/>`).join('') : ''}`,
      0.9,
    );
    scene.day(`<use href="#${shaded ? shade : unlit}" x="${num(x)}" y="${num(y)}"/>`);
    scene.light(`<use href="#${shaded ? shining : glowing}" x="${num(x)}" y="${num(y)}"/>`);
  };
  const ends = around(look.count, 500, rim, 318, 0.2);
  const half = ends.filter(([, , depth]) => depth <= 0);
  const near = ends.filter(([, , depth]) => depth > 0);
  scene.solid(half.map(arm).join(''), 0.8);
  half.forEach(light);
  scene.solid(
    turned(
      scene,
      500,
      [
        [282, 8],
        [296, 24],
        [316, 12],
        [350, 16],
        [400, 46],
        [452, 58],
        [500, 32],
        [528, 18],
        [556, 40],
        [576, 28],
        [604, 44],
        [644, 74],
        [676, 52],
        [704, 20],
        [724, 30],
        [744, 14],
        [760, 0],
      ],
      look.finish,
      { soft: 4, bands: 5 },
    ),
  );
  if (crystal)
    scene.solid(
      Array.from(
        { length: 5 },
        (_, index) =>
          `<use href="#${drop}" x="${440 + index * 30}" y="${num(690 + 26 * Math.sin(((index + 0.5) / 5) * Math.PI))}"/>`,
      ).join(''),
    );
  scene.solid(near.map(arm).join(''), 0.8);
  near.forEach(light);
  chandelierLight(scene, 430, 0.66);
}

/** Crystal basket: rings of beads from a crown down to a point, `count` lights within. */
export function chandelierCrystal(scene: Scene, look: Look): void {
  const tiers = look.count >= 12 ? 2 : 1;
  const size = tiers === 2 ? 0.9 : 1;
  const y = (value: number) => (tiers === 2 ? 232 : 186) + value * size;
  const r = (value: number) => value * size;
  const k = 0.2;
  scene.solid(
    canopy(scene, 500, 74, look.finish, 20) +
      `<path d="M500 44V${num(y(0))}" stroke="${flat(look.finish, 0.3)}" stroke-width="10" stroke-dasharray="15 6"/><path d="M500 44V${num(y(0))}" stroke="${flat(look.finish, 1)}" stroke-width="3" stroke-dasharray="15 6"/>`,
    0.5,
  );
  const beads = (d: string, width: number, gap: number) =>
    `<path d="${d}" fill="none" stroke="#989287" stroke-width="${num(width)}" stroke-dasharray="0 ${num(gap)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fcfcfb" stroke-width="${num(width * 0.72)}" stroke-dasharray="0 ${num(gap)}" stroke-linecap="round" transform="translate(-1 -1)"/>`;
  const hoop = (rx: number, cy: number, high: number) =>
    `<path d="M${num(500 - rx)} ${num(cy)}A${num(rx)} ${num(rx * k)} 0 0 0 ${num(500 + rx)} ${num(cy)}V${num(cy + high)}A${num(rx)} ${num(rx * k)} 0 0 1 ${num(500 - rx)} ${num(cy + high)}Z" fill="${scene.sheet.linear(finishes[look.finish])}"/>`;
  const back = (rx: number, cy: number) =>
    `<path d="M${num(500 - rx)} ${num(cy)}A${num(rx)} ${num(rx * k)} 0 0 1 ${num(500 + rx)} ${num(cy)}" fill="none" stroke="${flat(look.finish, 0.2)}" stroke-width="12"/>`;
  const strings = (r1: number, y1: number, r2: number, y2: number, count: number, sag: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / (count - 1)) * Math.PI;
      const [c, s] = [-Math.cos(angle), Math.sin(angle)];
      return `M${num(500 + c * r1)} ${num(y1 + s * r1 * k)}Q${num(500 + c * (r1 * sag))} ${num((y1 + y2) / 2 + 40)} ${num(500 + c * r2)} ${num(y2 + s * r2 * k)}`;
    }).join('');
  const lights = around(Math.min(8, look.count), 500, y(250), r(190), k);
  scene.solid(back(r(286), y(230)) + back(r(120), y(26)));
  if (tiers === 2) scene.solid(back(r(330), y(130)));
  const bulb = (shine: boolean) =>
    lights
      .map(
        ([x, ly]) =>
          (shine
            ? `<circle cx="${num(x)}" cy="${num(ly)}" r="92" fill="${scene.sheet.radial([
                [0, '#fff', 0.85],
                [0.28, '#fff', 0.36],
                [1, '#fff', 0],
              ])}"/>`
            : '') +
          `<path d="M${num(x)} ${num(ly - 44)}c14 22 14 44 0 48c-14 -4 -14 -26 0 -48Z" fill="${shine ? '#fff' : '#fbf6e6'}"/>`,
      )
      .join('');
  scene.day(bulb(false));
  scene.light(bulb(true));
  const crown = beads(strings(r(118), y(36), r(284), y(226), 11, 0.42), 12, 15);
  const basket = beads(strings(r(286), y(262), r(26), y(486), 13, 0.86), 14, 17);
  scene.solid(crown + basket, 1.0);
  if (tiers === 2)
    scene.solid(
      beads(strings(r(330), y(150), r(300), y(250), 15, 1), 12, 15) + hoop(r(330), y(128), 16),
    );
  scene.solid(hoop(r(120), y(14), 22) + hoop(r(286), y(226), 26));
  scene.solid(
    beads(
      `M${num(500 - r(286))} ${num(y(262))}A${num(r(286))} ${num(r(286) * k)} 0 0 0 ${num(500 + r(286))} ${num(y(262))}`,
      18,
      25,
    ) +
      `<circle cx="500" cy="${num(y(516))}" r="${num(r(30))}" fill="${scene.sheet.radial(
        [
          [0, '#fff'],
          [0.6, '#e4e1da'],
          [1, '#98928a'],
        ],
        [0.5, 0.5, 0.5],
        [0.35, 0.3],
      )}"/>`,
  );
  const sparkle =
    strings(r(118), y(36), r(284), y(226), 6, 0.42) +
    strings(r(286), y(262), r(26), y(486), 8, 0.86);
  scene.light(
    `<path d="${sparkle}" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="0 34" stroke-linecap="round" opacity=".9"/><path d="${sparkle}" fill="none" stroke="#fff" stroke-width="20" stroke-dasharray="0 68" stroke-linecap="round" opacity=".5" filter="${scene.sheet.blur(6, true)}"/>`,
  );
  scene.light(
    `<ellipse cx="500" cy="${num(y(310))}" rx="${num(r(290))}" ry="${num(r(210))}" fill="${scene.sheet.radial(
      [
        [0, '#fff', 0.5],
        [0.6, '#fff', 0.22],
        [1, '#fff', 0],
      ],
    )}"/>`,
  );
  chandelierLight(scene, y(280), 0.7);
}

/** A hoop of brass with glass mosque-lamp cups on short chains. */
export function chandelierOriental(scene: Scene, look: Look): void {
  const [cy, r, k] = [400, 330, 0.22];
  scene.solid(canopy(scene, 500, 66, look.finish, 20), 0.5);
  const chains = [-0.94, -0.4, 0.4, 0.94]
    .map((u) => `M500 46L${num(500 + u * r)} ${num(cy - (Math.abs(u) > 0.5 ? 4 : r * k * 0.86))}`)
    .join('');
  scene.solid(
    `<path d="${chains}" stroke="${flat(look.finish, 0.3)}" stroke-width="8" stroke-dasharray="13 5"/><path d="${chains}" stroke="${flat(look.finish, 1)}" stroke-width="3" stroke-dasharray="13 5"/>`,
    0.7,
  );
  const spots = around(look.count, 500, cy, r * 0.98, k);
  const cup = ([x, y]: [number, number, number]) => {
    scene.copies([`translate(${num(x)} ${num(y + 34)})`], () => {
      scene.lamp(0, 80, 260, 0.9);
      const glass =
        'M-44 0C-30 26 -26 38 -40 62C-62 98 -50 142 0 150C50 142 62 98 40 62C26 38 30 26 44 0Z';
      scene.solid(
        `<path d="M-40 2L0 -40L40 2" fill="none" stroke="${flat(look.finish, 0.5)}" stroke-width="5"/><path d="M-46 -5H46V7H-46Z" fill="${flat(look.finish, 0.75)}"/><path d="M-14 148H14L0 172Z" fill="${flat(look.finish, 0.5)}"/>`,
      );
      scene.day(
        `<path d="${glass}" fill="${scene.sheet.linear([
          [0, '#c9c3b6'],
          [0.35, '#fbfaf6'],
          [0.7, '#e9e5db'],
          [1, '#b3ac9e'],
        ])}"/><path d="M-46 84C-20 94 20 94 46 84" fill="none" stroke="${flat(look.finish, 0.6)}" stroke-width="5"/>`,
      );
      scene.light(
        `<circle cy="80" r="120" fill="${scene.sheet.radial([
          [0, '#fff', 0.55],
          [0.5, '#fff', 0.18],
          [1, '#fff', 0],
        ])}"/><path d="${glass}" fill="${scene.sheet.radial([
          [0, '#fff'],
          [0.7, '#fff'],
          [1, '#d6d6d6'],
        ])}"/><path d="M-46 84C-20 94 20 94 46 84" fill="none" stroke="#9a8458" stroke-width="5"/>`,
      );
    });
  };
  const ring = (sweep: 0 | 1, coat: string) =>
    `<path d="M${500 - r} ${cy}A${r} ${num(r * k)} 0 0 ${sweep} ${500 + r} ${cy}" fill="none" stroke="${coat}" stroke-width="26"/>`;
  scene.solid(ring(1, flat(look.finish, 0.2)));
  spots.filter(([, , depth]) => depth <= 0).forEach(cup);
  scene.solid(
    ring(0, scene.sheet.linear(finishes[look.finish])) +
      `<path d="M${500 - r} ${cy}A${r} ${num(r * k)} 0 0 0 ${500 + r} ${cy}" fill="none" stroke="${flat(look.finish, 0)}" stroke-width="9" stroke-dasharray="3 15" stroke-linecap="round"/>`,
  );
  spots.filter(([, , depth]) => depth > 0).forEach(cup);
  chandelierLight(scene, cy + 110, 0.62);
}
