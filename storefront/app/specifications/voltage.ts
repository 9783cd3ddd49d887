import type { Translator } from '@dp/ui/i18n/translator.ts';

/** A voltage in common notation: "220-240V AC" is "220–240 V"; direct current is named. */
export function voltageText(voltage: string, t: Translator<'products'>): string {
  return voltage
    .replace(/(\d+)(?:[-–](\d+))?\s*V\b(?: AC\b(?!\/))?/g, (_, from: string, to?: string) =>
      t('value.volts', { range: to === undefined ? from : `${from}–${to}` }),
    )
    .replace(/(\d+)\s*A\b/g, (_, value: string) => t('value.ampere', { value: Number(value) }));
}
