import { type Finish, finishes, flat } from './finishes.ts';
import type { Look } from './look.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, turned } from './turning.ts';

/** Lamp holder on a fabric cable, hanging empty. */
export function lampHolder(scene: Scene, look: Look): void {
  scene.day(
    '<path d="M500 -4V250" stroke="#3a332a" stroke-width="17"/><path d="M500 -4V250" stroke="#a08a62" stroke-width="17" stroke-dasharray="7 9" opacity=".75"/>' +
      turned(
        scene,
        500,
        [
          [232, 20, 'edge'],
          [252, 46],
          [282, 56, 'edge'],
          [292, 92],
          [316, 112, 'edge'],
          [330, 104, 'edge'],
          [344, 114, 'edge'],
          [580, 114, 'edge'],
          [590, 124, 'edge'],
          [626, 124, 'edge'],
          [634, 116],
        ],
        look.finish,
        { bottom: 0.16 },
      ),
  );
  const rings = Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="M386 ${380 + index * 36}A114 17 0 0 0 614 ${380 + index * 36}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="6"/><path d="M386 ${386 + index * 36}A114 17 0 0 0 614 ${386 + index * 36}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`,
  ).join('');
  scene.day(
    rings +
      disc(500, 634, 112, 0.16, '#1d1a16') +
      disc(500, 632, 96, 0.14, scene.sheet.linear(finishes.gold)) +
      disc(500, 636, 80, 0.14, '#14120f'),
  );
}

/** Solderless strip connectors on the floor, with a short tail of strip. */
export function connector(scene: Scene): void {
  scene.day(
    `<path d="M180 860L760 620L860 700L260 912Z" fill="#4b4235" opacity=".4" filter="${scene.sheet.blur(20, true)}"/>`,
  );
  const piece = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M-290 96L-96 14L-66 40L-270 126Z" fill="#f6f3ec" stroke="#b9b2a4" stroke-width="3"/><path d="M-254 92l26 -11l14 12l-26 11ZM-196 68l26 -11l14 12l-26 11ZM-140 44l26 -11l14 12l-26 11Z" fill="#e3c35a"/><path d="M-110 0L30 -58L104 0L-40 62Z" fill="#fbfaf7"/><path d="M-40 62L104 0V52L-40 118Z" fill="#cfc9bd"/><path d="M-110 0L-40 62V118L-110 54Z" fill="#e6e2d9"/><path d="M-84 2L28 -44L78 -4L-38 46Z" fill="#d9ecef" opacity=".8"/><path d="M-60 4l66 -27M-36 22l66 -27" stroke="#b98d5a" stroke-width="9"/><path d="M96 16C170 -10 210 -20 260 -84M88 34C180 6 230 -6 286 -66" fill="none" stroke="#b3261e" stroke-width="13" stroke-linecap="round"/><path d="M88 34C180 6 230 -6 286 -66" fill="none" stroke="#26231f" stroke-width="13" stroke-linecap="round"/></g>`;
  scene.day(piece(620, 560) + piece(420, 780));
}

/** Screw terminal block: a strip of twelve, seen along its length. */
export function terminal(scene: Scene): void {
  scene.day(
    `<path d="M150 872L800 640L900 720L240 920Z" fill="#4b4235" opacity=".42" filter="${scene.sheet.blur(18, true)}"/>`,
  );
  const block = (index: number) => {
    const [x, y] = [740 - index * 108, 556 + index * 47];
    return `<g transform="translate(${x} ${y})"><path d="M-64 42L44 -5L104 40L-4 87Z" fill="#fbfaf6"/><path d="M-4 87L104 40V130L-4 177Z" fill="#d8d2c6"/><path d="M-64 42L-4 87V177L-64 132Z" fill="#ebe7de"/><path d="M104 40L44 -5M104 40V130" stroke="#b7b0a2" stroke-width="2.5"/><ellipse cx="-2" cy="36" rx="25" ry="13" fill="#3a362f"/><ellipse cx="46" cy="16" rx="25" ry="13" fill="#3a362f"/><ellipse cx="-2" cy="40" rx="16" ry="8" fill="#d2b36a"/><ellipse cx="46" cy="20" rx="16" ry="8" fill="#d2b36a"/><ellipse cx="-34" cy="106" rx="17" ry="23" fill="#25221d"/><ellipse cx="-34" cy="110" rx="11" ry="16" fill="#b99a52"/></g>`;
  };
  scene.day([0, 1, 2, 3, 4].map(block).join(''));
}

