import { num } from './short-number.ts';
import wordmarks from './wordmarks.json' with { type: 'json' };

/** An outline of lettering with the box it fills; its baseline is y = 0. */
interface Outline {
  d: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const cream = '#f6eddc';
const amber = '#f2a71b';

const line = (d: string, width = 13, color = cream) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, color = cream, alpha = 1) =>
  `<path d="${d}" fill="${color}"${alpha === 1 ? '' : ` opacity="${alpha}"`}/>`;
const spot = (x: number, y: number, r: number, color = amber) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

const rays = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return `M${num(c * 60)} ${num(s * 60)}L${num(c * 92)} ${num(s * 92)}`;
}).join('');

/** Each invented brand: the colour of its tile and its mark, drawn about (0, 0) within ±95. */
const marks: Readonly<Record<string, { tile: string; mark: string }>> = {
  // A crescent with a star: layali, nights.
  layalume: {
    tile: '#26324a',
    mark: shape('M22 -88A90 90 0 1 0 88 30A74 74 0 1 1 22 -88Z') + spot(42, -36, 15),
  },
  // A sun behind a pyramid: lumen and Masr.
  lumasra: {
    tile: '#7a5130',
    mark:
      spot(38, -34, 44) +
      shape('M-98 78L-10 -66L78 78Z') +
      shape('M-10 -66L78 78H26Z', '#7a5130', 0.45),
  },
  // A spot seen from below: dawy, bright.
  dawyara: {
    tile: '#35423f',
    mark:
      line('M-88 0a88 88 0 1 1 176 0a88 88 0 1 1 -176 0Z', 12) +
      line('M-54 0a54 54 0 1 1 108 0a54 54 0 1 1 -108 0Z', 8) +
      spot(0, 0, 25),
  },
  // One thread: khayt.
  khaytora: {
    tile: '#5b3b50',
    mark: line('M-94 34C-76 -92 -22 -92 -16 6S36 92 52 -8S80 -58 94 -40', 14) + spot(94, -40, 16),
  },
  // A flame over an oil lamp: qandil.
  qandelio: {
    tile: '#5d4520',
    mark:
      shape('M-78 14H78C78 66 40 92 0 92S-78 66 -78 14Z') +
      shape('M0 -96C36 -54 36 -18 0 -6C-36 -18 -36 -54 0 -96Z', amber),
  },
  // A lantern: fanous.
  fanosca: {
    tile: '#7c3a2c',
    mark:
      line('M0 -94V-76M-44 -52C-38 -76 38 -76 44 -52M-56 -44H56L72 34L44 82H-44L-72 34Z', 12) +
      shape('M0 -22L26 18L0 58L-26 18Z', amber),
  },
  // The eight-pointed star of the mashrabiya.
  meshkora: {
    tile: '#214e4c',
    mark: line('M-62 -62H62V62H-62Z', 11) + line('M0 -88L88 0L0 88L-88 0Z', 11) + spot(0, 0, 24),
  },
  // A glow over a table: wahg.
  wahgella: {
    tile: '#6d5644',
    mark:
      shape('M-42 44A42 42 0 0 1 42 44Z', amber) +
      line('M-68 44A68 68 0 0 1 68 44', 11) +
      line('M-94 44A94 94 0 0 1 94 44', 9) +
      line('M-94 70H94', 11),
  },
  // Lightning: barq.
  barqenta: { tile: '#2e2d2f', mark: shape('M26 -98L-64 20H-8L-28 98L64 -26H8Z', amber) },
  // The sun: shams.
  shamsoro: { tile: '#50602f', mark: spot(0, 0, 40) + line(rays, 12) },
  // An orbit with its switch: zahir, radiant.
  zahirox: {
    tile: '#33365c',
    mark: line('M-40 -72A82 82 0 1 0 40 -72', 14) + line('M0 -92V-20', 14, amber),
  },
  // A switch that is on: meftah.
  maftoora: {
    tile: '#4b5157',
    mark: line('M-44 -52H44A52 52 0 0 1 44 52H-44A52 52 0 0 1 -44 -52Z', 12) + spot(42, 0, 32),
  },
};

/** Lettering centred on x = `cx` with its baseline at `y`, `tall` units per em-200 unit, at most `wide`. */
function lettering(
  outline: Outline,
  cx: number,
  y: number,
  size: number,
  wide: number,
  color: string,
): string {
  const scale = Math.min(size / 200, wide / (outline.right - outline.left));
  const x = cx - ((outline.left + outline.right) / 2) * scale;
  return `<path transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(3)})" d="${outline.d}" fill="${color}"/>`;
}

/** A brand's logo on its own tile, in both scripts; it works on light and dark pages alike. */
export function brandLogo(slug: string): string {
  const brand = marks[slug];
  const words = (wordmarks as Record<string, { latin: Outline; arabic: Outline }>)[slug];
  if (brand === undefined || words === undefined)
    throw new Error(`No logo is drawn for the brand "${slug}".`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><path d="M0 0H600V600H0Z" fill="${brand.tile}"/>` +
    `<g transform="translate(300 208) scale(1.12)">${brand.mark}</g>` +
    lettering(words.latin, 300, 428, 92, 430, cream) +
    lettering(words.arabic, 300, 512, 68, 360, '#d9ccb4') +
    '</svg>\n'
  );
}

const partnerInk = '#8d8576';

/** The invented partners of the splash screen's powered-by line: a mark and a name in one mid tone. */
export const partners: Readonly<Record<string, () => string>> = {
  mawgalab: () =>
    partnerLogo(
      'mawgalab',
      'M14 58C24 30 36 30 46 48S68 72 80 42S98 24 108 34M14 82C24 54 36 54 46 72S68 96 80 66S98 48 108 58',
    ),
  tayarix: () => partnerLogo('tayarix', 'M64 14L24 62H52L44 104L92 50H62Z'),
};

function partnerLogo(slug: 'mawgalab' | 'tayarix', mark: string): string {
  const outline = (wordmarks as Record<string, { latin: Outline }>)[slug]?.latin;
  if (outline === undefined) throw new Error(`No lettering for the partner "${slug}".`);
  const width = Math.round(150 + (outline.right - outline.left) * 0.36);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 120" width="${width}" height="120">` +
    line(mark, 11, partnerInk) +
    `<path transform="translate(${num(136 - outline.left * 0.36)} 76) scale(.36)" d="${outline.d}" fill="${partnerInk}"/></svg>\n`
  );
}
