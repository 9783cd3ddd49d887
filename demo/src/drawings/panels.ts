import { finishes, flat, linen } from './finishes.ts';
import type { Look } from './look.ts';
import { glow, opalBody } from './parts.ts';
import { ceilingEdge, ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, silhouette, type Turn, turned } from './turning.ts';

const off: readonly (readonly [number, string])[] = [
  [0, '#fefefd'],
  [0.55, '#f5f3ee'],
  [1, '#dcd8cf'],
];

/** Light of a panel that faces the camera. */
function facing(scene: Scene, cx: number, cy: number, strength = 0.6): void {
  scene.lamp(cx, cy, 560, 0.9);
  scene.wallHalo(cx, cy, 920, strength);
  scene.floorPool(cx - 10, 640, 0.75, ground + 36);
}

/** Round slim panel standing on its rim; a surface-mounted one is deep, a recessed one thin with springs. */
export function panelRound(scene: Scene, look: Look): void {
  const [cx, r] = [486, 292];
  const cy = ground - r - 4;
  const deep = look.variant === 'surface' ? 62 : 20;
  scene.contactShadow(cx + deep / 2, r * 0.72, ground);
  if (look.variant !== 'surface') scene.solid(springs(cx, cy, r), 0.5);
  const side = scene.sheet.linear(finishes[look.finish], [0, 0], [0, 1]);
  scene.solid(
    `<path d="M${cx} ${num(cy - r)}H${num(cx + deep)}A${r} ${r} 0 0 1 ${num(cx + deep)} ${num(cy + r)}H${cx}Z" fill="${side}"/>` +
      disc(cx, cy, r, 1, scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])),
    0.7,
  );
  scene.day(disc(cx, cy, r * 0.9, 1, scene.sheet.radial(off, [0.5, 0.5, 0.62], [0.38, 0.34])));
  scene.light(
    disc(cx, cy, r * 0.92, 1, '#fff', ` opacity=".8" filter="${scene.sheet.blur(42)}"`) +
      disc(
        cx,
        cy,
        r * 0.9,
        1,
        scene.sheet.radial([
          [0, '#fff'],
          [0.9, '#fff'],
          [1, '#e4e4e4'],
        ]),
      ),
  );
  facing(scene, cx, cy);
}

/** The two spring arms that hold a recessed panel in its opening. */
function springs(cx: number, cy: number, r: number): string {
  return ([-1, 1] as const)
    .map(
      (side) =>
        `<path d="M${num(cx + side * r * 0.8)} ${num(cy - r * 0.42)}q${num(side * 92)} ${num(-r * 0.22)} ${num(side * 44)} ${num(-r * 0.62)}" fill="none" stroke="#77736c" stroke-width="12" stroke-linecap="round"/><path d="M${num(cx + side * r * 0.8 - 3)} ${num(cy - r * 0.44)}q${num(side * 88)} ${num(-r * 0.2)} ${num(side * 44)} ${num(-r * 0.58)}" fill="none" stroke="#e4e1da" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('');
}

/** A square face leaning a little away, as path data. */
function leaning(cx: number, half: number, inset: number): string {
  const [top, bottom] = [ground - half * 2 + inset, ground - inset];
  const [a, b] = [half * 0.955 - inset, half - inset];
  return `M${num(cx - a)} ${num(top)}H${num(cx + a)}L${num(cx + b)} ${num(bottom)}H${num(cx - b)}Z`;
}

/** Square slim panel. */
export function panelSquare(scene: Scene, look: Look): void {
  squarePanel(scene, look, 272, 26, look.variant === 'surface' ? 48 : 16);
}

/** The 60 × 60 ceiling panel with its driver on the floor beside it. */
export function panel6060(scene: Scene, look: Look): void {
  squarePanel(scene, look, 318, 18, 14, 462);
  const box = `M812 ${ground + 12}v-44l26 -18h112v44l-26 18Z`;
  scene.solid(
    `<path d="M784 ${ground - 84}q34 96 52 66" fill="none" stroke="#3a3734" stroke-width="6"/><path d="${box}" fill="${scene.sheet.linear(finishes.white)}"/><path d="M812 ${ground - 32}l26 -18h112l-26 18Z" fill="#fbf9f6"/><path d="M924 ${ground - 32}l26 -18v44l-26 18Z" fill="#c4beb3"/><path d="M830 ${ground - 16}h70M830 ${ground - 4}h48" stroke="#a49d91" stroke-width="4"/>`,
  );
}

function squarePanel(
  scene: Scene,
  look: Look,
  half: number,
  frame: number,
  deep: number,
  cx = 488,
): void {
  const [top, cy] = [ground - half * 2, ground - half];
  scene.contactShadow(cx + deep / 2, half * 0.98, ground);
  scene.solid(
    `<path d="M${num(cx + half * 0.955)} ${num(top)}l${deep} ${num(-deep * 0.3)}L${num(cx + half + deep)} ${num(ground - deep * 0.5)}L${num(cx + half)} ${ground}Z" fill="${flat(look.finish, 0.2)}"/><path d="M${num(cx - half * 0.955)} ${num(top)}h${num(half * 1.91)}l${deep} ${num(-deep * 0.3)}h${num(-half * 1.91)}Z" fill="${flat(look.finish, 0.9)}"/><path d="${leaning(cx, half, 0)}" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])}"/>`,
    0.7,
  );
  const face = leaning(cx, half, frame);
  scene.day(
    `<path d="${face}" fill="${scene.sheet.linear(off, [0, 0], [1, 1])}" stroke="#a49d91" stroke-opacity=".5" stroke-width="2"/>`,
  );
  glow(scene, face, { bloom: 44, power: 0.8 });
  facing(scene, cx, cy, 0.66);
}

