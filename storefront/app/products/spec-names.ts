import type { CctBand } from '@dp/contract/product-filters.ts';
import type { Translator } from '@dp/ui/i18n/translator.ts';
import type { Base } from './spec-values.ts';

/** A base as printed: its own name, except for an integrated light. */
export function baseName(base: Base, t: Translator<'specs'>): string {
  return base === 'integrated' ? t('base.integrated') : base;
}

/** The key of a base in the messages, where a dot would separate groups. */
export function baseKey(base: Base): Exclude<Base, 'GU5.3'> | 'GU5_3' {
  return base === 'GU5.3' ? 'GU5_3' : base;
}

const BAND_KELVINS: Readonly<Record<CctBand, string>> = {
  amber: '1800–2400K',
  warm: '2700–3000K',
  natural: '3500–4000K',
  day: '5000K',
  cool: '6000–6500K',
};

/** The usual kelvins of a light colour, printed next to its name since makers name them differently. */
export function bandKelvins(band: CctBand): string {
  return BAND_KELVINS[band];
}
