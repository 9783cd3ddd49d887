import type { ROOMS } from '@dp/contract/product-values.ts';
import type { StoredPicture } from '../media/stored-picture.ts';

type Room = (typeof ROOMS)[number];

interface RoomCandidates {
  readonly room: Room;
  /** The pictures of products for the room, those preferred first. */
  readonly products: readonly (readonly StoredPicture[])[];
}

/**
 * A picture for each room: one of that room, else one of any room, else a product by itself. Rooms next to each
 * other differ, as far as there are pictures.
 */
export function chooseRoomPictures(
  rooms: readonly RoomCandidates[],
): ReadonlyMap<Room, StoredPicture> {
  const chosen = new Map<Room, StoredPicture>();
  const used = new Set<string>();
  const choose = (room: Room, pictures: readonly (StoredPicture | undefined)[]) => {
    if (chosen.has(room)) return;
    const fresh = pictures.find((picture) => picture !== undefined && !used.has(picture.src));
    if (fresh === undefined) return;
    used.add(fresh.src);
    chosen.set(room, fresh);
  };
  for (const { room, products } of rooms) {
    choose(
      room,
      products.flat().filter((picture) => picture.room === room),
    );
  }
  for (const { room, products } of rooms) {
    choose(
      room,
      products.flat().filter((picture) => picture.room !== undefined),
    );
  }
  for (const { room, products } of rooms) {
    const first = products.map(([picture]) => picture);
    choose(room, first);
    const any = first.find((picture) => picture !== undefined);
    if (!chosen.has(room) && any !== undefined) chosen.set(room, any);
  }
  return chosen;
}
