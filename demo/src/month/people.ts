import type { Random } from './random.ts';

/** A customer of the demo month, with the address they have things sent to. */
export interface Person {
  readonly name: string;
  readonly locale: 'ar' | 'en';
  /** Nobody's: numbers of one pattern. */
  readonly mobile: string;
  /** Place of the governorate in the shop's list, and any number that chooses one of its cities. */
  readonly governorate: number;
  readonly city: number;
  readonly street: string;
  readonly building?: string;
  readonly floor?: string;
  readonly apartment?: string;
  readonly landmark?: string;
}

type Both = readonly [ar: string, en: string];

const FIRST: readonly Both[] = [
  ['أحمد', 'Ahmed'],
  ['سلمى', 'Salma'],
  ['محمود', 'Mahmoud'],
  ['هبة', 'Heba'],
  ['عمر', 'Omar'],
  ['ياسمين', 'Yasmine'],
  ['كريم', 'Karim'],
  ['نورهان', 'Nourhan'],
  ['طارق', 'Tarek'],
  ['رانيا', 'Rania'],
  ['مينا', 'Mina'],
  ['إيمان', 'Eman'],
  ['هشام', 'Hesham'],
  ['مريم', 'Mariam'],
  ['شريف', 'Sherif'],
  ['شيماء', 'Shaimaa'],
  ['وائل', 'Wael'],
];
const FAMILY: readonly Both[] = [
  ['حسن', 'Hassan'],
  ['إبراهيم', 'Ibrahim'],
  ['السيد', 'El Sayed'],
  ['الشافعي', 'El Shafei'],
  ['سليمان', 'Soliman'],
  ['عوض', 'Awad'],
  ['جرجس', 'Girgis'],
  ['الجندي', 'El Gendy'],
  ['منصور', 'Mansour'],
  ['عثمان', 'Osman'],
  ['شاهين', 'Shahin'],
  ['النجار', 'El Naggar'],
  ['خليل', 'Khalil'],
];
const STREETS: readonly Both[] = [
  ['شارع الجمهورية', 'El Gomhoreya St.'],
  ['شارع 26 يوليو', '26 July St.'],
  ['شارع سعد زغلول', 'Saad Zaghloul St.'],
  ['شارع الجيش', 'El Geish St.'],
  ['شارع المحطة', 'El Mahatta St.'],
  ['شارع النصر', 'El Nasr St.'],
  ['شارع الحرية', 'El Horreya St.'],
  ['شارع بورسعيد', 'Port Said St.'],
  ['شارع أحمد عرابي', 'Ahmed Orabi St.'],
  ['شارع مصطفى كامل', 'Mostafa Kamel St.'],
];
const LANDMARKS: readonly Both[] = [
  ['أمام المسجد الكبير', 'Opposite the big mosque'],
  ['بجوار صيدلية الشفا', 'Next to El Shifa Pharmacy'],
  ['خلف مدرسة النيل', 'Behind El Nile School'],
  ['بجوار السنترال', 'Next to the telephone exchange'],
  ['فوق محل الحلويات', 'Above the pastry shop'],
];
/** Addresses that a courier will call about. */
const THIN: readonly Both[] = [
  ['البلد', 'Village'],
  ['الموقف', 'Bus stop'],
  ['السوق', 'Market'],
];

export const GOVERNORATES = 27;
/** By their places in the shop's list: where most customers are. */
const BIG = [0, 0, 0, 1, 1, 2, 2, 3] as const;

/** So many customers: one in each governorate first, then most in the big cities. Every twelfth has a thin address. */
export function makePeople(count: number, random: Random): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const locale = index % 4 === 3 ? 'en' : 'ar';
    const say = ([ar, en]: Both) => (locale === 'ar' ? ar : en);
    const first = FIRST[index % FIRST.length] ?? random.one(FIRST);
    const family = FAMILY[index % FAMILY.length] ?? random.one(FAMILY);
    const person = {
      name: `${say(first)} ${say(family)}`,
      locale,
      mobile: `+2010000${String(10_000 + index * 37).slice(-5)}`,
      governorate: index < GOVERNORATES ? index : random.one(BIG),
      city: random.int(1_000),
    } as const;
    if (index % 12 === 11) return { ...person, street: say(random.one(THIN)) };
    return {
      ...person,
      street: say(random.one(STREETS)),
      building: String(1 + random.int(90)),
      floor: String(1 + random.int(9)),
      apartment: String(1 + random.int(30)),
      ...(index % 3 === 0 ? { landmark: say(random.one(LANDMARKS)) } : {}),
    };
  });
}
