import { finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { disc } from './turning.ts';

/** The hues of a colour-changing strip along its length. */
const rainbow = [
  [0, '#ff4d6d'],
  [0.2, '#ffb03a'],
  [0.4, '#6be675'],
  [0.6, '#37c8f0'],
  [0.8, '#6f6bff'],
  [1, '#e85de0'],
] as const;

const [cx, cy, squash] = [500, 560, 0.34];
const tail = 'M690 690C840 690 930 764 860 818C790 868 520 820 380 846C290 862 232 894 196 922';

/**
 * A reel of LED strip lying on the floor, its free end running towards the camera. Dotted
 * strips show their LEDs; `cob` is one unbroken line; RGB strips shine in their own colours.
 */
export function strip(scene: Scene, look: Look): void {
  const cob = look.variant === 'cob';
  const outer = 264;
  const high = 66;
  const ring = (r: number, y: number, color: string, width: number, extra = '') =>
    `<ellipse cx="${cx}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * squash)}" fill="none" stroke="${color}" stroke-width="${width}"${extra}/>`;
  const wall = `M${cx - outer} ${cy}A${outer} ${num(outer * squash)} 0 0 0 ${cx + outer} ${cy}V${cy + high}A${outer} ${num(outer * squash)} 0 0 1 ${cx - outer} ${cy + high}Z`;
  const arc = `M${cx - outer} ${cy + high / 2}A${outer} ${num(outer * squash)} 0 0 0 ${cx + outer} ${cy + high / 2}`;
  scene.day(
    `<ellipse cx="${cx + 26}" cy="${cy + high + 12}" rx="${outer + 30}" ry="${num((outer + 40) * squash)}" fill="#4b4235" opacity=".5" filter="${scene.sheet.blur(22, true)}"/><path d="${tail}" transform="translate(8 20)" fill="none" stroke="#4b4235" stroke-width="40" opacity=".35" filter="${scene.sheet.blur(10, true)}"/>`,
  );
  const wound = Array.from({ length: 9 }, (_, index) =>
    ring(outer - 10 - index * 15, cy, index % 2 ? '#cfc9bd' : '#f6f3ed', 11),
  ).join('');
  const body = scene.sheet.linear(finishes.white);
  scene.solid(
    disc(cx, cy, outer, squash, '#bdb6a9') +
      wound +
      disc(cx, cy, 122, squash, '#3a3733') +
      disc(cx, cy + 7, 112, squash, '#26231f') +
      `<path d="${wall}" fill="${body}"/>` +
      ring(outer, cy, '#a9a295', 2),
    0.8,
  );
  const ribbon = `<path d="${tail}" fill="none" stroke="#b9b2a4" stroke-width="46"/><path d="${tail}" fill="none" stroke="#f7f4ee" stroke-width="42"/>`;
  scene.solid(ribbon, 0.8);
  const led = look.rgb ? '#e9e6df' : '#e8c65c';
  const dots = (d: string, width: number) =>
    cob
      ? `<path d="${d}" fill="none" stroke="#e9cf7a" stroke-width="${num(width * 0.62)}"/><path d="${d}" fill="none" stroke="#f6e6af" stroke-width="${num(width * 0.3)}"/>`
      : `<path d="${d}" fill="none" stroke="#b98d5a" stroke-width="${num(width * 1.2)}" stroke-dasharray="4 ${num(width * 3 - 4)}" opacity=".7"/><path d="${d}" fill="none" stroke="#fff" stroke-width="${num(width * 1.08)}" stroke-dasharray="${num(width * 1.1)} ${num(width * 1.9)}" stroke-dashoffset="${num(-width * 0.95)}"/><path d="${d}" fill="none" stroke="${led}" stroke-width="${num(width * 0.72)}" stroke-dasharray="${num(width * 0.8)} ${num(width * 2.2)}" stroke-dashoffset="${num(-width * 1.1)}"/>`;
  scene.day(
    `<g clip-path="${scene.sheet.clip(`<path d="${wall}"/>`)}">${dots(arc, 18)}</g>${dots(tail, 21)}`,
  );
  shine(scene, [arc, tail], cob, look.rgb);
  scene.lamp(cx, cy + 60, 420, 0.8);
  scene.lamp(560, 830, 380, 0.8);
  scene.wallHalo(cx, cy - 30, 700, 0.4);
  scene.floorPool(520, 640, 0.62, ground - 10, look.rgb ? '#d9a6ff' : undefined);
}

/** The light of the strip's LEDs along its visible lines. */
function shine(scene: Scene, lines: readonly string[], cob: boolean, rgb: boolean): void {
  const paint = rgb ? scene.sheet.ramp(rainbow, [190, 0], [880, 0]) : '#fff';
  const soft = scene.sheet.blur(22, true);
  const near = scene.sheet.blur(7, true);
  const stroke = (width: number, extra: string) =>
    lines
      .map((d) => `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}"${extra}/>`)
      .join('');
  const core = cob
    ? stroke(15, '')
    : stroke(17, ' stroke-dasharray="18 45" stroke-dashoffset="-21"');
  scene.light(
    stroke(70, ` opacity=".5" filter="${soft}"`) +
      stroke(34, ` opacity=".85" filter="${near}"`) +
      core +
      (rgb
        ? lines
            .map(
              (d) =>
                `<path d="${d}" fill="none" stroke="#fff" stroke-width="8" stroke-dasharray="16 47" stroke-dashoffset="-22" opacity=".85"/>`,
            )
            .join('')
        : ''),
  );
}

/** Neon flex bent into a wave on the wall; rope light is coiled with beads of light inside a clear hose. */
export function neonFlex(scene: Scene, look: Look): void {
  const rope = look.variant === 'rope';
  const wave = rope
    ? 'M150 640C150 500 300 430 500 430C720 430 850 500 850 590C850 690 690 720 520 720C340 720 250 660 250 590C250 530 360 505 500 505C650 505 750 540 750 592C750 636 640 652 530 652C420 652 350 626 350 596'
    : 'M120 640C120 470 300 430 340 560C376 690 300 730 270 640C230 500 420 330 520 430C620 530 560 720 470 700C390 680 430 520 560 470C690 420 790 470 780 570C770 670 650 690 660 590C672 480 800 420 890 440';
  const w = rope ? 34 : 38;
  const line = (color: string, width: number, extra = '') =>
    `<path d="${wave}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round"${extra}/>`;
  if (rope)
    scene.day(
      `<ellipse cx="510" cy="640" rx="390" ry="150" fill="#4b4235" opacity=".22" filter="${scene.sheet.blur(34, true)}"/>`,
    );
  else
    scene.day(
      line(
        '#4b4235',
        w,
        ` transform="translate(14 26)" opacity=".35" filter="${scene.sheet.blur(14, true)}"`,
      ),
    );
  scene.solid(
    rope
      ? line('#b9b4aa', w) +
          line('#e9e6df', w - 6) +
          line('#d9b45e', 9, ' stroke-dasharray="2 32"') +
          line('#fff', 6, ' opacity=".7" transform="translate(-3 -8)"')
      : line('#bab3a7', w) + line('#e9e5dd', w - 6) + line('#fbfaf7', w - 18),
    0.7,
  );
  const soft = scene.sheet.blur(34, true);
  const near = scene.sheet.blur(9, true);
  scene.light(
    line('#fff', w * 1.8, ` opacity=".6" filter="${soft}"`) +
      line('#fff', w, ` opacity=".75" filter="${near}"`) +
      (rope
        ? line('#fff', 13, ' stroke-dasharray="2 32"') + line('#fff', w - 8, ' opacity=".35"')
        : line('#fff', w - 8)),
  );
  scene.lamp(500, 560, 520, 0.8);
  scene.wallHalo(500, 540, 820, 0.5);
  scene.floorPool(500, 640, 0.5);
}

/** Power supplies: a perforated metal box with screw terminals, or a sealed slim bar with cables. */
export function driver(scene: Scene, look: Look): void {
  if (look.variant === 'sealed') sealedDriver(scene, look);
  else openDriver(scene);
}

function openDriver(scene: Scene): void {
  const [x, y, w, d, h] = [190, 792, 470, 260, 116];
  const top = `M${x} ${y - h}l150 ${-d * 0.55}h${w}l-150 ${d * 0.55}Z`;
  const front = `M${x} ${y - h}h${w}v${h}h${-w}Z`;
  const side = `M${x + w} ${y - h}l150 ${-d * 0.55}v${h}l-150 ${d * 0.55}Z`;
  const holes = scene.sheet.define(
    (id) =>
      `<pattern id="${id}" width="26" height="15" patternUnits="userSpaceOnUse" patternTransform="skewX(-46)"><ellipse cx="7" cy="4" rx="6" ry="2.6" fill="#4a4845"/><ellipse cx="20" cy="11.500" rx="6" ry="2.600" fill="#4a4845"/></pattern>`,
  );
  scene.day(
    `<path d="M${x - 10} ${y + 8}H${x + w + 40}L${x + w + 210} ${y - 130}V${y - 90}L${x + w + 60} ${y + 34}H${x}Z" fill="#4b4235" opacity=".5" filter="${scene.sheet.blur(18, true)}"/>`,
  );
  const screws = Array.from({ length: 7 }, (_, index) => {
    const sx = x + 50 + index * 54;
    return `<rect x="${sx - 22}" y="${y - 78}" width="44" height="62" fill="#2a2826"/><circle cx="${sx}" cy="${y - 46}" r="16" fill="${scene.sheet.radial(
      [
        [0, '#f4efe2'],
        [1, '#a89f8c'],
      ],
    )}"/><path d="M${sx - 10} ${y - 50}l20 9" stroke="#5b5447" stroke-width="4"/>`;
  }).join('');
  scene.solid(
    `<path d="${top}" fill="${scene.sheet.linear(
      [
        [0, '#e9e9e8'],
        [1, '#c3c4c5'],
      ],
      [0, 1],
      [1, 0],
    )}"/><path d="M${x + 54} ${y - h - 14}l112 ${-d * 0.42}h${w - 100}l-112 ${d * 0.42}Z" fill="url(#${holes})" opacity=".8"/><path d="${side}" fill="${scene.sheet.linear(
      [
        [0, '#a6a7a9'],
        [1, '#8b8c8f'],
      ],
    )}"/><path d="${front}" fill="${scene.sheet.linear([
      [0, '#d6d7d8'],
      [0.5, '#f1f1f1'],
      [1, '#bfc0c2'],
    ])}"/><rect x="${x + 18}" y="${y - 86}" width="404" height="76" rx="3" fill="#3b3936"/>${screws}<path d="M${x + w + 30} ${y - 60}l92 -84" stroke="#f2efe9" stroke-width="46" opacity=".85"/><path d="M${x + w + 36} ${y - 76}l80 -73M${x + w + 36} ${y - 58}l56 -51" stroke="#9b958a" stroke-width="4"/>`,
  );
}

function sealedDriver(scene: Scene, look: Look): void {
  const coat = finishes[look.finish];
  scene.day(
    `<path d="M150 880L790 690L880 760L260 920Z" fill="#4b4235" opacity=".45" filter="${scene.sheet.blur(18, true)}"/>`,
  );
  const wire = (d: string, color: string) =>
    `<path d="${d}" fill="none" stroke="#2c2a28" stroke-width="20" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${color}" stroke-width="6" stroke-linecap="round" opacity=".5" transform="translate(-3 -4)"/>`;
  const leads = ['#b3261e', '#3a3a3a']
    .map(
      (color, index) =>
        `<path d="M96 ${930 + index * 12}l-40 ${14 + index * 14}" stroke="${color}" stroke-width="9" stroke-linecap="round"/>`,
    )
    .join('');
  scene.solid(
    wire('M230 820C170 850 150 900 100 930', '#8b8780') +
      leads +
      wire('M770 610C840 560 830 500 900 470', '#8b8780') +
      `<path d="M200 740L730 560L800 590L274 780Z" fill="${scene.sheet.linear(
        [
          [0, flat(look.finish, 1)],
          [1, flat(look.finish, 0.6)],
        ],
        [0, 1],
        [1, 0],
      )}"/><path d="M274 780L800 590V690L274 884Z" fill="${scene.sheet.linear(coat, [0.4, 0], [0.6, 1])}"/><path d="M200 740L274 780V884L200 842Z" fill="${flat(look.finish, 0.2)}"/>` +
      [0.3, 0.5, 0.7]
        .map(
          (t) =>
            `<path d="M274 ${num(780 + 104 * t)}L800 ${num(590 + 100 * t)}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
        )
        .join('') +
      '<path d="M330 738l250 -86l50 22l-252 88Z" fill="#f6f4ef" opacity=".94"/><path d="M352 738l150 -52M372 748l110 -38" stroke="#8d877c" stroke-width="5"/>',
  );
}
