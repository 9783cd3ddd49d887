import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Ruler } from 'lucide';
import type { ReactNode } from 'react';
import { sizeWords } from '../specifications/size-words.ts';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import styles from './light-or-sizes.module.css';

export interface LightOrSizesProps {
  /** The lamp's controls. */
  readonly light: ReactNode;
  readonly specs: ProductSpecs;
  /** Whether the drawing is shown, which has sizes and no light. */
  readonly sizes: boolean;
}

/** The lamp's controls, and in their place beside a drawing its sizes in words: nothing below them moves. */
export function LightOrSizes({ light, specs, sizes }: LightOrSizesProps) {
  return (
    <div className={styles.place}>
      <div className={styles.light} data-away={sizes || undefined}>
        {light}
      </div>
      {sizes ? <Sizes specs={specs} /> : null}
    </div>
  );
}

function Sizes({ specs }: Pick<LightOrSizesProps, 'specs'>) {
  const t = useTranslations('products');
  const size = sizeWords(specs, useSpecWords());
  // What the place has to fit: how far down it hangs, or the hole for it.
  const { cable_mm, cutout_mm } = specs.dimensions ?? {};
  const of = specs.mounting === 'hung' ? 'cable' : 'cutout';
  const mm = { cable: cable_mm, cutout: specs.mounting === 'recessed' ? cutout_mm : undefined }[of];
  return (
    <div className={styles.sizes}>
      <Icon of={Ruler} />
      <p className={styles.words}>
        {size}
        {mm === undefined ? null : (
          <span className={styles.cable}>
            {t(`drawing.${of}`, { size: t('drawing.cm', { value: mm / 10 }) })}
          </span>
        )}
      </p>
    </div>
  );
}
