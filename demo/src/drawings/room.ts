import type { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** A picture of the home carousel: 1600 × 900, both passes. */
export interface RoomPicture {
  day: string;
  light: string;
}

/** Carousel pictures are 16 : 9. */
export const roomSize = { width: 1600, height: 900 } as const;

/** Both passes of a finished room. */
export function bothPasses(scene: Scene): RoomPicture {
  return { day: scene.dayPicture(), light: scene.lightPicture() };
}

/** A plastered wall and a floor in two tones, with a skirting line. */
export function wallAndFloor(
  wall: readonly [string, string],
  floor: readonly [string, string],
  horizon: number,
) {
  return (sheet: Sheet) => {
    const plaster = sheet.pool(
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
      [620, 260, 1200],
    );
    const boards = sheet.ramp(
      [
        [0, floor[1]],
        [1, floor[0]],
      ],
      [0, horizon],
      [0, 900],
    );
    return `<path d="M0 0H1600V${horizon}H0Z" fill="${plaster}"/><path d="M0 ${horizon - 22}H1600V${horizon}H0Z" fill="#fff" opacity=".22"/><path d="M0 ${horizon}H1600V900H0Z" fill="${boards}"/>`;
  };
}
