import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Lightbulb, X } from 'lucide';
import { useState } from 'react';
import { type ShopLamp, shopPhotograph } from './shop-photographs.ts';
import styles from './unlit-lamp.module.css';

export interface UnlitLampProps {
  /** Its photograph: a shopper who finds two places empty should not see one lamp twice. */
  readonly of?: ShopLamp;
  /** Something failed, or it is not known whether it did: a sign on it says so at a glance. */
  readonly sign?: 'failed' | 'unsure';
}

/** A lamp that lights when it is touched, where there is nothing else to show. */
export function UnlitLamp({ of = 'table-lamp', sign }: UnlitLampProps) {
  const t = useTranslations('layout');
  const [lit, setLit] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={lit}
      aria-label={t('emptyLamp')}
      data-lamp={lit ? 'on' : 'off'}
      className={styles.lamp}
      onClick={() => setLit(!lit)}
    >
      <ProductPicture
        picture={shopPhotograph(of)}
        sizes="168px"
        priority
        className={styles.photograph}
      />
      {sign === undefined ? (
        <span className={styles.bulb}>
          <Icon of={Lightbulb} />
        </span>
      ) : (
        <span className={styles.sign} data-unsure={sign === 'unsure' || undefined}>
          {sign === 'unsure' ? '!' : <Icon of={X} size={28} />}
        </span>
      )}
    </button>
  );
}
