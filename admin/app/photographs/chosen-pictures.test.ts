import type { ProductPicture } from '@dp/contract/staff/pictures.ts';
import { expect, it } from 'vitest';
import { changed, moved, takenOff, withNew } from './chosen-pictures.ts';

const picture = (id: string): ProductPicture => ({
  id,
  light_id: null,
  src: `/media/${id}`,
  light_src: null,
  widths: [320],
  width: 320,
  height: 320,
  color: '#ffffff',
  alt_ar: `صورة ${id}`,
  alt_en: `Picture ${id}`,
  room: 'bedroom',
});
const three = ['a', 'b', 'c'].map(picture);
const idsOf = (pictures: readonly ProductPicture[] | undefined) =>
  pictures?.map(({ id }) => id).join('');

it('a picture moves to a place, and no further than the ends', () => {
  expect(idsOf(moved(three, 'c', 0))).toBe('cab');
  expect(idsOf(moved(three, 'a', 1))).toBe('bac');
  expect(idsOf(moved(three, 'a', -1))).toBe('abc');
  expect(idsOf(moved(three, 'b', 9))).toBe('acb');
  expect(moved(three, 'x', 0)).toBe(three);
});

it('a new picture comes last, without words; one that is there already does not come twice', () => {
  expect(withNew(three, picture('d'))?.at(-1)).toMatchObject({ id: 'd', alt_ar: '', room: null });
  expect(withNew(three, picture('b'))).toBeUndefined();
});

it('a cropped picture keeps its place and its words; the whole one can be put back', () => {
  const cropped = changed(three, 'b', { id: 'B', src: '/media/B' });
  expect(cropped[1]).toMatchObject({ id: 'B', alt_en: 'Picture b', room: 'bedroom' });
  expect(idsOf(takenOff([...three, ...three], cropped))).toBe('b');
});