/** Light of a lamp that sits under the ceiling. */
function fromCeiling(scene: Scene, y: number, strength = 0.6): void {
  scene.lamp(500, y, 560, 0.9);
  scene.wallHalo(500, y + 30, 900, strength);
  scene.ceilingPool(500, 620, 0.75, ceilingEdge - 60);
  scene.floorPool(500, 700, 0.55);
}

/** Flush ceiling light with an opal bowl. */
export function ceilingDome(scene: Scene, look: Look): void {
  const top = 116;
  scene.day(
    disc(
      520,
      top + 14,
      318,
      0.16,
      '#4b4235',
      ` opacity=".35" filter="${scene.sheet.blur(18, true)}"`,
    ),
  );
  scene.solid(
    barrel(
      scene,
      500,
      [
        [top, 268, 'edge'],
        [top + 26, 300],
        [top + 56, 306, 'edge'],
        [top + 78, 302],
      ],
      look.finish,
    ),
    0.6,
  );
  opalBody(
    scene,
    500,
    [
      [top + 78, 292, 'edge'],
      [top + 150, 274],
      [top + 226, 204],
      [top + 268, 104],
      [top + 276, 0],
    ],
    { top: 0.07, bloom: 46 },
  );
  fromCeiling(scene, top + 180);
}

/** Modern ring under the ceiling, lit on its lower face. */
export function ceilingRing(scene: Scene, look: Look): void {
  const [cy, k] = [300, 0.3];
  const ellipse = (rx: number, y: number, sweep: 0 | 1 = 1) =>
    `M${num(500 - rx)} ${num(y)}A${num(rx)} ${num(rx * k)} 0 1 ${sweep} ${num(500 + rx)} ${num(y)}A${num(rx)} ${num(rx * k)} 0 1 ${sweep} ${num(500 - rx)} ${num(y)}Z`;
  const annulus = (outer: number, inner: number, y: number) =>
    ellipse(outer, y) + ellipse(inner, y, 0);
  scene.solid(
    barrel(
      scene,
      500,
      [
        [112, 128, 'edge'],
        [cy - 40, 128],
      ],
      look.finish,
      { bottom: k * 0.6 },
    ),
    0.5,
  );
  const wall = scene.sheet.linear(finishes[look.accent]);
  const lining = scene.sheet.linear(finishes[look.finish], [1, 0], [0, 0]);
  scene.solid(
    `<path d="M162 ${cy - 62}A338 ${num(338 * k)} 0 0 1 838 ${cy - 62}V${cy}A338 ${num(338 * k)} 0 0 0 162 ${cy}Z" fill="${wall}"/><path d="M264 ${cy}A236 ${num(236 * k)} 0 0 0 736 ${cy}V${cy - 30}A236 ${num(236 * k)} 0 0 1 264 ${cy - 30}Z" fill="${lining}"/>`,
    0.5,
  );
  const lower = annulus(332, 244, cy);
  scene.day(
    `<path d="${lower}" fill="${scene.sheet.linear(off, [0, 0], [1, 0.4])}" stroke="${flat(look.accent, 0.3)}" stroke-width="3"/>`,
  );
  glow(scene, lower, { bloom: 32, power: 0.85 });
  fromCeiling(scene, cy, 0.62);
}

