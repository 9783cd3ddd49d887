import type { OnboardingPageName } from '@dp/contract/shop-words.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useTheme } from '@dp/ui/theme/use-theme.ts';
import { Lightbulb } from 'lucide';
import { useState } from 'react';
import {
  ONBOARDING_PHOTOGRAPHS,
  PHOTOGRAPH_SIZES,
  shopPhotograph,
} from '../page/shop-photographs.ts';
import styles from './lamp-photograph.module.css';

/** A lamp that is off by day until it is touched; its light is fetched only then. In the evening it is on. */
export function LampPhotograph({ page }: { page: OnboardingPageName }) {
  const t = useTranslations('onboarding');
  const evening = useTheme(({ dark }) => dark);
  const [turned, turn] = useState<boolean>();
  const lit = turned ?? evening;
  return (
    <button
      type="button"
      aria-pressed={lit}
      data-lamp={turned === undefined ? undefined : turned ? 'on' : 'off'}
      className={styles.lamp}
      onClick={() => turn(!lit)}
    >
      <ProductPicture
        picture={shopPhotograph(ONBOARDING_PHOTOGRAPHS[page])}
        sizes={PHOTOGRAPH_SIZES}
        priority
        className={styles.photograph}
      />
      <span className={styles.invitation}>
        <Icon of={Lightbulb} size={18} />
        {t(`light.${page}`)}
      </span>
    </button>
  );
}
