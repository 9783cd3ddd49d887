import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The custom properties of a rule that are plain hex colours. */
function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const day = colours(':root');
const themes = { day, evening: { ...day, ...colours(':root.dark') } };
const surfaces = ['paper', 'card', 'sunk', 'tone'];

describe.each(Object.entries(themes))('%s', (_, theme) => {
  const ratio = (a: string, b: string) => contrast(theme[a] ?? '', theme[b] ?? '');

  test.each(['ink', 'soft', 'amber-text', 'deal', 'ok'])(
    '%s is readable on every surface',
    (text) => {
      for (const surface of surfaces) expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['edge', 'focus', 'brass'])('%s can be seen on every surface', (line) => {
    for (const surface of surfaces) expect(ratio(line, surface)).toBeGreaterThanOrEqual(3);
  });

  test.each(['paper', 'card'])('the edge of a field can be seen on %s', (surface) => {
    expect(ratio('field-edge', surface)).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['on-amber', 'amber'],
    ['on-amber', 'amber-pressed'],
    ['on-deal', 'deal'],
    ['ink', 'lifted'],
    ['ink', 'amber-wash'],
    ['soft', 'amber-wash'],
    ['amber-text', 'amber-wash'],
    ['deal', 'deal-wash'],
    ['ok', 'ok-wash'],
    ['paper', 'ink'],
    ['amber-on-ink', 'ink'],
  ])('%s is readable on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
