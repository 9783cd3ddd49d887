import { finishes } from './finishes.ts';
import type { Look } from './look.ts';
import { beam } from './parts.ts';
import { ground, type Scene } from './scene.ts';
import { num } from './sheet.ts';
import { barrel, disc, type Turn, turned } from './turning.ts';

/** A plug-in spot lamp lying open to the upper right: GU10 with two thick pins, MR16 with a glass cup and thin ones. */
export function spotLamp(scene: Scene, look: Look): void {
  const glass = look.variant === 'mr16';
  const [mouth, foot] = [330, 742];
  const lens = 196;
  const draw = () => {
    const pins = (glass ? [-26, 26] : [-56, 56])
      .map((dx) =>
        glass
          ? barrel(
              scene,
              500 + dx,
              [
                [foot - 10, 8, 'edge'],
                [foot + 78, 8],
              ],
              'nickel',
              { bottom: 0.3 },
            )
          : barrel(
              scene,
              500 + dx,
              [
                [foot - 10, 15, 'edge'],
                [foot + 34, 15, 'edge'],
                [foot + 35, 24, 'edge'],
                [foot + 66, 24],
              ],
              'nickel',
              { bottom: 0.3 },
            ),
      )
      .join('');
    scene.solid(pins);
    const cup: Turn[] = glass
      ? [
          [mouth, lens, 'edge'],
          [mouth + 60, lens * 0.94],
          [mouth + 190, lens * 0.62],
          [mouth + 270, lens * 0.34],
          [mouth + 300, 64, 'edge'],
          [foot, 58],
        ]
      : [
          [mouth, lens, 'edge'],
          [mouth + 46, lens * 0.98, 'edge'],
          [mouth + 60, lens * 0.93],
          [mouth + 190, lens * 0.66],
          [mouth + 268, 112, 'edge'],
          [mouth + 276, 104],
          [foot, 98],
        ];
    scene.solid(turned(scene, 500, cup, glass ? 'silver' : look.finish, { bottom: 0.16 }));
    if (glass) {
      const facets = [-0.7, -0.36, 0, 0.36, 0.7]
        .map(
          (u) =>
            `M${num(500 + u * lens)} ${mouth + 40}L${num(500 + u * lens * 0.34)} ${mouth + 268}`,
        )
        .join('');
      scene.day(`<path d="${facets}" stroke="#fff" stroke-opacity=".55" stroke-width="5"/>`);
    }
    scene.solid(
      disc(500, mouth, lens, 0.36, scene.sheet.linear(finishes[glass ? 'silver' : look.finish])),
    );
    const face = scene.sheet.radial(
      [
        [0, '#fffdf4'],
        [0.6, '#efebdf'],
        [1, '#c9c3b5'],
      ],
      [0.5, 0.5, 0.5],
      [0.42, 0.4],
    );
    scene.day(disc(500, mouth, lens * 0.9, 0.36, face));
    const chips = [
      [0, 0],
      [-0.52, -0.1],
      [0.52, -0.1],
      [-0.28, 0.5],
      [0.28, 0.5],
      [-0.3, -0.6],
      [0.3, -0.6],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(
            500 + x * lens * 0.9,
            mouth + y * lens * 0.36 * 0.8,
            30,
            0.4,
            '#e5c55d',
            ' opacity=".8"',
          ) +
          disc(
            500 + x * lens * 0.9 - 3,
            mouth + y * lens * 0.29 - 2,
            17,
            0.4,
            '#fff6cf',
            ' opacity=".9"',
          ),
      )
      .join('');
    scene.day(chips);
    scene.light(
      `<ellipse cx="500" cy="${mouth}" rx="${lens}" ry="${num(lens * 0.4)}" fill="#fff" opacity=".7" filter="${scene.sheet.blur(26)}"/>` +
        disc(500, mouth, lens * 0.9, 0.36, '#fff') +
        beam(scene, 500, mouth, {
          angle: 180,
          length: 560,
          start: lens * 0.86,
          end: 330,
          strength: 0.5,
        }),
    );
  };
  scene.contactShadow(440, 150, ground - 6);
  scene.copies(['rotate(16 500 600) translate(-26 38)'], draw);
  scene.lamp(560, 330, 420, 0.7);
  scene.wallHalo(620, 140, 640, 0.62);
  scene.wallHalo(560, 330, 560, 0.3);
}
