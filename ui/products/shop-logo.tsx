import type { ShopLogo as LogoPicture, ShopDetails } from '@dp/contract/shop-details.ts';
import { classNames } from '../parts/class-names.ts';
import { pictureSources, plainSource } from './picture-sources.ts';
import styles from './shop-logo.module.css';

/** The most room a logo gets, in CSS pixels: as `.picture` in the style sheet. */
const SIZES = '(width >= 960px) 160px, 104px';

export interface ShopLogoProps {
  readonly logo: LogoPicture;
  /** For dark grounds; without one the logo has a light plate there. */
  readonly dark: ShopDetails['logo_dark'];
  /** Empty where the shop's name is next to it. */
  readonly alt: string;
  /** `dark`: the ground is dark by day too. */
  readonly ground?: 'page' | 'dark';
  readonly className?: string | undefined;
}

/** The owner's logo in the room of the shop's mark; its size is known before it has loaded. */
export function ShopLogo({ logo, dark, alt, ground = 'page', className }: ShopLogoProps) {
  return (
    <span
      className={classNames(styles.logo, className)}
      data-ground={ground}
      data-plate={dark === null ? '' : undefined}
    >
      <Drawing picture={logo} alt={alt} className={styles.day} />
      {dark === null ? null : <Drawing picture={dark} alt={alt} className={styles.dark} />}
    </span>
  );
}

interface DrawingProps {
  readonly picture: LogoPicture;
  readonly alt: string;
  readonly className: string | undefined;
}

function Drawing({ picture: { src, widths, width, height }, alt, className }: DrawingProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSources(src, widths)} sizes={SIZES} />
      {/* Lazy: the one of the two that is hidden loads nothing. */}
      <img
        src={plainSource(src, widths)}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        className={styles.picture}
      />
    </picture>
  );
}
