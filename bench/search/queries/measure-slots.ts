import type { Facts } from '../sellers/seller.ts';
import {
  having,
  kelvins,
  kelvinsWithin,
  nearly,
  protectedTo,
  sized,
  squared,
  wattsWithin,
} from './judge-need.ts';
import { indicDigits } from './typed-otherwise.ts';
import { type Language, measures, type Wording, wordings } from './wording.ts';

/** Every way to write the measures of a product. */
export function measureSlots(known: Facts, language: Language): Record<string, readonly Wording[]> {
  return {
    ...plainMeasures(known, language === 'ar'),
    ...otherDigits(known),
    ...spans(known, language === 'ar'),
  };
}

function plainMeasures(known: Facts, arabic: boolean): Record<string, readonly Wording[]> {
  const { watt, volt, ampere, lamps, base, ip, angle, cutout, cct = [] } = known;
  const slots: Record<string, readonly Wording[]> = {};
  const any = (ar: readonly string[], en: readonly string[]) => (arabic ? ar : en);
  if (watt !== undefined)
    slots.watt = measures(
      any([`${watt} وات`, `${watt}وات`, `${watt}w`], [`${watt}w`, `${watt} watt`, `${watt} W`]),
      nearly('watt', watt, 0.15),
    );
  if (volt !== undefined)
    slots.volt = measures(
      any([`${volt} فولت`, `${volt}v`], [`${volt}v`, `${volt} volt`]),
      nearly('volt', volt, 0),
    );
  if (ampere !== undefined)
    slots.ampere = measures(
      any([`${ampere} امبير`, `${ampere}A`], [`${ampere}a`, `${ampere} amp`]),
      nearly('ampere', ampere, 0.1),
    );
  if (lamps !== undefined && lamps > 2)
    slots.lamps = measures(
      any(
        [`${lamps} لمبات`, `${lamps} شمعة`],
        [`${lamps} lights`, `${lamps} arms`, `${lamps}-light`],
      ),
      nearly('lamps', lamps, 0.2),
    );
  if (base !== undefined) slots.base = baseWordings(base, arabic);
  if (ip !== undefined && ip >= 44)
    slots.ip = measures(
      [`ip${ip}`, `IP ${ip}`, ...(arabic ? [`اي بي ${ip}`] : [])],
      protectedTo(ip),
    );
  if (angle !== undefined)
    slots.angle = measures(
      any([`${angle} درجة`, `زاوية ${angle}`], [`${angle} degree`, `${angle}°`, `${angle} deg`]),
      nearly('angle', angle, 0.3),
    );
  if (cutout !== undefined)
    slots.cutout = wordings(
      any(
        [`فتحة ${cutout} مم`, `فتحة ${cutout / 10} سم`, `تخريم ${cutout}`],
        [`${cutout}mm cutout`, `cut out ${cutout} mm`, `cutout ${cutout}`],
      ),
      { condition: nearly('cutout', cutout, 0.06) },
    );
  if (cct.length === 1 && cct[0] !== undefined)
    slots.kelvin = measures(
      any([`${cct[0]} كلفن`, `${cct[0]}k`], [`${cct[0]}k`, `${cct[0]} K`, `${cct[0]} kelvin`]),
      kelvins(cct[0]),
    );
  slots.size = sizeWordings(known, arabic);
  return slots;
}

function baseWordings(base: NonNullable<Facts['base']>, arabic: boolean): Wording[] {
  const said: Partial<Record<string, readonly string[]>> = {
    E27: arabic ? ['e27', 'قلاووظ كبير', 'دواية عادية'] : ['E27', 'e-27', 'screw base e27'],
    E14: arabic ? ['e14', 'قلاووظ رفيع', 'سن رفيع'] : ['E14', 'e-14', 'small screw e14'],
    GU10: arabic ? ['gu10', 'جي يو 10', 'GU 10'] : ['GU10', 'gu 10'],
    'GU5.3': arabic ? ['gu5.3', 'MR16'] : ['GU5.3', 'mr16'],
  };
  return wordings(said[base] ?? [base], { condition: having('base', base) });
}

