import type { Picture } from '@dp/contract/pictures.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { pictureSources, plainSource } from '@dp/ui/products/picture-sources.ts';
import { ShopLogo } from '@dp/ui/products/shop-logo.tsx';
import type { Ref } from 'react';
import { onboardingPhotograph, PHOTOGRAPH_SIZES } from '../page/shop-photographs.ts';
import { useShop } from '../page/use-shop.ts';
import mawgalab from './mawgalab.svg?url';
import { SPLASH_ID } from './splash-marks.ts';
import styles from './splash-picture.module.css';
import tayarix from './tayarix.svg?url';

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
  const { title, logo, logo_dark: dark, splash } = useShop();
  const { src, light_src, widths } = onboardingPhotograph('one', splash);
  return (
    <div
      ref={ref}
      id={place === 'over' ? SPLASH_ID : undefined}
      aria-hidden={place === 'over' || undefined}
      className={classNames(styles.splash, place === 'over' && styles.over)}
      onClick={onSkip}
    >
      <div className={styles.mark} dir="ltr" lang="en">
        {/* Lit by style sheets alone: the page is not hydrated yet. */}
        <span className={styles.photograph}>
          <Pass src={src} widths={widths} className={styles.day} />
          {light_src && <Pass src={light_src} widths={widths} className={styles.light} />}
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

interface PassProps extends Pick<Picture, 'src' | 'widths'> {
  readonly className: string | undefined;
}

function Pass({ src, widths, className }: PassProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSources(src, widths)} sizes={PHOTOGRAPH_SIZES} />
      <img src={plainSource(src, widths)} alt="" loading="lazy" />
    </picture>
  );
}
