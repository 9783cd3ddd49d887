import { bedroom } from './bedroom.ts';
import { diningTable } from './dining-room.ts';
import { gardenPath } from './garden-path.ts';
import type { RoomPicture } from './room.ts';
import { shopFront } from './shop-front.ts';

/** The pictures of the home carousel by their slide. */
export const rooms: Readonly<Record<string, () => RoomPicture>> = {
  'dining-table': diningTable,
  bedroom,
  'garden-path': gardenPath,
  'shop-front': shopFront,
};
