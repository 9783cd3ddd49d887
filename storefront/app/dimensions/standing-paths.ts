import { ellipse, foot, line, open, type Path, rounded, shade } from './path-parts.ts';

/** Half of a pole's width. */
const pole = (w: number) => Math.max(2, w * 0.03);

/** Outlines of what stands on a table, on the floor or in the ground. */
export const STANDING = {
  standing: (w, h) => {
    const high = Math.min(h * 0.4, w * 0.8);
    return `${shade(0, 0, w, high)}${rounded(w / 2 - pole(w), high, pole(w) * 2, h * 0.97 - high, 1)}${foot(w, h)}`;
  },
  tableGlobe: (w, h) =>
    `${rounded(w / 2 - pole(w), w, pole(w) * 2, h - w, 1)}${ellipse(w / 2, w / 2, w / 2, w / 2)}${foot(w, h)}`,
  mushroom: (w, h) =>
    `M${w * 0.36} ${h * 0.46}C${w * 0.42} ${h * 0.66} ${w * 0.4} ${h * 0.9} ${w * 0.22} ${h}H${w * 0.78}C${w * 0.6} ${h * 0.9} ${w * 0.58} ${h * 0.66} ${w * 0.64} ${h * 0.46}ZM0 ${h * 0.46}C0 ${h * -0.15} ${w} ${h * -0.15} ${w} ${h * 0.46}Z`,
  banker: (w, h) =>
    `${rounded(w / 2 - pole(w), h * 0.2, pole(w) * 2, h * 0.78, 1)}M0 ${h * 0.24}V${h * 0.14}Q0 0 ${w * 0.16} 0H${w * 0.84}Q${w} 0 ${w} ${h * 0.14}V${h * 0.24}Z${rounded(w * 0.2, h * 0.93, w * 0.6, h * 0.07, h * 0.03)}`,
  jointed: (w, h) =>
    `${line(w * 0.24, h * 0.96, w * 0.04, h * 0.5)}${line(w * 0.04, h * 0.5, w * 0.5, h * 0.05)}${line(w * 0.5, h * 0.05, w, h * 0.14)}${rounded(w * 0.62, h * 0.06, w * 0.38, h * 0.1, 2)}${ellipse(w * 0.04, h * 0.5, w * 0.03, w * 0.03)}${ellipse(w * 0.5, h * 0.05, w * 0.03, w * 0.03)}${rounded(0, h * 0.96, w * 0.48, h * 0.04, 2)}`,
  arc: (w, h) =>
    `M${w * 0.12} ${h * 0.95}V${h * 0.36}C${w * 0.12} ${h * -0.12} ${w * 0.84} ${h * -0.12} ${w * 0.84} ${h * 0.14}h-2C${w * 0.8} ${h * -0.1} ${w * 0.14} ${h * -0.1} ${w * 0.15} ${h * 0.36}V${h * 0.95}ZM${w * 0.68} ${h * 0.26}C${w * 0.68} ${h * 0.1} ${w} ${h * 0.1} ${w} ${h * 0.26}Z${rounded(0, h * 0.95, w * 0.28, h * 0.05, 2)}`,
  pole: (w, h) =>
    `${rounded(w / 2 - pole(w), 0, pole(w) * 2, h * 0.98, 1)}${rounded(0, h * 0.98, w, h * 0.02, 1)}`,
  reading: (w, h) => {
    const radius = w * 0.34;
    return `${rounded(w * 0.4 - pole(w), radius * 2, pole(w) * 2, h * 0.98 - radius * 2, 1)}${ellipse(w * 0.4, radius, radius, radius)}${line(w * 0.4, h * 0.36, w * 0.8, h * 0.32)}M${w * 0.72} ${h * 0.31}H${w * 0.88}L${w} ${h * 0.4}H${w * 0.66}Z${rounded(0, h * 0.98, w * 0.8, h * 0.02, 1)}`;
  },
  tripod: (w, h) => {
    const high = Math.min(h * 0.3, w);
    const legs = [0.06, 0.5, 0.94].map((x) => line(w / 2, high, w * x, h));
    return legs.join('') + shade(0, 0, w, high);
  },
  standingLantern: (w, h) => {
    const panes = [0.36, 0.64].map((x) => line(w * x, h * 0.42, w * x, h * 0.92));
    return `${ellipse(w / 2, h * 0.07, h * 0.06, h * 0.06)}${open(w / 2, h * 0.07, h * 0.045, h * 0.045)}${rounded(w * 0.4, h * 0.13, w * 0.2, h * 0.06, 2)}M${w * 0.34} ${h * 0.19}H${w * 0.66}L${w * 0.96} ${h * 0.38}H${w * 0.04}Z${rounded(w * 0.04, h * 0.38, w * 0.92, h * 0.04, 1)}${rounded(w * 0.1, h * 0.42, w * 0.8, h * 0.5, 1)}${panes.join('')}${rounded(0, h * 0.92, w, h * 0.08, 2)}`;
  },
  postLantern: (w, h) => {
    const head = h * 0.6;
    return `M${w * 0.44} ${head * 0.16}L${w / 2} 0L${w * 0.56} ${head * 0.16}L${w} ${head * 0.42}L${w * 0.78} ${head}H${w * 0.22}L0 ${head * 0.42}L${w * 0.44} ${head * 0.16}ZM0 ${head * 0.42}H${w}${rounded(w * 0.4, head, w * 0.2, h * 0.32, 1)}${rounded(w * 0.2, h * 0.92, w * 0.6, h * 0.08, 2)}`;
  },
  bollard: (w, h) =>
    `${rounded(0, 0, w, h * 0.98, w * 0.1)}${[0.08, 0.15, 0.22].map((y) => line(0, h * y, w, h * y)).join('')}${rounded(-w * 0.06, h * 0.97, w * 1.12, h * 0.03, 1)}`,
  spike: (w, h) =>
    `M${w * 0.42} ${h * 0.42}H${w * 0.58}L${w / 2} ${h}Z${rounded(w * 0.36, h * 0.36, w * 0.28, h * 0.07, 1)}${rounded(0, 0, w, h * 0.38, w * 0.16)}`,
  stake: (w, h) =>
    `${rounded(w * 0.45, h * 0.26, w * 0.1, h * 0.6, 1)}M0 ${h * 0.06}H${w}L${w * 0.7} ${h * 0.26}H${w * 0.3}ZM${w * 0.42} ${h * 0.86}H${w * 0.58}L${w / 2} ${h}Z${rounded(w * 0.06, 0, w * 0.88, h * 0.06, 2)}`,
} as const satisfies Record<string, Path>;
