import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { pictureSources, plainSource } from '@dp/ui/products/picture-sources.ts';
import { ShopLogo } from '@dp/ui/products/shop-logo.tsx';
import type { Ref } from 'react';
import {
  ONBOARDING_PHOTOGRAPHS,
  PHOTOGRAPH_SIZES,
  shopPhotograph,
} from '../page/shop-photographs.ts';
import { useShop } from '../page/use-shop.ts';
import mawgalab from './mawgalab.svg?url';
import { SPLASH_ID } from './splash-marks.ts';
import styles from './splash-picture.module.css';
import tayarix from './tayarix.svg?url';

const { src, light_src, widths } = shopPhotograph(ONBOARDING_PHOTOGRAPHS.one);

export interface SplashPictureProps {
  /** `over`: hidden unless the document element says that the shop was just opened. */
  readonly place: 'over' | 'page';
  readonly onSkip: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * The lamp of the first onboarding page, which lights up, the shop's name and its company. It fades by itself
 * after some 2 s.
 */
export function SplashPicture({ place, onSkip, ref }: SplashPictureProps) {
  const t = useTranslations('onboarding');
  const { title, logo, logo_dark: dark } = useShop();
  return (
    <div
      ref={ref}
      id={place === 'over' ? SPLASH_ID : undefined}
      aria-hidden={place === 'over' || undefined}
      className={classNames(styles.splash, place === 'over' && styles.over)}
      onClick={onSkip}
    >
      <div className={styles.mark} dir="ltr" lang="en">
        {/* Lit by style sheets alone: the page is not alive yet. */}
        <span className={styles.photograph}>
          <Pass src={src} className={styles.day} />
          {light_src === null ? null : <Pass src={light_src} className={styles.light} />}
        </span>
        {logo === null ? (
          <span className={styles.name}>{title}</span>
        ) : (
          <ShopLogo logo={logo} dark={dark} alt={title} ground="dark" className={styles.logo} />
        )}
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

function Pass({ src: pass, className }: { src: string; className: string | undefined }) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSources(pass, widths)} sizes={PHOTOGRAPH_SIZES} />
      <img src={plainSource(pass, widths)} alt="" loading="lazy" />
    </picture>
  );
}
