import { foldText } from '@dp/contract/fold-text.ts';
import type { Bilingual } from '@dp/contract/locale.ts';
import type { CourierPlace } from './courier-driver.ts';

/** Words of names that one list has and another leaves out. */
const LEFT_OUT = new Set([
  'al',
  'el',
  'city',
  'governorate',
  'markaz',
  'district',
  'qism',
  'مدينه',
  'محافظه',
  'مركز',
  'قسم',
  'حي',
]);

/**
 * The place in a courier company's list that has the same name, in either language, however it is spelled there;
 * undefined when none or several have.
 */
export function matchPlace(
  names: Bilingual,
  places: readonly CourierPlace[],
): CourierPlace | undefined {
  const wanted = new Set([keyOf(names.ar), keyOf(names.en)].filter((key) => key !== ''));
  const found = places.filter(
    ({ nameAr, nameEn, delivers }) =>
      delivers && (wanted.has(keyOf(nameAr)) || wanted.has(keyOf(nameEn))),
  );
  return found.length === 1 ? found[0] : undefined;
}

function keyOf(name: string): string {
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !LEFT_OUT.has(word))
    .map((word) => (/^ال./.test(word) ? word.slice(2) : word))
    .join('');
}
