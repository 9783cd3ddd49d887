import type { Picture } from '@dp/contract/pictures.ts';
import { Lightbulb } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import { nearestTint } from './light-colour.ts';
import { loadedPicture } from './loaded-pictures.ts';
import { pictureSources, plainSource } from './picture-sources.ts';
import styles from './product-picture.module.css';

/**
 * Phones with three device pixels per CSS pixel: more than is visible. Large or numerous pictures use a
 * smaller width there, two and a half device pixels, and weigh a third less.
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
  /** Empty where the name is next to it, which is nearly everywhere. */
  readonly alt?: string;
  /** Has a dimmer (`--brightness` from 0 to 1): its light is shown as that of the lamp and that of the room. */
  readonly dims?: boolean;
  /** What a card's photograph grows into on the product's page. */
  readonly morphs?: boolean;
  /** Shows the list's file until its own, larger one is decoded. */
  readonly continues?: boolean;
  /** A drawing, such as a logo: looks the same by day and in the evening. */
  readonly drawn?: boolean;
  readonly className?: string | undefined;
}

/**
 * A product's photograph. By day its studio shot; in the evening that shot dimmed, with the light of
 * the lamp itself added over it (design §7). The light pass is fetched only when it is shown. A
 * product with one photograph shows it in both, a little dimmed in the evening.
 */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, sizes, kelvin, alt = '', className } = props;
  const { priority, morphs, continues, drawn, dims } = props;
  return (
    <span
      className={classNames(styles.picture, morphs && styles.morphs, className)}
      data-lit={picture?.light_src ? '' : undefined}
      data-drawn={drawn || undefined}
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
            continues={continues}
            className={styles.day}
          />
          {picture.light_src === null ? null : (
            <>
              <Light
                src={picture.light_src}
                picture={picture}
                sizes={sizes}
                continues={continues}
              />
              {dims ? (
                <Light
                  src={picture.light_src}
                  picture={picture}
                  sizes={sizes}
                  continues={continues}
                  emitter
                />
              ) : null}
            </>
          )}
        </>
      )}
    </span>
  );
}

interface LightProps extends Pick<PassProps, 'src' | 'picture' | 'sizes' | 'continues'> {
  /** What glows itself, without the room it lights: what stays visible of a dimmed lamp. */
  readonly emitter?: boolean;
}

/** The lamp's light, which fades in once its photograph has loaded. */
function Light({ emitter, ...props }: LightProps) {
  const light = useRef<HTMLSpanElement>(null);
  const [continued] = useState(() => props.continues && loadedPicture(props.src) !== undefined);
  // Not through a state: a page of lamps that light up would be rendered lamp by lamp.
  const ready = () => light.current?.setAttribute('data-ready', '');
  return (
    <span
      ref={light}
      data-continued={continued || undefined}
      className={classNames(styles.light, emitter && styles.emitter)}
    >
      <Pass {...props} alt="" onShown={ready} />
    </span>
  );
}

interface PassProps {
  readonly src: string;
  readonly picture: Picture;
  readonly sizes: string;
  readonly alt: string;
  readonly priority?: boolean | undefined;
  readonly continues: boolean | undefined;
  readonly onShown?: () => void;
  readonly className?: string | undefined;
}

function Pass({ src, picture, sizes, alt, priority, continues, ...rest }: PassProps) {
  const { onShown, className } = rest;
  const { widths, width, height } = picture;
  const [earlier, setEarlier] = useState(() => (continues ? loadedPicture(src) : undefined));
  const image = useRef<HTMLImageElement>(null);
  const shown = useRef(onShown);
  useEffect(() => {
    // A server-rendered picture may have loaded before hydration.
    if (image.current?.complete && image.current.naturalWidth > 0) shown.current?.();
  }, []);

  function swap(loaded: HTMLImageElement): void {
    const done = () => {
      setEarlier(undefined);
      onShown?.();
    };
    loaded.decode().then(done, done);
  }

  return (
    <>
      {earlier === undefined ? null : (
        <span className={className}>
          <img src={earlier} alt="" decoding="sync" />
        </span>
      )}
      <picture className={className}>
        <source type="image/avif" srcSet={pictureSources(src, widths)} sizes={sizes} />
        <img
          src={plainSource(src, widths)}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          ref={image}
          data-pending={earlier === undefined ? undefined : ''}
          onLoad={
            earlier === undefined && onShown === undefined
              ? undefined
              : (event) => swap(event.currentTarget)
          }
        />
      </picture>
    </>
  );
}
