import type { SeededChoice } from './seeded-choice.ts';
import type { Facts, Range } from './seller.ts';

/** So many different products of a range: combinations of its models and choices, spread over its brands. */
export function makeModels(range: Range, choice: SeededChoice): Facts[] {
  const { cct = [undefined], finishes = [undefined], materials = [undefined] } = range;
  const { ips = [undefined], angles = [undefined], rooms = [undefined] } = range;
  const combinations = range.models.flatMap((model) =>
    cct.flatMap((kelvins) =>
      finishes.flatMap((finish) =>
        materials.flatMap((material) =>
          ips.flatMap((ip) =>
            angles.map((angle) => ({ model, kelvins, finish, material, ip, angle })),
          ),
        ),
      ),
    ),
  );
  const chosen = choice.shuffled(combinations).slice(0, range.count);
  return chosen.map(({ model, kelvins, finish, material, ip, angle }, at) => ({
    thing: range.thing,
    brand: range.brands[at % range.brands.length] ?? '',
    cct: kelvins,
    finish,
    material,
    ip,
    angle,
    rooms: choice.of(rooms),
    ...range.all,
    ...model,
  }));
}

/** Models that differ in wattage; `more` says what else each has. */
export function watts(
  values: readonly number[],
  more: (watt: number, at: number) => Partial<Facts> = () => ({}),
): Partial<Facts>[] {
  return values.map((watt, at) => ({ watt, ...more(watt, at) }));
}
