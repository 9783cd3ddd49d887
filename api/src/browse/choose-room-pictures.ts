import type { ROOMS } from '@dp/contract/product-values.ts';
import type { StoredPicture } from '../media/stored-picture.ts';

type Room = (typeof ROOMS)[number];

interface RoomCandidates {
  readonly room: Room;
  /** Products for the room, those preferred first, each with its pictures and the rooms it is for. */
  readonly products: readonly {
    readonly pictures: readonly StoredPicture[];
    readonly rooms: readonly Room[];
  }[];
}

/**
 * A picture for each room: one of that room, else one of any room, else the product that is for the fewest other
 * rooms. Rooms next to each other differ, as far as there are pictures.
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
  const owned = rooms.map(({ room, products }) => ({
    room,
    pictures: products.flatMap(({ pictures, rooms: suited }) =>
      pictures.filter((picture) => picture.room === room).map((picture) => ({ picture, suited })),
    ),
  }));
  // A room without a picture of its own can take one of another room: that room takes it last.
  const bare = owned.filter(({ pictures }) => pictures.length === 0).map(({ room }) => room);
  for (const { room, pictures } of owned) {
    const wanted = pictures.filter(({ suited }) => suited.some((one) => bare.includes(one)));
    const free = pictures.filter((one) => !wanted.includes(one));
    choose(
      room,
      [...free, ...wanted].map(({ picture }) => picture),
    );
  }
  for (const { room, products } of rooms) {
    const pictures = products.flatMap((product) => product.pictures);
    choose(
      room,
      pictures.filter((picture) => picture.room !== undefined),
    );
  }
  for (const { room, products } of rooms) {
    const first = products
      .toSorted((a, b) => a.rooms.length - b.rooms.length)
      .map(({ pictures: [picture] }) => picture);
    choose(room, first);
    const any = first.find((picture) => picture !== undefined);
    if (!chosen.has(room) && any !== undefined) chosen.set(room, any);
  }
  return chosen;
}
