import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import type { Ref } from 'react';
import mawgalab from './mawgalab.svg?url';
import styles from './splash-picture.module.css';
import tayarix from './tayarix.svg?url';

export interface SplashPictureProps {
  /** `over`: hidden unless the document element says that the shop was just opened. */
  readonly place: 'over' | 'page';
  readonly onSkip: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The lamp that lights up, the shop's name and its company. It fades by itself after some 2 s. */
export function SplashPicture({ place, onSkip, ref }: SplashPictureProps) {
  const t = useTranslations('onboarding');
  return (
    <div
      ref={ref}
      aria-hidden={place === 'over' || undefined}
      className={classNames(styles.splash, place === 'over' && styles.over)}
      onClick={onSkip}
    >
      <div className={styles.mark} dir="ltr" lang="en">
        <span className={styles.halo} />
        <span className={styles.dot} />
        <span className={styles.name}>DP</span>
      </div>
      <div className={styles.powered}>
        <p>{t('poweredBy')}</p>
        <div className={styles.partners} dir="ltr">
          {/* Lazy: a hidden splash loads nothing. */}
          <img src={mawgalab} alt="mawgalab" width={124} height={30} loading="lazy" />
          <img src={tayarix} alt="tayarix" width={95} height={30} loading="lazy" />
        </div>
      </div>
    </div>
  );
}
