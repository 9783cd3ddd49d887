import type { Stop } from './sheet.ts';

/** What a lamp's visible body can be coated with (the catalogue's `finish` values that are opaque). */
export type Finish =
  | 'white'
  | 'black'
  | 'gold'
  | 'rose-gold'
  | 'silver'
  | 'chrome'
  | 'nickel'
  | 'bronze'
  | 'copper'
  | 'wood'
  | 'grey'
  | 'beige'
  | 'green';

/**
 * How each finish looks across a round body from left to right, lit from the upper left:
 * metals alternate dark and bright, painted surfaces have one soft light side.
 */
export const finishes: Record<Finish, readonly Stop[]> = {
  white: [
    [0, '#c3bdb2'],
    [0.1, '#dcd7ce'],
    [0.34, '#fcfbf9'],
    [0.58, '#f1eee8'],
    [0.84, '#d0cac0'],
    [1, '#b1aa9e'],
  ],
  black: [
    [0, '#1b1a19'],
    [0.08, '#3c3a38'],
    [0.28, '#5d5a57'],
    [0.44, '#383634'],
    [0.74, '#201f1e'],
    [0.92, '#302e2c'],
    [1, '#151413'],
  ],
  gold: [
    [0, '#6f5120'],
    [0.12, '#ab8239'],
    [0.3, '#f4e2ad'],
    [0.42, '#d8b668'],
    [0.63, '#916c2e'],
    [0.8, '#cda756'],
    [0.93, '#8f6a2b'],
    [1, '#63481c'],
  ],
  'rose-gold': [
    [0, '#7c5145'],
    [0.12, '#b98271'],
    [0.3, '#f8ddd1'],
    [0.42, '#dfae9d'],
    [0.63, '#9d6b5d'],
    [0.8, '#d3a08f'],
    [0.93, '#976557'],
    [1, '#704639'],
  ],
  silver: [
    [0, '#86878a'],
    [0.18, '#bfc0c2'],
    [0.38, '#f0f0f0'],
    [0.62, '#c8c9ca'],
    [0.85, '#9b9c9f'],
    [1, '#7b7c7f'],
  ],
  chrome: [
    [0, '#5e6164'],
    [0.1, '#c6c9cb'],
    [0.22, '#fdfdfd'],
    [0.34, '#d8dadc'],
    [0.5, '#8b8e91'],
    [0.58, '#595c5f'],
    [0.68, '#a8abae'],
    [0.83, '#eceeef'],
    [0.94, '#9a9da0'],
    [1, '#5c5f62'],
  ],
  nickel: [
    [0, '#7a746c'],
    [0.15, '#aba59c'],
    [0.35, '#e9e5dd'],
    [0.55, '#bfb9b0'],
    [0.8, '#98928a'],
    [1, '#6d6760'],
  ],
  bronze: [
    [0, '#2d2219'],
    [0.12, '#574332'],
    [0.3, '#a98e70'],
    [0.45, '#705842'],
    [0.65, '#423326'],
    [0.82, '#6c553f'],
    [1, '#2c2118'],
  ],
  copper: [
    [0, '#60311e'],
    [0.12, '#a05c39'],
    [0.3, '#f3bf9c'],
    [0.42, '#d28f68'],
    [0.63, '#8c4c2f'],
    [0.8, '#c07953'],
    [0.93, '#7e442a'],
    [1, '#552a1b'],
  ],
  wood: [
    [0, '#64412a'],
    [0.14, '#8f623e'],
    [0.36, '#c89a69'],
    [0.6, '#ad7c50'],
    [0.85, '#805735'],
    [1, '#5b3a23'],
  ],
  grey: [
    [0, '#4e4d4b'],
    [0.12, '#6d6b69'],
    [0.32, '#a09e9b'],
    [0.55, '#7b7976'],
    [0.85, '#595855'],
    [1, '#464543'],
  ],
  beige: [
    [0, '#a5937a'],
    [0.12, '#c3b298'],
    [0.34, '#eee2cd'],
    [0.6, '#d8c7ab'],
    [0.85, '#b6a487'],
    [1, '#97866c'],
  ],
  green: [
    [0, '#182a20'],
    [0.1, '#2a4a39'],
    [0.3, '#6a967c'],
    [0.48, '#37624c'],
    [0.78, '#1f3a2c'],
    [1, '#152519'],
  ],
};

/** Opal glass or acrylic, lamp off: nearly white, its edge a little darker than the wall behind. */
export const opal: readonly Stop[] = [
  [0, '#bfbab0'],
  [0.1, '#d6d2c9'],
  [0.36, '#fdfdfb'],
  [0.6, '#f3f1ec'],
  [0.86, '#d3cec4'],
  [1, '#b3aea3'],
];

/** Woven linen of a shade, lamp off. */
export const linen: readonly Stop[] = [
  [0, '#b7a88d'],
  [0.12, '#cfc1a6'],
  [0.36, '#f1e9d8'],
  [0.62, '#e2d6bf'],
  [0.88, '#c2b397'],
  [1, '#a59779'],
];

/** A flat tone of a finish, for faces that are not round. `level` 0 is its darkest, 1 its lightest stop. */
export function flat(finish: Finish, level: number): string {
  const byLightness = [...finishes[finish]]
    .map(([, color]) => color)
    .sort((a, b) => lightness(a) - lightness(b));
  return byLightness[Math.round(level * (byLightness.length - 1))] ?? '#888';
}

function lightness(color: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);
}

/** The colour at `t` (0–1) of a stop list. */
export function colorAt(stops: readonly Stop[], t: number): string {
  const after = stops.findIndex(([offset]) => offset >= t);
  const high = stops[after === -1 ? stops.length - 1 : after];
  const low = stops[Math.max(0, after === -1 ? stops.length - 1 : after - 1)];
  if (!high || !low) return '#888888';
  const span = high[0] - low[0];
  return mix(low[1], high[1], span === 0 ? 1 : (t - low[0]) / span);
}

/** Two `#rrggbb` colours mixed: `part` 0 is the first, 1 the second. */
function mix(first: string, second: string, part: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
