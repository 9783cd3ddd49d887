import {
  ball,
  box,
  canopy,
  dome,
  ellipse,
  globes,
  line,
  open,
  type Path,
  rounded,
  shade,
} from './path-parts.ts';
import { STANDING } from './standing-paths.ts';

/** How a product is drawn inside its box. */
export type Outline = keyof typeof OUTLINES;

/** How much of a recessed lamp's height is above the ceiling. */
export const BODY = 0.86;

const OUTLINES = {
  ...STANDING,
  box,
  // Away from the middle, where its cord is.
  brokenBar: (w, h) => {
    const [at, gap, slant] = [w * 0.7, 4, Math.min(5, h * 0.3)];
    return `M0 0H${at - gap + slant}L${at - gap - slant} ${h}H0ZM${at + gap + slant} 0H${w}V${h}H${at + gap - slant}Z`;
  },
  disc: (w, h) =>
    `${ellipse(w / 2, h / 2, w / 2, h / 2)}${ellipse(w / 2, h / 2, w * 0.4, h * 0.4)}`,
  ring: (w, h) => `${ellipse(w / 2, h / 2, w / 2, h / 2)}${open(w / 2, h / 2, w * 0.36, h * 0.36)}`,
  oval: (w, h) =>
    `${ellipse(w / 2, h / 2, w / 2, h / 2)}${ellipse(w / 2, h / 2, w * 0.42, h * 0.38)}`,
  cloud: (w, h) =>
    `M${w * 0.2} ${h}A${w * 0.2} ${h * 0.27} 0 0 1 ${w * 0.16} ${h * 0.47}A${w * 0.24} ${h * 0.34} 0 0 1 ${w * 0.56} ${h * 0.16}A${w * 0.2} ${h * 0.28} 0 0 1 ${w * 0.86} ${h * 0.46}A${w * 0.17} ${h * 0.27} 0 0 1 ${w * 0.82} ${h}Z`,
  bulb: (w, h) => {
    const cap = w * 0.22;
    const neck = h * 0.72;
    return `M${w / 2 - cap} ${neck}C${w / 2 - cap} ${h * 0.58} 0 ${h * 0.52} 0 ${h * 0.3}A${w / 2} ${h * 0.3} 0 0 1 ${w} ${h * 0.3}C${w} ${h * 0.52} ${w / 2 + cap} ${h * 0.58} ${w / 2 + cap} ${neck}Z${rounded(w / 2 - cap, neck, cap * 2, h - neck, cap * 0.3)}`;
  },
  candle: (w, h) =>
    `M${w * 0.26} ${h * 0.72}C${w * -0.14} ${h * 0.5} ${w * 0.1} ${h * 0.3} ${w / 2} 0C${w * 0.9} ${h * 0.3} ${w * 1.14} ${h * 0.5} ${w * 0.74} ${h * 0.72}Z${rounded(w * 0.28, h * 0.72, w * 0.44, h * 0.28, w * 0.06)}`,
  cylinderBulb: (w, h) => {
    const cap = Math.min(w * 0.6, h * 0.16);
    return `${rounded(0, 0, w, h * 0.66, w * 0.3)}M${w * 0.06} ${h * 0.66}H${w * 0.94}L${w / 2 + cap / 2} ${h * 0.84}H${w / 2 - cap / 2}Z${rounded(w / 2 - cap / 2, h * 0.84, cap, h * 0.16, 2)}`;
  },
  reflector: (w, h) =>
    `M0 0H${w}L${w * 0.7} ${h * 0.72}H${w * 0.3}Z${rounded(w * 0.36, h * 0.72, w * 0.28, h * 0.28, 2)}`,
  recessed: (w, h) =>
    `${rounded(w * 0.12, 0, w * 0.76, h * BODY, w * 0.06)}${rounded(0, h * BODY, w, h * (1 - BODY), 2)}`,
  inGround: (w, h) =>
    `${rounded(w * 0.12, h * 0.14, w * 0.76, h * 0.86, w * 0.06)}${rounded(0, 0, w, h * 0.14, 2)}`,
  dome: (w, h) => dome(0, 0, w, h),
  cone: (w, h) =>
    `${rounded(w * 0.45, 0, w * 0.1, h * 0.18, 2)}M${w * 0.44} ${h * 0.16}H${w * 0.56}Q${w * 0.62} ${h * 0.5} ${w} ${h * 0.9}V${h}H0V${h * 0.9}Q${w * 0.38} ${h * 0.5} ${w * 0.44} ${h * 0.16}Z`,
  ball,
  twoRings: (w, h) => rings(w, h, RADII.twoRings),
  threeRings: (w, h) => rings(w, h, RADII.threeRings),
  basket: (w, h) =>
    `M${w * 0.33} ${h * 0.06}H${w * 0.67}C${w * 0.68} ${h * 0.28} ${w} ${h * 0.34} ${w} ${h * 0.5}C${w} ${h * 0.8} ${w * 0.66} ${h * 0.95} ${w / 2} ${h}C${w * 0.34} ${h * 0.95} 0 ${h * 0.8} 0 ${h * 0.5}C0 ${h * 0.34} ${w * 0.32} ${h * 0.28} ${w * 0.33} ${h * 0.06}Z${ellipse(w / 2, h * 0.5, w / 2, h * 0.06)}${ellipse(w / 2, h * 0.06, w * 0.17, h * 0.03)}${line(w / 2, 0, w / 2, h * 0.03)}`,
  hoop: (w, h) =>
    [0, 0.3, 0.7, 1].map((at) => line(w / 2, 0, w * at, h * 0.5)).join('') +
    globes([0.1, 0.3, 0.5, 0.7, 0.9], w, h * 0.84, w * 0.07, h * 0.16) +
    rounded(0, h * 0.48, w, h * 0.16, h * 0.04),
  sputnik: (w, h) => {
    const radius = w * 0.09;
    const ends = [20, 65, 115, 160, 200, 245, 295, 340].map((degrees) => {
      const angle = (degrees / 180) * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return [w / 2 + x * (w / 2 - radius), h / 2 + y * (h / 2 - radius)] as const;
    });
    return `${line(w / 2, 0, w / 2, h / 2)}${ends.map(([x, y]) => line(w / 2, h / 2, x, y)).join('')}${ends.map(([x, y]) => ellipse(x, y, radius, radius)).join('')}${ellipse(w / 2, h / 2, radius * 0.8, radius * 0.8)}`;
  },
  arms: (w, h) => {
    const arm = (reach: number) =>
      `M${w / 2} ${h * 0.86}Q${w / 2 + reach} ${h * 0.98} ${w / 2 + reach} ${h * 0.52}h${reach > 0 ? -3 : 3}Q${w / 2 + reach * 0.94} ${h * 0.9} ${w / 2} ${h * 0.8}Z`;
    const candle = (reach: number) =>
      rounded(w / 2 + reach - w * 0.035, h * 0.32, w * 0.07, h * 0.2, w * 0.03);
    const reaches = [-0.465, -0.25, 0.25, 0.465].map((part) => part * w);
    return `${rounded(w * 0.46, 0, w * 0.08, h * 0.9, w * 0.03)}${ellipse(w / 2, h * 0.88, w * 0.07, h * 0.12)}${reaches.map((reach) => arm(reach) + candle(reach)).join('')}`;
  },
  bar: (w, h) => {
    const at = h - w * 0.26;
    const shades = [0.2, 0.5, 0.8].map((x) => dome(w * (x - 0.11), at, w * 0.22, w * 0.26));
    return `${line(w * 0.1, 0, w * 0.1, at)}${line(w * 0.9, 0, w * 0.9, at)}${shades.join('')}${rounded(0, at - w * 0.04, w, w * 0.05, 2)}`;
  },
  cluster: (w, h) => {
    const radius = w * 0.22;
    const balls: readonly (readonly [number, number])[] = [
      [radius, h * 0.35],
      [w - radius, h * 0.62],
      [w / 2, h - radius],
    ];
    const cords = balls
      .map(([x, y]) => line(x, 0, x, y - radius) + ellipse(x, y, radius, radius))
      .join('');
    return cords + canopy(w, h);
  },
  cords: (w, h) => {
    const [wide, high] = [w * 0.14, w * 0.3];
    const ends = [0.62, 0.42, 1, 0.55, 0.8].map((part) => part * h);
    const cords = ends
      .map((end, index) => {
        const x = w * (0.07 + index * 0.215);
        const socket = rounded(x - wide * 0.3, end - high * 1.4, wide * 0.6, high * 0.45, 1);
        return `${line(x, 0, x, end - high * 1.4)}${socket}${ellipse(x, end - high / 2, wide / 2, high / 2)}`;
      })
      .join('');
    return cords + canopy(w, h);
  },
  lantern: (w, h) =>
    `M${w * 0.3} ${h * 0.18}H${w * 0.7}L${w} ${h * 0.36}L${w * 0.82} ${h * 0.86}H${w * 0.18}L0 ${h * 0.36}Z${rounded(w * 0.24, h * 0.86, w * 0.52, h * 0.14, 3)}M${w * 0.44} ${h * 0.18}L${w / 2} 0L${w * 0.56} ${h * 0.18}Z`,
  wallGlobe: (w, h) =>
    `${ellipse(w / 2, h - w * 0.3, w * 0.3, w * 0.3)}${ellipse(w / 2, w / 2, w / 2, w / 2)}`,
  arch: (w, h) => {
    const arch = (by: number) =>
      `M${by} ${h - by}V${h * 0.34}C${by} ${h * 0.14} ${w * 0.3} ${h * 0.1} ${w / 2} ${by}C${w * 0.7} ${h * 0.1} ${w - by} ${h * 0.14} ${w - by} ${h * 0.34}V${h - by}Z`;
    return arch(0) + arch(w * 0.1);
  },
  readingArm: (w, h) =>
    `${rounded(0, h * 0.36, w * 0.56, h * 0.64, w * 0.06)}M${w * 0.28} ${h * 0.36}V${h * 0.12}Q${w * 0.28} 0 ${w * 0.56} 0Q${w * 0.82} 0 ${w * 0.82} ${h * 0.1}h-2Q${w * 0.8} 2 ${w * 0.56} 2Q${w * 0.3} 2 ${w * 0.3} ${h * 0.12}V${h * 0.36}Z${rounded(w * 0.64, h * 0.08, w * 0.36, h * 0.28, w * 0.06)}`,
  sconce: (w, h) => {
    // Drawn along one side and back: an arm encloses no area.
    const arm = (side: number) => {
      const [x, bend] = [w / 2 + side * w * 0.28, `${w / 2 + side * w * 0.28} ${h * 0.98}`];
      return `M${w / 2} ${h * 0.8}Q${bend} ${x} ${h * 0.46}Q${bend} ${w / 2} ${h * 0.8}`;
    };
    return `${arm(1)}${arm(-1)}${shade(0, 0, w * 0.44, h * 0.42)}${shade(w * 0.56, 0, w * 0.44, h * 0.42)}${ellipse(w / 2, h * 0.82, w * 0.1, h * 0.18)}`;
  },
  pictureLight: (w, h) =>
    `${rounded(w * 0.46, h * 0.2, w * 0.08, h * 0.6, 1)}${rounded(0, 0, w, h * 0.34, h * 0.1)}${rounded(w * 0.36, h * 0.7, w * 0.28, h * 0.3, 3)}`,
  trackHead: (w, h) =>
    `${rounded(0, 0, w, h * 0.1, 1)}${rounded(w * 0.44, h * 0.1, w * 0.12, h * 0.16, 1)}${rounded(w * 0.12, h * 0.26, w * 0.76, h * 0.74, w * 0.12)}`,
  trackKit: (w, h) => {
    const heads = [0.15, 0.5, 0.85].map((x) =>
      rounded(w * x - h * 0.22, h * 0.34, h * 0.44, h * 0.66, h * 0.08),
    );
    return `${heads.join('')}${rounded(0, 0, w, h * 0.2, 1)}${[0.15, 0.5, 0.85].map((x) => line(w * x, h * 0.2, w * x, h * 0.34)).join('')}`;
  },
  twinHead: (w, h) => {
    const radius = Math.min(w * 0.2, h * 0.25);
    const top = radius * 1.8;
    return `${globes([0.25, 0.75], w, radius, radius, radius)}${rounded(0, top, w, h - top, w * 0.05)}`;
  },
} as const satisfies Record<string, Path>;