function sizeWordings({ length, width, diameter, height }: Facts, arabic: boolean): Wording[] {
  if (length !== undefined && width !== undefined) {
    const [a, b] = [length / 10, width / 10];
    return measures(
      [`${a}×${b}`, `${a}*${b}`, `${a}x${b}`, ...(arabic ? [`${a} في ${b}`] : [])],
      squared(length, width),
    );
  }
  const size = length ?? diameter ?? height;
  if (size === undefined) return [];
  const metres = size / 1000;
  const texts = arabic
    ? [size >= 2000 ? `${metres} متر` : `${size / 10} سم`]
    : [
        size >= 2000 ? `${metres}m` : `${size / 10}cm`,
        size >= 2000 ? `${metres} metre` : `${size / 10} cm`,
      ];
  return measures(texts, sized(size));
}

/** Arabic-Indic digits, and units converted. */
function otherDigits({
  watt,
  ampere,
  length,
  cutout,
  cct = [],
  diameter,
}: Facts): Record<string, readonly Wording[]> {
  const slots: Record<string, readonly Wording[]> = {};
  if (watt !== undefined)
    slots.wattIndic = measures(
      [`${indicDigits(watt)} وات`, `${indicDigits(watt)}وات`, `${indicDigits(watt)} w`],
      nearly('watt', watt, 0.15),
    );
  if (watt !== undefined && watt >= 1000)
    slots.converted = measures(
      [`${watt} وات`, `${watt}w`, `${watt / 1000} كيلو وات`, `${watt / 1000}kw`],
      nearly('watt', watt, 0.15),
    );
  else if (length !== undefined && length >= 1000)
    slots.converted = measures(
      [`${length / 1000} متر`, `${length / 10} سم`, `${length}mm`, `${length} مم`],
      sized(length),
    );
  else if (cutout !== undefined)
    slots.converted = measures(
      [`فتحة ${cutout / 10} سم`, `cutout ${cutout / 10} cm`],
      nearly('cutout', cutout, 0.06),
    );
  else if (diameter !== undefined)
    slots.converted = measures([`${diameter} مم`, `${diameter}mm`], sized(diameter));
  if (cct.length === 1 && cct[0] !== undefined)
    slots.kelvinIndic = measures(
      [`${indicDigits(cct[0])} كلفن`, `${indicDigits(cct[0])}k`],
      kelvins(cct[0]),
    );
  if (ampere !== undefined)
    slots.ampereIndic = measures([`${indicDigits(ampere)} امبير`], nearly('ampere', ampere, 0.1));
  return slots;
}

/** Ranges that hold the product's value. */
function spans({ watt, cct = [] }: Facts, arabic: boolean): Record<string, readonly Wording[]> {
  const slots: Record<string, readonly Wording[]> = {};
  if (watt !== undefined) {
    const step = watt >= 100 ? 50 : watt >= 20 ? 10 : 3;
    const [from, to] = [Math.max(1, watt - step), watt + step];
    const between = wattsWithin(from, to);
    const texts = arabic
      ? [
          `من ${from} ل ${to} وات`,
          `${from}-${to} وات`,
          `من ${from} الى ${to} وات`,
          `بين ${from} و ${to} وات`,
        ]
      : [`${from}-${to}w`, `${from} to ${to} watt`, `between ${from} and ${to} W`];
    slots.wattSpan = wordings(texts, { condition: between });
    slots.wattLimit = [
      ...wordings(
        arabic ? [`اقل من ${to} وات`, `تحت ${to} وات`] : [`under ${to}w`, `less than ${to} watt`],
        { condition: wattsWithin(0, to - 0.01) },
      ),
      ...wordings(
        arabic
          ? [`اكتر من ${from} وات`, `فوق ${from} وات`]
          : [`over ${from}w`, `more than ${from} watt`],
        { condition: wattsWithin(from + 0.01, 1e6) },
      ),
    ];
  }
  if (cct.length === 1 && cct[0] !== undefined) {
    const [from, to] = [cct[0] - 500, cct[0] + 500];
    slots.kelvinSpan = measures(
      [`${from}-${to}k`, arabic ? `من ${from} ل ${to} كلفن` : `${from} to ${to} K`],
      kelvinsWithin([from, to]),
    );
  }
  return slots;
}
