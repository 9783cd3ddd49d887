import type { Translator } from '@dp/ui/i18n/translator.ts';

/**
 * Whether a voltage such as "12V DC" is below mains voltage and comes from a transformer; "220-240V AC" and
 * "85-265V" are not, and what runs on the sun or a USB charger brings its own.
 */
export function isLowVoltage(voltage = ''): boolean {
  if (/solar|usb|battery/i.test(voltage)) return false;
  const most = Math.max(0, ...(voltage.match(/\d+/g) ?? []).map(Number));
  return most > 0 && most <= 48;
}

/** A voltage in common notation: "220-240V AC" is "220–240 V"; direct current is named. */
export function voltageText(voltage: string, t: Translator<'products'>): string {
  return voltage
    .replace(/(\d+)(?:[-–](\d+))?\s*V\b(?: AC\b(?!\/))?/g, (_, from: string, to?: string) =>
      t('value.volts', { range: to === undefined ? from : `${from}–${to}` }),
    )
    .replace(/(\d+)\s*A\b/g, (_, value: string) => t('value.ampere', { value: Number(value) }));
}
