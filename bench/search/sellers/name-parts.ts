import type { Facts } from './seller.ts';

/** A piece of a product's name and what it lets a shopper know. */
export interface NamePart {
  readonly fact: keyof Facts;
  readonly text: string;
}

/** How a seller writes measures. */
export interface UnitHabits {
  readonly watt: (watt: number) => string;
  readonly kelvin: (kelvins: readonly number[]) => string;
  readonly centimetres: (value: number) => string;
  readonly millimetres: (value: number) => string;
  readonly metres: (value: number) => string;
  readonly volt: (volt: number) => string;
  readonly ampere: (ampere: number) => string;
  readonly degrees: (angle: number) => string;
  readonly lamps: (lamps: number) => string;
  readonly cutout: string;
  readonly diameter: string;
  readonly words: Readonly<Record<string, string>>;
}

/** The measures and qualities that name a product, the deciding ones first. */
export function nameParts(facts: Facts, habits: UnitHabits): NamePart[] {
  const parts: NamePart[] = [];
  const add = (fact: keyof Facts, text: string | undefined) => {
    if (text !== undefined && text !== '') parts.push({ fact, text });
  };
  const with_ = <T>(value: T | undefined, write: (value: T) => string) =>
    value === undefined ? undefined : write(value);
  const { length, width, diameter, height } = facts;
  add('watt', with_(facts.watt, habits.watt));
  add('volt', with_(facts.volt, habits.volt));
  add('ampere', with_(facts.ampere, habits.ampere));
  add('lamps', facts.lamps === 1 ? undefined : with_(facts.lamps, habits.lamps));
  add('base', facts.base);
  if (length !== undefined && width !== undefined) add('length', `${length / 10}×${width / 10}`);
  else
    add(
      'length',
      with_(length, length !== undefined && length >= 2_000 ? habits.metres : habits.centimetres),
    );
  add(
    'diameter',
    with_(diameter, (value) => `${habits.diameter} ${habits.centimetres(value)}`.trim()),
  );
  add('height', with_(height, habits.centimetres));
  add(
    'cutout',
    with_(facts.cutout, (value) => `${habits.cutout} ${habits.millimetres(value)}`),
  );
  add('angle', with_(facts.angle, habits.degrees));
  add(
    'material',
    with_(facts.material, (value) => habits.words[value] ?? ''),
  );
  add(
    'finish',
    with_(facts.finish, (value) => habits.words[value] ?? ''),
  );
  add('ip', facts.ip !== undefined && facts.ip >= 44 ? `IP${facts.ip}` : undefined);
  add('cct', with_(facts.cct, habits.kelvin));
  add(
    'smart',
    with_(facts.smart, (value) => habits.words[value] ?? ''),
  );
  return parts;
}

/** Only these facts, the sort of thing and the brand. */
export function knownFacts(facts: Facts, shown: ReadonlySet<keyof Facts>): Facts {
  const entries = Object.entries(facts).filter(
    ([fact, value]) => value !== undefined && shown.has(fact as keyof Facts),
  );
  const known: Partial<Facts> = Object.fromEntries(entries);
  return { ...known, thing: facts.thing, brand: facts.brand, series: facts.series };
}