/** Fabric drum under the ceiling with an opal cover below. */
export function ceilingDrum(scene: Scene, look: Look): void {
  const [top, bottom, r] = [178, 372, 286];
  scene.solid(
    turned(
      scene,
      500,
      [
        [104, 92, 'edge'],
        [128, 92, 'edge'],
        [136, 70],
        [180, 12],
      ],
      look.finish,
      { top: 0.1 },
    ),
    0.5,
  );
  const drum: Turn[] = [
    [top, r * 0.97, 'edge'],
    [bottom, r],
  ];
  scene.day(barrel(scene, 500, drum, linen, { bottom: 0.17, top: 0.12 }));
  scene.light(
    `<path d="${silhouette(500, drum, { bottom: 0.17, top: 0.12 })}" fill="${scene.sheet.linear([
      [0, '#7d7466'],
      [0.3, '#e8ddc8'],
      [0.6, '#e8ddc8'],
      [1, '#7d7466'],
    ])}"/>`,
  );
  const weave = scene.sheet.define(
    (id) =>
      `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 0V7M0 0H7" stroke="#8a7a5e" stroke-opacity=".3" stroke-width="1.4"/></pattern>`,
  );
  scene.solid(
    `<path d="${silhouette(500, drum, { bottom: 0.17, top: 0.12 })}" fill="url(#${weave})"/>`,
  );
  scene.day(disc(500, bottom, r * 0.96, 0.17, scene.sheet.linear(off)));
  scene.light(
    disc(
      500,
      bottom,
      r * 0.98,
      0.17,
      '#fff',
      ` opacity=".9" filter="${scene.sheet.blur(26, true)}"`,
    ) + disc(500, bottom, r * 0.96, 0.17, '#fff'),
  );
  scene.solid(
    turned(
      scene,
      500,
      [
        [bottom + r * 0.15, 10, 'edge'],
        [bottom + r * 0.17, 20],
        [bottom + r * 0.22, 0],
      ],
      look.finish,
    ),
  );
  fromCeiling(scene, bottom, 0.54);
}

/** Cloud for a child's room, standing like the panels. */
export function ceilingCloud(scene: Scene, look: Look): void {
  const cloud = (grow: number) =>
    `M${280 - grow} ${ground + grow * 0.2}C${190 - grow} ${ground + grow * 0.2} ${128 - grow} ${ground - 60} ${128 - grow} ${ground - 130}C${128 - grow} ${ground - 210} ${196 - grow} ${ground - 262 - grow} ${270 - grow} ${ground - 258 - grow}C${290 - grow} ${ground - 370 - grow} ${400} ${ground - 440 - grow} ${504} ${ground - 440 - grow}C${616 + grow} ${ground - 440 - grow} ${696 + grow} ${ground - 372 - grow} ${716 + grow} ${ground - 282 - grow}C${806 + grow} ${ground - 284 - grow} ${872 + grow} ${ground - 222} ${872 + grow} ${ground - 138}C${872 + grow} ${ground - 60} ${812 + grow} ${ground + grow * 0.2} ${724 + grow} ${ground + grow * 0.2}Z`;
  scene.contactShadow(510, 330, ground);
  scene.solid(
    `<path d="${cloud(0)}" transform="translate(20 -7)" fill="${flat(look.finish, 0.15)}"/><path d="${cloud(0)}" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])}"/>`,
    0.7,
  );
  scene.day(
    `<path d="${cloud(-22)}" fill="${scene.sheet.radial(off, [0.5, 0.5, 0.7], [0.36, 0.3])}"/>`,
  );
  glow(scene, cloud(-22), { bloom: 44, power: 0.8 });
  facing(scene, 500, ground - 210);
}
