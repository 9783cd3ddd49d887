import { type Finish, finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { disc } from './turning.ts';

/**
 * A recessed light standing on its rim, seen from the front and a little from the side: its body
 * reaches back to the upper right, spring clips at both sides. `faces` are the light openings.
 */
function recessed(
  scene: Scene,
  options: {
    rx: number;
    ry: number;
    depth: number;
    body: number;
    coat: Finish;
    inner: Finish;
    kind: 'cob' | 'opal';
    twin?: boolean;
  },
): void {
  const { rx, ry, depth, body, coat, inner, kind, twin = false } = options;
  const [cx, cy] = [470, ground - ry - 6];
  const back = [cx + depth * 0.62, cy - depth * 0.34] as const;
  const core = scene.sheet.linear(
    finishes.grey.map(([offset, color]) => [offset, color] as const),
    [0.2, 0],
    [0.7, 1],
  );
  scene.contactShadow(cx, rx * 0.8, ground - 2);
  const bodyAt = (dx: number) => {
    const [bx, by] = [back[0] + dx, back[1]];
    const fins = Array.from({ length: 6 }, (_, index) => {
      const t = 0.35 + index * 0.12;
      return `<ellipse cx="${num(cx + dx + (bx - cx - dx) * t)}" cy="${num(cy + (by - cy) * t)}" rx="${num(body * 0.9)}" ry="${num(body * 0.92)}" fill="none" stroke="#1e1d1c" stroke-opacity=".45" stroke-width="5"/>`;
    }).join('');
    const hull = `M${num(cx + dx - body * 0.64)} ${num(cy - body * 0.7)}L${num(bx - body * 0.64)} ${num(by - body * 0.7)}A${num(body * 0.9)} ${num(body * 0.92)} 0 0 1 ${num(bx + body * 0.64)} ${num(by + body * 0.66)}L${num(cx + dx + body * 0.64)} ${num(cy + body * 0.7)}Z`;
    return `<path d="${hull}" fill="${core}"/><g opacity=".8">${fins}</g><path d="${hull}" fill="none" stroke="#2a2927" stroke-opacity=".3" stroke-width="3"/>`;
  };
  const clip = (x: number, side: 1 | -1) =>
    `<path d="M${num(x)} ${num(cy - 30)}q${num(side * 62)} ${num(-96)} ${num(side * 22)} ${num(-178)}" fill="none" stroke="#77736c" stroke-width="13" stroke-linecap="round"/><path d="M${num(x - 3)} ${num(cy - 34)}q${num(side * 60)} ${num(-92)} ${num(side * 22)} ${num(-172)}" fill="none" stroke="#e2dfd8" stroke-width="4" stroke-linecap="round"/>`;
  scene.solid(
    (twin ? bodyAt(-rx * 0.46) + bodyAt(rx * 0.46) : bodyAt(0)) +
      clip(cx - rx * 0.84, -1) +
      clip(cx + rx * 0.84, 1),
    0.5,
  );
  const plate = (grow: number, dx: number, dy: number, fill: string, extra = '') =>
    twin
      ? `<rect x="${num(cx - rx - grow + dx)}" y="${num(cy - ry - grow + dy)}" width="${num(2 * (rx + grow))}" height="${num(2 * (ry + grow))}" rx="16" fill="${fill}"${extra}/>`
      : `<ellipse cx="${num(cx + dx)}" cy="${num(cy + dy)}" rx="${num(rx + grow)}" ry="${num(ry + grow)}" fill="${fill}"${extra}/>`;
  const face = scene.sheet.linear(finishes[coat], [0, 0.05], [1, 0.95]);
  scene.solid(
    plate(0, 9, -5, flat(coat, 0.15)) +
      plate(0, 0, 0, face) +
      plate(-5, 0, 0, 'none', ` stroke="${flat(coat, 1)}" stroke-opacity=".5" stroke-width="3"`),
  );
  for (const dx of twin ? [-rx * 0.48, rx * 0.48] : [0])
    opening(
      scene,
      cx + dx,
      cy,
      twin ? rx * 0.38 : (kind === 'opal' ? 0.86 : 0.74) * rx,
      twin ? 1 : ry / rx,
      inner,
      kind,
    );
}

/** A light's opening seen from the front: a reflector down to its chip, or an opal cover. */
function opening(
  scene: Scene,
  cx: number,
  cy: number,
  r: number,
  squash: number,
  inner: Finish,
  kind: 'cob' | 'opal',
): void {
  const ring = (share: number, fill: string, extra = '') =>
    disc(cx, cy, r * share, squash, fill, extra);
  if (kind === 'opal') {
    scene.day(
      ring(1, '#b9b3a8') +
        ring(
          0.97,
          scene.sheet.radial(
            [
              [0, '#fdfdfb'],
              [0.7, '#f3f0ea'],
              [1, '#d9d4ca'],
            ],
            [0.5, 0.5, 0.55],
            [0.4, 0.35],
          ),
        ),
    );
    scene.light(
      ring(1.04, '#fff', ` opacity=".8" filter="${scene.sheet.blur(34)}"`) +
        ring(
          0.97,
          scene.sheet.radial([
            [0, '#fff'],
            [0.85, '#fff'],
            [1, '#dedede'],
          ]),
        ),
    );
  } else {
    const well = scene.sheet.linear(finishes[inner], [0.9, 1], [0.1, 0]);
    scene.solid(
      ring(1, flat(inner, 0.1)) +
        ring(0.97, well) +
        ring(0.76, scene.sheet.linear(finishes[inner], [0.2, 0], [0.8, 1])) +
        ring(0.5, well),
      1,
    );
    scene.day(
      ring(0.42, '#4d4a44') +
        ring(
          0.4,
          scene.sheet.radial(
            [
              [0, '#fdf1b4'],
              [0.55, '#edd06f'],
              [1, '#c99f3f'],
            ],
            [0.5, 0.5, 0.5],
            [0.42, 0.38],
          ),
        ),
    );
    scene.light(
      ring(
        1,
        scene.sheet.radial([
          [0, '#fff', 0.95],
          [0.42, '#fff', 0.62],
          [0.8, '#fff', 0.2],
          [1, '#fff', 0.08],
        ]),
      ) +
        ring(0.62, '#fff', ` filter="${scene.sheet.blur(r * 0.14)}"`) +
        ring(0.4, '#fff'),
    );
  }
  scene.lamp(cx, cy, r * 2.6, 0.8);
  scene.wallHalo(cx, cy, 780, kind === 'opal' ? 0.5 : 0.4);
  scene.floorPool(cx - 10, 560, kind === 'opal' ? 0.6 : 0.5, ground + 30);
}

/** Recessed spot: one round eye, or two in a rectangle; `accent` colours the reflector. */
export function spotRecessed(scene: Scene, look: Look): void {
  if (look.variant === 'twin')
    recessed(scene, {
      rx: 330,
      ry: 178,
      depth: 250,
      body: 118,
      coat: look.finish,
      inner: look.accent,
      kind: 'cob',
      twin: true,
    });
  else
    recessed(scene, {
      rx: 226,
      ry: 232,
      depth: 270,
      body: 158,
      coat: look.finish,
      inner: look.accent,
      kind: 'cob',
    });
}

/** A spot frame without a lamp: the ring, its tilting inner ring and an empty middle. */
export function spotFrame(scene: Scene, look: Look): void {
  const [cx, cy, r] = [490, ground - 262, 256];
  scene.contactShadow(cx, r * 0.7, ground - 2);
  const metal = scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1]);
  const counter = scene.sheet.linear(finishes[look.finish], [1, 1], [0, 0]);
  const ring = (share: number, fill: string, dx = 0) => disc(cx + dx, cy, r * share, 1, fill);
  const clip = (side: 1 | -1) =>
    `<path d="M${num(cx + side * r * 0.8)} ${num(cy - 40)}q${num(side * 90)} -92 ${num(side * 34)} -214" fill="none" stroke="#77736c" stroke-width="13" stroke-linecap="round"/><path d="M${num(cx + side * r * 0.8 - 3)} ${num(cy - 44)}q${num(side * 88)} -88 ${num(side * 34)} -206" fill="none" stroke="#e2dfd8" stroke-width="4" stroke-linecap="round"/>`;
  scene.solid(
    clip(-1) +
      clip(1) +
      ring(1, flat(look.finish, 0.1), 8) +
      ring(1, metal) +
      ring(0.84, counter) +
      ring(0.78, flat(look.finish, 0.05)) +
      ring(0.75, metal) +
      ring(0.6, counter) +
      ring(
        0.54,
        scene.sheet.radial([
          [0, '#2c2a27'],
          [0.7, '#1d1c1a'],
          [1, '#0f0e0d'],
        ]),
      ) +
      `<ellipse cx="${cx}" cy="${cy + 8}" rx="${r * 0.3}" ry="${r * 0.3}" fill="none" stroke="#57534c" stroke-width="9"/><path d="M${cx - 40} ${cy + 10}a14 14 0 1 1 1 0ZM${cx + 66} ${cy + 10}a14 14 0 1 1 1 0Z" fill="#77726a"/>`,
  );
}

/** Downlight: a wide shallow ring with an opal cover, or a deep dark reflector when it is anti-glare. */
export function downlight(scene: Scene, look: Look): void {
  recessed(scene, {
    rx: 268,
    ry: 272,
    depth: 170,
    body: 206,
    coat: look.finish,
    inner: look.accent,
    kind: look.variant === 'deep' ? 'cob' : 'opal',
  });
}
