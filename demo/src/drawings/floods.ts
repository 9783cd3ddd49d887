import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { glow } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { turned } from './turning.ts';

/** LED flood light on its bracket; a larger wattage is a larger body. With a sensor, its eye hangs below. */
export function flood(scene: Scene, look: Look): void {
  const s = Math.min(1.1, 0.72 + Math.log10(Math.max(10, look.watt)) * 0.17);
  const [w, h] = [300 * s, 250 * s];
  const cy = ground - 96 - h;
  const sensor = look.variant === 'sensor';
  scene.contactShadow(500, w * 0.6);
  const bracket = `M${num(500 - w - 8)} ${num(cy + h * 0.1)}V${ground - 10}H${num(500 + w + 8)}V${num(cy + h * 0.1)}`;
  scene.solid(
    `<path d="${bracket}" fill="none" stroke="${flat(look.finish, 0.1)}" stroke-width="30"/><path d="${bracket}" fill="none" stroke="${flat(look.finish, 0.6)}" stroke-width="18"/><circle cx="${num(500 - w - 8)}" cy="${num(cy + h * 0.1)}" r="27" fill="${flat(look.finish, 0.5)}"/><circle cx="${num(500 + w + 8)}" cy="${num(cy + h * 0.1)}" r="27" fill="${flat(look.finish, 0.5)}"/>`,
    0.5,
  );
  const fins = Array.from(
    { length: 12 },
    (_, index) =>
      `M${num(500 - w * 0.86 + (index * w * 1.72) / 11)} ${num(cy - h - 26)}V${num(cy - h + 12)}`,
  ).join('');
  scene.solid(
    `<path d="${fins}" stroke="${flat(look.finish, 0.4)}" stroke-width="13"/><rect x="${num(500 - w)}" y="${num(cy - h)}" width="${num(2 * w)}" height="${num(2 * h)}" rx="20" fill="${scene.sheet.linear(finishes[look.finish], [0, 0], [1, 1])}"/><rect x="${num(500 - w + 7)}" y="${num(cy - h + 7)}" width="${num(2 * w - 14)}" height="${num(2 * h - 14)}" rx="15" fill="none" stroke="${flat(look.finish, 1)}" stroke-opacity=".5" stroke-width="3"/>`,
    0.6,
  );
  const [iw, ih] = [w * 0.84, h * 0.8];
  const face = `M${num(500 - iw)} ${num(cy - ih)}H${num(500 + iw)}V${num(cy + ih)}H${num(500 - iw)}Z`;
  const columns = look.watt >= 100 ? 8 : look.watt >= 50 ? 6 : 5;
  const rows = columns - 1;
  const chips = Array.from(
    { length: rows },
    (_, row) =>
      `M${num(500 - iw + iw / columns)} ${num(cy - ih + ((row + 0.5) * 2 * ih) / rows)}h${num(2 * iw - iw / columns)}`,
  ).join('');
  const gap = num((2 * iw) / columns - 26);
  scene.day(
    `<path d="${face}" fill="${scene.sheet.linear(
      [
        [0, '#f6f5f2'],
        [0.5, '#dcd8d0'],
        [1, '#bcb6ab'],
      ],
      [0, 0],
      [1, 1],
    )}"/><path d="${chips}" stroke="#e7c24e" stroke-width="24" stroke-dasharray="26 ${gap}"/><path d="${chips}" stroke="#f8e6a4" stroke-width="11" stroke-dasharray="26 ${gap}"/><path d="M${num(500 - iw)} ${num(cy - ih)}H${num(500 - iw * 0.1)}L${num(500 - iw * 0.7)} ${num(cy + ih)}H${num(500 - iw)}Z" fill="#fff" opacity=".3"/>`,
  );
  glow(scene, face, {
    bloom: 60,
    power: 0.9,
    fill: scene.sheet.radial(
      [
        [0, '#fff'],
        [0.8, '#fff'],
        [1, '#ececec'],
      ],
      [0.5, 0.5, 0.72],
    ),
  });
  if (sensor)
    scene.solid(
      `<rect x="450" y="${num(cy + h - 6)}" width="100" height="34" rx="8" fill="${flat(look.finish, 0.4)}"/>` +
        turned(
          scene,
          500,
          [
            [cy + h + 24, 46, 'edge'],
            [cy + h + 50, 42],
            [cy + h + 76, 20],
            [cy + h + 80, 0],
          ],
          [
            [0, '#d5cfc3'],
            [0.36, '#ffffff'],
            [1, '#b5ae9f'],
          ],
          { soft: 3 },
        ),
      0.8,
    );
  scene.lamp(500, cy, 620, 1);
  scene.wallHalo(500, cy, 1000, 0.92);
  scene.floorPool(500, 680, 0.9);
}
