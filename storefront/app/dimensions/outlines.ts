import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Face } from './face-of.ts';

/** How a product is drawn inside its box. */
export type Outline = keyof typeof OUTLINES;

/** Outlines by how a kind begins or what it names; the first that fits. */
const BY_KIND: readonly (readonly [RegExp, Outline])[] = [
  [/^bulb-(t|globe|a60)|^bulb-filament|^bulb-candle|^bulb-capsule/, 'bulb'],
  [/^spot-(gu10|mr16)/, 'reflector'],
  [/^chandelier-ring|^ceiling-ring/, 'rings'],
  [/^chandelier/, 'arms'],
  [/lantern/, 'lantern'],
  [/^(table|floor|desk)-/, 'standing'],
  [/^bollard|^solar-stake|^spike/, 'post'],
  [/globe|pierced|cluster/, 'ball'],
  [/^pendant-(dome|bell|cone|rattan|smoked)/, 'dome'],
];

/** Which outline a product has. */
export function outlineOf({ kind = '', mounting }: ProductSpecs, face: Face): Outline {
  if (face.round) return 'disc';
  if (face.flat) return 'box';
  const named = BY_KIND.find(([pattern]) => pattern.test(kind));
  if (named !== undefined) return named[1];
  return mounting === 'free-standing' ? 'standing' : 'box';
}

/** The closed lines of an outline in a box of width `w` and height `h`, as an SVG path. */
type Path = (w: number, h: number) => string;

const box: Path = (w, h) => rounded(0, 0, w, h, Math.min(w, h) * 0.12);

const OUTLINES = {
  box,
  disc: (w, h) =>
    `${ellipse(w / 2, h / 2, w / 2, h / 2)}${ellipse(w / 2, h / 2, w * 0.4, h * 0.4)}`,
  bulb: (w, h) => {
    const cap = w * 0.22;
    const neck = h * 0.72;
    return `M${w / 2 - cap} ${neck}C${w / 2 - cap} ${h * 0.58} 0 ${h * 0.52} 0 ${h * 0.3}A${w / 2} ${h * 0.3} 0 0 1 ${w} ${h * 0.3}C${w} ${h * 0.52} ${w / 2 + cap} ${h * 0.58} ${w / 2 + cap} ${neck}Z${rounded(w / 2 - cap, neck, cap * 2, h - neck, cap * 0.3)}`;
  },
  reflector: (w, h) =>
    `M0 0H${w}L${w * 0.7} ${h * 0.72}H${w * 0.3}Z${rounded(w * 0.36, h * 0.72, w * 0.28, h * 0.28, 2)}`,
  dome: (w, h) =>
    `M0 ${h}C0 ${h * 0.45} ${w * 0.25} ${h * 0.2} ${w * 0.44} ${h * 0.16}V0H${w * 0.56}V${h * 0.16}C${w * 0.75} ${h * 0.2} ${w} ${h * 0.45} ${w} ${h}Z`,
  ball: (w, h) => {
    const radius = Math.min(w, h * 0.92) / 2;
    return `${ellipse(w / 2, h - radius, w / 2, radius)}M${w * 0.42} ${h - 2 * radius}V0H${w * 0.58}V${h - 2 * radius}Z`;
  },
  rings: (w, h) =>
    h < w * 0.4
      ? `${ellipse(w / 2, h / 2, w / 2, h / 2)}${ellipse(w / 2, h / 2, w * 0.42, h * 0.3)}`
      : `${ellipse(w / 2, h * 0.9, w / 2, h * 0.1)}${ellipse(w / 2, h * 0.55, w * 0.36, h * 0.08)}${ellipse(w / 2, h * 0.24, w * 0.22, h * 0.06)}M${w / 2 - 1} 0H${w / 2 + 1}V${h * 0.18}H${w / 2 - 1}Z`,
  arms: (w, h) => {
    const arm = (reach: number) =>
      `M${w / 2} ${h * 0.86}Q${w / 2 + reach} ${h * 0.98} ${w / 2 + reach} ${h * 0.52}h${reach > 0 ? -3 : 3}Q${w / 2 + reach * 0.94} ${h * 0.9} ${w / 2} ${h * 0.8}Z`;
    const candle = (reach: number) =>
      rounded(w / 2 + reach - w * 0.035, h * 0.32, w * 0.07, h * 0.2, w * 0.03);
    const reaches = [-0.465, -0.25, 0.25, 0.465].map((part) => part * w);
    return `${rounded(w * 0.46, 0, w * 0.08, h * 0.9, w * 0.03)}${ellipse(w / 2, h * 0.88, w * 0.07, h * 0.12)}${reaches.map((reach) => arm(reach) + candle(reach)).join('')}`;
  },
  lantern: (w, h) =>
    `M${w * 0.3} ${h * 0.18}H${w * 0.7}L${w} ${h * 0.36}L${w * 0.82} ${h * 0.86}H${w * 0.18}L0 ${h * 0.36}Z${rounded(w * 0.24, h * 0.86, w * 0.52, h * 0.14, 3)}M${w * 0.44} ${h * 0.18}L${w / 2} 0L${w * 0.56} ${h * 0.18}Z`,
  standing: (w, h) => {
    const shade = Math.min(h * 0.4, w * 0.8);
    const pole = Math.max(2, w * 0.03);
    return `M${w * 0.2} 0H${w * 0.8}L${w} ${shade}H0Z${rounded(w / 2 - pole, shade, pole * 2, h - shade - h * 0.03, 1)}${rounded(w * 0.22, h * 0.965, w * 0.56, h * 0.035, 2)}`;
  },
  post: (w, h) =>
    `${rounded(0, 0, w, h * 0.28, w * 0.12)}${rounded(w * 0.2, h * 0.28, w * 0.6, h * 0.72, 2)}`,
} as const satisfies Record<string, Path>;

/** The path of an outline in a box, with numbers to one decimal. */
export function outlinePath(outline: Outline, width: number, height: number): string {
  return OUTLINES[outline](width, height).replace(/-?\d+\.\d+/g, (text) =>
    String(Math.round(Number(text) * 10) / 10),
  );
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

function rounded(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