/** Hand remote and wall receiver for switching lights. */
export function remoteKit(scene: Scene, look: Look): void {
  scene.contactShadow(340, 104, ground);
  scene.contactShadow(660, 150, ground);
  const coat: Finish = look.finish;
  const keys = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [306 + (index % 2) * 72, 470 + Math.floor(index / 2) * 84];
    return `<circle cx="${x}" cy="${y}" r="25" fill="${flat(coat, 0.35)}"/><circle cx="${x - 2}" cy="${y - 3}" r="22" fill="${flat(coat, 0.95)}"/>`;
  }).join('');
  const leads = ['#b3261e', '#26231f', '#2f5f9a']
    .map(
      (color, index) =>
        `<path d="M${600 + index * 50} ${ground - 190}C${600 + index * 46} ${num(ground - 300)} ${590 + index * 60} ${num(ground - 330)} ${600 + index * 64} ${num(ground - 400)}" fill="none" stroke="${color}" stroke-width="12" stroke-linecap="round"/>`,
    )
    .join('');
  scene.day(
    `${leads}<rect x="252" y="360" width="180" height="${ground - 360}" rx="34" fill="${flat(coat, 0.15)}" transform="translate(6 2)"/><rect x="252" y="360" width="180" height="${ground - 360}" rx="34" fill="${scene.sheet.linear(finishes[coat], [0, 0], [1, 0.6])}"/><circle cx="342" cy="404" r="9" fill="#b3261e"/>${keys}<path d="M520 ${ground - 170}l34 -30H826l-34 30Z" fill="${flat(coat, 1)}"/><path d="M792 ${ground - 170}l34 -30V${ground - 34}l-34 30Z" fill="${flat(coat, 0.2)}"/><path d="M520 ${ground - 170}H792V${ground - 4}H520Z" fill="${scene.sheet.linear(finishes[coat])}"/><path d="M556 ${ground - 122}h130M556 ${ground - 96}h90" stroke="#a29b8e" stroke-width="8"/>`,
  );
}

/** The ceiling rose kit: a round canopy with cord grip and hanging cable. */
export function roseKit(scene: Scene, look: Look): void {
  scene.day(
    disc(514, 150, 240, 0.14, '#4b4235', ` opacity=".35" filter="${scene.sheet.blur(16, true)}"`) +
      turned(
        scene,
        500,
        [
          [128, 216, 'edge'],
          [176, 222],
          [206, 214, 'edge'],
          [232, 150],
          [246, 30],
        ],
        look.finish,
      ) +
      turned(
        scene,
        500,
        [
          [236, 28, 'edge'],
          [252, 36, 'edge'],
          [300, 32],
          [310, 14],
        ],
        look.accent,
        { soft: 3 },
      ),
  );
  scene.day(
    '<path d="M500 306V720" stroke="#3a332a" stroke-width="15"/><path d="M500 306V720" stroke="#a08a62" stroke-width="15" stroke-dasharray="6 8" opacity=".75"/>' +
      barrel(
        scene,
        500,
        [
          [706, 9, 'edge'],
          [716, 9],
        ],
        'gold',
      ) +
      ['#b3261e', '#2f5f9a', '#c9a227']
        .map(
          (color, index) =>
            `<path d="M500 714Q${480 + index * 20} 750 ${470 + index * 30} 792" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round"/>`,
        )
        .join(''),
  );
}
