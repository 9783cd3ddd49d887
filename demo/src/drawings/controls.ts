import { type Finish, finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { glow } from './parts.ts';
import { ceilingEdge, ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, turned } from './turning.ts';

/** The cover plate of a wall switch or socket: three modules wide, as in Egypt. Returns its inner box. */
function coverPlate(
  scene: Scene,
  coat: Finish,
  { w = 300, h = 205, cy = 440 } = {},
): { x: number; y: number; w: number; h: number } {
  const outline = (grow: number) =>
    `M${500 - w - grow} ${cy - h - grow}h${2 * (w + grow)}v${2 * (h + grow)}h${-2 * (w + grow)}Z`;
  scene.wallShadow(outline(0), { dx: 12, dy: 18, soft: 13, strength: 0.42 });
  const face = scene.sheet.linear(
    [
      [0, flat(coat, 1)],
      [0.5, flat(coat, 0.8)],
      [1, flat(coat, 0.6)],
    ],
    [0, 0],
    [1, 1],
  );
  scene.day(
    `<rect x="${500 - w}" y="${cy - h}" width="${2 * w}" height="${2 * h}" rx="26" fill="${flat(coat, 0.2)}" transform="translate(4 7)"/><rect x="${500 - w}" y="${cy - h}" width="${2 * w}" height="${2 * h}" rx="26" fill="${face}"/><rect x="${502.5 - w}" y="${cy - h + 2.5}" width="${2 * w - 5}" height="${2 * h - 5}" rx="24" fill="none" stroke="#fff" stroke-opacity="${coat === 'black' ? 0.16 : 0.8}" stroke-width="4"/>`,
  );
  return { x: 500 - w * 0.82, y: cy - h * 0.68, w: w * 1.64, h: h * 1.36 };
}

/** Rocker switch: `count` rockers in the plate. */
export function switchPlate(scene: Scene, look: Look): void {
  const box = coverPlate(scene, look.finish);
  const gangs = Math.max(1, Math.min(3, look.count));
  const each = box.w / gangs;
  scene.day(
    `<rect x="${num(box.x - 4)}" y="${num(box.y - 4)}" width="${num(box.w + 8)}" height="${num(box.h + 8)}" rx="10" fill="${flat(look.finish, 0.1)}" opacity=".55"/>`,
  );
  const light = flat(look.accent, 1);
  const rocker = scene.sheet.linear(
    [
      [0, flat(look.accent, 0.55)],
      [0.46, flat(look.accent, 0.95)],
      [0.52, light],
      [1, flat(look.accent, 0.7)],
    ],
    [0, 0],
    [0, 1],
  );
  for (let index = 0; index < gangs; index += 1) {
    const x = box.x + index * each;
    scene.day(
      `<rect x="${num(x + 4)}" y="${num(box.y + 3)}" width="${num(each - 8)}" height="${num(box.h - 6)}" rx="8" fill="${rocker}"/><path d="M${num(x + 12)} ${num(box.y + box.h * 0.5)}H${num(x + each - 12)}" stroke="#000" stroke-opacity=".1" stroke-width="3"/><rect x="${num(x + each / 2 - 15)}" y="${num(box.y + box.h * 0.84)}" width="30" height="7" rx="3.5" fill="#c8862a" opacity=".75"/>`,
    );
  }
}

/** Sockets: two round-pin outlets, or one with USB ports beside it. */
export function socket(scene: Scene, look: Look): void {
  const box = coverPlate(scene, look.finish);
  const usb = look.variant === 'usb';
  const outlet = (cx: number) => {
    const cy = box.y + box.h / 2;
    const r = box.h * 0.42;
    return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r + 5)}" fill="${flat(look.accent, 0.15)}" opacity=".6"/><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${scene.sheet.radial(
      [
        [0, flat(look.accent, 0.75)],
        [0.8, flat(look.accent, 0.9)],
        [1, flat(look.accent, 0.5)],
      ],
    )}"/><circle cx="${num(cx - r * 0.42)}" cy="${num(cy)}" r="${num(r * 0.14)}" fill="#1f1d1b"/><circle cx="${num(cx + r * 0.42)}" cy="${num(cy)}" r="${num(r * 0.14)}" fill="#1f1d1b"/><path d="M${num(cx - 9)} ${num(cy - r * 0.94)}h18v16h-18ZM${num(cx - 9)} ${num(cy + r * 0.94 - 16)}h18v16h-18Z" fill="#b2955a"/>`;
  };
  const ports = [-0.19, 0.19]
    .map((share) => {
      const [px, py] = [box.x + box.w * 0.8, box.y + box.h * (0.5 + share)];
      return share < 0
        ? `<rect x="${num(px - 46)}" y="${num(py - 19)}" width="92" height="38" rx="5" fill="#1f1d1b"/><rect x="${num(px - 38)}" y="${num(py - 3)}" width="76" height="14" fill="#e9e6df"/>`
        : `<rect x="${num(px - 36)}" y="${num(py - 14)}" width="72" height="28" rx="14" fill="#1f1d1b"/><rect x="${num(px - 24)}" y="${num(py - 4)}" width="48" height="8" rx="3" fill="#8c867b"/>`;
    })
    .join('');
  scene.day(
    `<rect x="${num(box.x)}" y="${num(box.y)}" width="${num(box.w)}" height="${num(box.h)}" rx="8" fill="${flat(look.accent, 0.9)}" stroke="${flat(look.finish, 0.1)}" stroke-opacity=".5" stroke-width="4"/>${usb ? outlet(box.x + box.w * 0.31) + ports : outlet(box.x + box.w * 0.27) + outlet(box.x + box.w * 0.73)}`,
  );
}

