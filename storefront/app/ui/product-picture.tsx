import type { Picture } from '@dp/contract/pictures.ts';
import { Lightbulb } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { nearestTint } from './light-colour.ts';
import styles from './product-picture.module.css';

/**
 * Phones whose screens have three points for each pixel: more than the eye tells. Pictures that are wide
 * there or come in numbers name a smaller width for them, two and a half points, and weigh a third less.
 */
export const FINE_PHONE = '(width < 640px) and (resolution >= 2.5dppx)';

export interface ProductPictureProps {
  readonly picture: Picture | undefined;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** For the one picture that is the largest thing of the first screen. */
  readonly priority?: boolean;
  /** Colour temperature of its light in kelvin; tints the evening's light pass. */
  readonly kelvin?: number | undefined;
  /** Empty where the name stands beside it, which is nearly everywhere. */
  readonly alt?: string;
  /** Takes part in the transition from list to product. */
  readonly morphs?: boolean;
  readonly className?: string | undefined;
}

/** The addresses of one pass in every width, for `srcset`. */
export function pictureSources(
  src: string,
  widths: readonly number[],
  format: 'avif' | 'webp',
): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
}

/** The width to name as `src`, for what understands no `srcset`: the middle one. */
function plainWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}

/**
 * A product's photograph. By day its studio shot; in the evening that shot dimmed, with the light of
 * the lamp itself added over it (design §7). The light pass is fetched only when it is shown. A
 * product with one photograph shows it in both, a little dimmed in the evening.
 */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, sizes, priority = false, kelvin, alt = '', morphs = false, className } = props;
  return (
    <span
      className={classNames(styles.picture, morphs && styles.morphs, className)}
      data-lit={picture?.light_src ? '' : undefined}
      data-tint={picture?.light_src ? nearestTint(kelvin) : undefined}
    >
      {picture === undefined ? (
        <span className={styles.none}>
          <Icon of={Lightbulb} size={48} />
        </span>
      ) : (
        <>
          <Pass
            src={picture.src}
            picture={picture}
            sizes={sizes}
            alt={alt}
            priority={priority}
            className={styles.day}
          />
          {picture.light_src === null ? null : (
            <span className={styles.light}>
              <Pass src={picture.light_src} picture={picture} sizes={sizes} alt="" />
            </span>
          )}
        </>
      )}
    </span>
  );
}

interface PassProps {
  readonly src: string;
  readonly picture: Picture;
  readonly sizes: string;
  readonly alt: string;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

function Pass({ src, picture, sizes, alt, priority = false, className }: PassProps) {
  const { widths, width, height } = picture;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSources(src, widths, 'avif')} sizes={sizes} />
      <img
        src={`${src}-${plainWidth(widths)}.webp`}
        srcSet={pictureSources(src, widths, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