/** Radii of rings one below the other, as parts of the width, from the top down. */
const RADII = { twoRings: [0.34, 0.5], threeRings: [0.25, 0.375, 0.5] } as const;

/** The height of each ring. */
function levels(w: number, h: number, radii: readonly number[]): readonly number[] {
  const [top, bottom] = [h * 0.16, h - w * 0.12];
  return radii.map((_, index) => top + (index / (radii.length - 1)) * (bottom - top));
}

function rings(w: number, h: number, radii: readonly number[]): string {
  const heights = levels(w, h, radii);
  const each = radii.map((part, index) => {
    const [rx, ry, y] = [w * part, w * part * 0.24, heights[index] ?? 0];
    return ellipse(w / 2, y, rx, ry) + open(w / 2, y, rx * 0.82, ry * 0.62);
  });
  return rounded(w * 0.38, 0, w * 0.24, Math.min(h * 0.03, w * 0.05), 2) + each.join('');
}

/**
 * The paths of an outline's parts in a box, with numbers to one decimal: each hides what is behind it of those before.
 */
export function outlineParts(outline: Outline, width: number, height: number): readonly string[] {
  return short(OUTLINES[outline](width, height)).split(/(?<! )(?=M)/);
}

/**
 * What parts of it hang by inside its box, so thin that it is no part of its form: each ring on cords of its own,
 * outside of the ring above. Empty for all else.
 */
export function cordsPath(outline: Outline, w: number, h: number): string {
  if (outline !== 'twoRings' && outline !== 'threeRings') return '';
  const radii: readonly number[] = RADII[outline];
  const heights = levels(w, h, radii);
  const cords = radii.flatMap((part, index) =>
    [-1, 1].map((side) =>
      line(w * (0.5 + side * 0.1), 0, w * (0.5 + side * part * 0.96), heights[index] ?? 0),
    ),
  );
  return short(cords.join(''));
}

function short(path: string): string {
  return path.replace(/-?\d+\.\d+(?:e-\d+)?/g, (text) =>
    String(Math.round(Number(text) * 10) / 10),
  );
}