/** Rotary dimmer: one knurled knob with its scale. */
export function dimmer(scene: Scene, look: Look): void {
  const box = coverPlate(scene, look.finish, { w: 232, h: 232 });
  const [cx, cy, r] = [500, box.y + box.h / 2, 112];
  const marks = Array.from({ length: 11 }, (_, index) => {
    const angle = ((index * 27 + 135) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${num(cx + c * (r + 22))} ${num(cy + s * (r + 22))}L${num(cx + c * (r + 22 + 6 + index * 2))} ${num(cy + s * (r + 22 + 6 + index * 2))}`;
  }).join('');
  const metal = scene.sheet.linear(finishes[look.accent], [0, 0], [1, 1]);
  scene.day(
    `<path d="${marks}" stroke="#7d766a" stroke-width="5" stroke-linecap="round"/><circle cx="${cx + 8}" cy="${num(cy + 14)}" r="${r}" fill="#2d261c" opacity=".45" filter="${scene.sheet.blur(11)}"/><circle cx="${cx}" cy="${num(cy)}" r="${r}" fill="${metal}"/><circle cx="${cx}" cy="${num(cy)}" r="${r - 7}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="14" stroke-dasharray="3 6"/><circle cx="${cx}" cy="${num(cy)}" r="${r - 24}" fill="${scene.sheet.linear(finishes[look.accent], [1, 1], [0, 0])}"/><path d="M${num(cx + 46)} ${num(cy - 46)}L${num(cx + 66)} ${num(cy - 66)}" stroke="#c8862a" stroke-width="10" stroke-linecap="round"/>`,
  );
}

/** Glass touch switch: a ring per circuit and a small indicator. */
export function switchSmart(scene: Scene, look: Look): void {
  const gangs = Math.max(1, Math.min(3, look.count));
  const dark = look.finish === 'black';
  coverPlate(scene, look.finish, { w: 270, h: 270 });
  const spread = gangs === 1 ? [0] : gangs === 2 ? [-110, 110] : [-150, 0, 150];
  const ink = dark ? '#d8d3c8' : '#8a8378';
  const rings = spread
    .map(
      (dx) =>
        `<circle cx="${500 + dx}" cy="440" r="50" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="${500 + dx}" cy="440" r="15" fill="#d89a35"/>`,
    )
    .join('');
  scene.day(
    `<path d="M236 176H560L300 704H236Z" fill="#fff" opacity="${dark ? 0.1 : 0.34}"/>${rings}<path d="M476 628a34 34 0 0 1 48 0M486 640a20 20 0 0 1 28 0" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><circle cx="500" cy="652" r="5" fill="${ink}"/>`,
  );
}

/** Plug-in smart socket with its button. */
export function plugSmart(scene: Scene, look: Look): void {
  scene.contactShadow(500, 170);
  const [cx, cy, r] = [500, ground - 214, 206];
  scene.day(
    `<circle cx="${cx + 16}" cy="${cy - 8}" r="${r}" fill="${flat(look.finish, 0.15)}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.72}" fill="${flat(look.finish, 0.3)}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.7}" fill="${scene.sheet.radial(
      [
        [0, '#d9d4ca'],
        [0.8, '#f3f0ea'],
        [1, '#cfc9bd'],
      ],
    )}"/><circle cx="${cx - 62}" cy="${cy}" r="19" fill="#1f1d1b"/><circle cx="${cx + 62}" cy="${cy}" r="19" fill="#1f1d1b"/><path d="M${cx - 12} ${cy - r * 0.68}h24v22h-24ZM${cx - 12} ${cy + r * 0.68 - 22}h24v22h-24Z" fill="#b2955a"/><circle cx="${cx}" cy="${cy - r * 0.86}" r="15" fill="#f7f5f0" stroke="#a9a295" stroke-width="3"/><circle cx="${cx}" cy="${cy - r * 0.86}" r="5" fill="#3f7fbf"/>`,
  );
}

/** Motion sensor under the ceiling: a faceted white dome, drawn larger than life. */
export function sensor(scene: Scene, look: Look): void {
  scene.copies(['translate(-160 -42) scale(1.32)'], () => sensorDome(scene, look));
}

function sensorDome(scene: Scene, look: Look): void {
  const y = ceilingEdge - 30;
  scene.day(
    disc(
      516,
      y + 16,
      250,
      0.15,
      '#4b4235',
      ` opacity=".35" filter="${scene.sheet.blur(16, true)}"`,
    ),
  );
  scene.day(
    turned(
      scene,
      500,
      [
        [y - 16, 196, 'edge'],
        [y + 20, 216],
        [y + 54, 206, 'edge'],
        [y + 70, 176],
      ],
      look.finish,
      { soft: 6 },
    ),
  );
  scene.day(
    turned(
      scene,
      500,
      [
        [y + 66, 148, 'edge'],
        [y + 120, 138],
        [y + 180, 96],
        [y + 212, 40],
        [y + 218, 0],
      ],
      [
        [0, '#aca598'],
        [0.12, '#cbc5b9'],
        [0.36, '#fdfcfa'],
        [0.6, '#ebe7df'],
        [1, '#a59e90'],
      ],
      { top: 0.08 },
    ),
  );
  const facets = [-0.66, -0.33, 0, 0.33, 0.66]
    .map(
      (u) =>
        `M${num(500 + u * 148)} ${y + 72}Q${num(500 + u * 140)} ${y + 150} ${num(500 + u * 40)} ${y + 212}`,
    )
    .join('');
  scene.day(
    `<path d="${facets}M356 ${y + 108}Q500 ${y + 128} 644 ${y + 108}M386 ${y + 152}Q500 ${y + 172} 614 ${y + 152}" fill="none" stroke="#8f887a" stroke-opacity=".45" stroke-width="3"/>`,
  );
}

/** Twin-head emergency light on the wall. */
export function emergency(scene: Scene, look: Look): void {
  scene.wallShadow('M270 420H730V640H270Z', { dx: 16, dy: 24 });
  scene.solid(
    `<rect x="270" y="420" width="460" height="220" rx="22" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [0.3, 1])}"/><rect x="300" y="560" width="120" height="42" rx="6" fill="#e9e5dd" stroke="#b9b2a5" stroke-width="3"/><circle cx="650" cy="580" r="11" fill="#b3261e"/><circle cx="686" cy="580" r="11" fill="#2f8f56"/>`,
    0.7,
  );
  for (const side of [-1, 1] as const) {
    const x = 500 + side * 132;
    scene.solid(
      barrel(
        scene,
        x,
        [
          [376, 16, 'edge'],
          [424, 18],
        ],
        look.finish,
      ),
      0.5,
    );
    scene.copies([`rotate(${side * -10} ${x} 320)`], () => {
      scene.solid(
        `<circle cx="${x + 4}" cy="${316}" r="92" fill="${flat(look.finish, 0.15)}"/><circle cx="${x}" cy="310" r="92" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])}"/>`,
        0.6,
      );
      scene.day(
        `<circle cx="${x}" cy="310" r="74" fill="${scene.sheet.radial(
          [
            [0, '#fffdf6'],
            [0.6, '#e9e5db'],
            [1, '#bcb6aa'],
          ],
          [0.5, 0.5, 0.5],
          [0.4, 0.36],
        )}"/>${[
          [0, 0],
          [-34, -20],
          [34, -20],
          [-34, 24],
          [34, 24],
          [0, -46],
          [0, 48],
        ]
          .map(
            ([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${310 + dy}" r="12" fill="#e3c35a"/>`,
          )
          .join('')}`,
      );
      scene.light(
        `<circle cx="${x}" cy="310" r="84" fill="#fff" opacity=".9" filter="${scene.sheet.blur(26)}"/><circle cx="${x}" cy="310" r="74" fill="#fff"/>`,
      );
    });
    scene.wallHalo(x + side * 60, 310, 640, 0.5);
  }
  scene.lamp(500, 330, 560, 0.9);
  scene.floorPool(500, 620, 0.5);
}

/** Exit sign: green edge-lit plate with the running figure and an arrow. */
export function exitSign(scene: Scene): void {
  const plate = 'M230 300H770V560H230Z';
  scene.solid('<path d="M330 -4V240M670 -4V240" stroke="#8f8a81" stroke-width="5"/>', 0.4);
  scene.solid(
    `<rect x="222" y="236" width="556" height="66" rx="10" fill="${scene.sheet.linear(finishes.silver, [0, 0], [0, 1])}"/>`,
    0.5,
  );
  const pictogram =
    '<path d="M590 342H706V560H668V380H590Z" fill="#fff"/><circle cx="520" cy="356" r="23" fill="#fff"/><path d="M502 384L548 392L572 430L616 424M508 390L480 430L440 424M522 440L548 474L536 540M512 440L494 486L440 494" fill="none" stroke="#fff" stroke-width="23" stroke-linecap="round" stroke-linejoin="round"/><path d="M506 392L548 396L534 452L500 446Z" fill="#fff"/><path d="M392 430H306M340 392L300 430L340 468" fill="none" stroke="#fff" stroke-width="21"/>';
  scene.day(
    `<path d="${plate}" fill="${scene.sheet.linear(
      [
        [0, '#2f9a63'],
        [1, '#1d7a4a'],
      ],
      [0, 0],
      [1, 1],
    )}"/>${pictogram}<path d="M230 300H480L340 560H230Z" fill="#fff" opacity=".12"/>`,
  );
  scene.light(
    `<path d="${plate}" fill="#35d07f" opacity=".8" filter="${scene.sheet.blur(38, true)}"/><path d="${plate}" fill="#1f9a58"/>${pictogram}`,
  );
  glow(scene, 'M236 298H764V306H236Z', { bloom: 8, power: 0.6, fill: '#c9ffe0' });
  scene.lamp(500, 330, 420, 0.5);
  scene.wallHalo(500, 430, 640, 0.5, '#7de8ae');
  scene.floorPool(500, 520, 0.26, ground, '#7de8ae');
}
