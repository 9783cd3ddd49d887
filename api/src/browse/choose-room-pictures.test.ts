import { expect, test } from 'vitest';
import type { StoredPicture } from '../media/stored-picture.ts';
import { chooseRoomPictures } from './choose-room-pictures.ts';

type Room = NonNullable<StoredPicture['room']>;

function picture(src: string, room?: Room): StoredPicture {
  const facts = { light_src: null, widths: [400], width: 400, height: 400, color: '#888' };
  return { src, ...facts, alt: { ar: '', en: '' }, room };
}

/** A product with a picture by itself and, where a room is named, one in that room. */
function product(src: string, rooms: readonly Room[], room?: Room) {
  return {
    rooms,
    pictures: [picture(src), ...(room === undefined ? [] : [picture(`${src}-${room}`, room)])],
  };
}

const lamp = product('lamp', ['bedroom', 'office'], 'bedroom');
const crown = product('crown', ['reception', 'stairs'], 'reception');
const spot = product('spot', ['bathroom', 'stairs', 'office', 'shop']);

function choose(rooms: Parameters<typeof chooseRoomPictures>[0]) {
  return Object.fromEntries(
    [...chooseRoomPictures(rooms)].map(([room, { src }]) => [room, src] as const),
  );
}

test('each room shows a picture of itself, else of another room, else a product', () => {
  const chosen = choose([
    { room: 'bathroom', products: [spot] },
    { room: 'stairs', products: [spot, crown] },
    { room: 'bedroom', products: [crown, lamp] },
    { room: 'kitchen', products: [] },
  ]);
  expect(chosen).toEqual({ bedroom: 'lamp-bedroom', stairs: 'crown-reception', bathroom: 'spot' });
});

test('rooms differ, as far as there are pictures', () => {
  const chosen = choose([
    { room: 'office', products: [spot, lamp] },
    { room: 'bathroom', products: [spot] },
    { room: 'shop', products: [spot] },
  ]);
  expect(chosen).toEqual({ office: 'lamp-bedroom', bathroom: 'spot', shop: 'spot' });
});

test('a room with several pictures leaves one to a room that has none', () => {
  const sconce = product('sconce', ['corridor', 'bathroom'], 'corridor');
  const track = product('track', ['corridor'], 'corridor');
  const chosen = choose([
    { room: 'corridor', products: [sconce, track] },
    { room: 'bathroom', products: [sconce, spot] },
  ]);
  expect(chosen).toEqual({ corridor: 'track-corridor', bathroom: 'sconce-corridor' });
});

test('a product by itself is the one that is for the fewest other rooms', () => {
  const strip = product('strip', ['kids', 'living', 'bedroom']);
  const cloud = product('cloud', ['kids']);
  expect(choose([{ room: 'kids', products: [strip, cloud] }])).toEqual({ kids: 'cloud' });
});
