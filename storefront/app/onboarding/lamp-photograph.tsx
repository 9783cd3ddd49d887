import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Lightbulb } from 'lucide';
import { useState } from 'react';
import { PHOTOGRAPH_SIZES, type ShopPhotograph, shopPhotograph } from '../page/shop-photographs.ts';
import styles from './lamp-photograph.module.css';

/** A lamp that is off until it is touched; its light is fetched only then. */
export function LampPhotograph({ of }: { of: ShopPhotograph }) {
  const t = useTranslations('onboarding');
  const [lit, setLit] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={lit}
      data-lamp={lit ? 'on' : 'off'}
      className={styles.lamp}
      onClick={() => setLit(!lit)}
    >
      <ProductPicture
        picture={shopPhotograph(of)}
        sizes={PHOTOGRAPH_SIZES}
        priority
        className={styles.photograph}
      />
      <span className={styles.invitation}>
        <Icon of={Lightbulb} size={18} />
        {t('lamp')}
      </span>
    </button>
  );
}
