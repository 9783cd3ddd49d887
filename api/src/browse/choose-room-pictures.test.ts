import { expect, test } from 'vitest';
import type { StoredPicture } from '../media/stored-picture.ts';
import { chooseRoomPictures } from './choose-room-pictures.ts';

function picture(src: string, room?: StoredPicture['room']): StoredPicture {
  const facts = { light_src: null, widths: [400], width: 400, height: 400, color: '#888' };
  return { src, ...facts, alt: { ar: '', en: '' }, room };
}

const lamp = [picture('lamp'), picture('lamp-bedroom', 'bedroom')];
const crown = [picture('crown'), picture('crown-reception', 'reception')];
const spot = [picture('spot')];

test('each room shows a picture of itself, else of another room, else a product', () => {
  const chosen = chooseRoomPictures([
    { room: 'bathroom', products: [spot] },
    { room: 'stairs', products: [spot, crown] },
    { room: 'bedroom', products: [crown, lamp] },
    { room: 'kitchen', products: [] },
  ]);
  expect([...chosen].map(([room, { src }]) => [room, src])).toEqual([
    ['bedroom', 'lamp-bedroom'],
    ['stairs', 'crown-reception'],
    ['bathroom', 'spot'],
  ]);
});

test('rooms differ, as far as there are pictures', () => {
  const chosen = chooseRoomPictures([
    { room: 'office', products: [spot, lamp] },
    { room: 'bathroom', products: [spot] },
    { room: 'shop', products: [spot] },
  ]);
  expect(Object.fromEntries([...chosen].map(([room, { src }]) => [room, src]))).toEqual({
    office: 'lamp-bedroom',
    bathroom: 'spot',
    shop: 'spot',
  });
});
