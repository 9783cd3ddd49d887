import type { PlainPicture } from '@dp/contract/pictures.ts';
import type { OnboardingPageName } from '@dp/contract/shop-words.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useTheme } from '@dp/ui/theme/use-theme.ts';
import { Lightbulb } from 'lucide';
import { useState } from 'react';
import { onboardingPhotograph, PHOTOGRAPH_SIZES } from '../page/shop-photographs.ts';
import styles from './lamp-photograph.module.css';

/** A lamp that is off by day until it is touched; its light is fetched only then. In the evening it is on. */
export function LampPhotograph({
  page,
  owners,
}: {
  readonly page: OnboardingPageName;
  /** The owner's photograph; null for the shop's own. */
  readonly owners: PlainPicture | null;
}) {
  const t = useTranslations('onboarding');
  const evening = useTheme(({ dark }) => dark);
  const [turned, turn] = useState<boolean>();
  const lit = turned ?? evening;
  const picture = onboardingPhotograph(page, owners);
  const photograph = (
    <ProductPicture
      picture={picture}
      sizes={PHOTOGRAPH_SIZES}
      priority
      className={styles.photograph}
    />
  );
  // Nothing to switch on.
  if (picture.light_src === null) return <div className={styles.lamp}>{photograph}</div>;
  const hangs = owners === null && page === 'two';
  return (
    <button
      type="button"
      aria-pressed={lit}
      data-hangs={hangs || undefined}
      data-lamp={turned === undefined ? undefined : turned ? 'on' : 'off'}
      className={styles.lamp}
      onClick={() => turn(!lit)}
    >
      {photograph}
      <span className={styles.invitation}>
        <Icon of={Lightbulb} size={18} />
        {/* What the owner's shows is not known. */}
        {t(`light.${owners === null ? page : 'one'}`)}
      </span>
    </button>
  );
}
