import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { Search } from 'lucide';
import { useEffect, useRef } from 'react';
import { CartLink } from '../cart/cart-link.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { Gallery } from './gallery.tsx';
import { useLamp } from './lamp.ts';
import { LampControls } from './lamp-controls.tsx';
import styles from './product-photos.module.css';
import { useLightAhead } from './use-light-ahead.ts';

/** A small picture is dimmed no further: darker it is a black square. */
const SMALL_LIT = 0.5;

export interface ProductPhotosProps {
  readonly product: Product;
  /** Whether its other photographs and its drawing are still on their way. */
  readonly partial?: boolean;
}

/** A product's photographs with the switch of the lamp they show (design §7). */
export function ProductPhotos({ product, partial = false }: ProductPhotosProps) {
  const { id, name, images, specs } = product;
  const lamp = useLamp(specs.cct_kelvin ?? []);
  const room = useRef<HTMLDivElement>(null);
  const hasLight = images.some(({ light_src }) => light_src !== null);
  const dims = lamp.brightness < 100;
  const ahead = useLightAhead(hasLight);
  useEffect(() => {
    // Through the object model: the content security policy refuses style attributes in the page.
    const brightness = lamp.brightness / 100;
    room.current?.style.setProperty('--brightness', String(brightness));
    room.current?.style.setProperty('--brightness-small', String(Math.max(brightness, SMALL_LIT)));
  }, [lamp.brightness]);
  return (
    <div
      ref={room}
      data-lamp={lamp.state}
      data-dimming={dims || undefined}
      data-ahead={ahead || undefined}
    >
      <Gallery
        name={name}
        pictures={images}
        partial={partial}
        specs={specs}
        kelvin={lamp.kelvin}
        above={<PhotoButtons id={id} name={name} />}
        light={hasLight ? <LampControls lamp={lamp} dimmable={specs.dimmable} /> : null}
        dims={dims}
        lit={hasLight && lamp.on}
      />
    </div>
  );
}

/** On phones in the places that they have on lists: back, search and cart, with the heart beside the cord. */
export function PhotoButtons({ id, name }: Pick<Product, 'id' | 'name'>) {
  const t = useTranslations('layout');
  return (
    <>
      <span className={styles.back}>
        <BackLink to="/shopping" look="plain" />
      </span>
      <span className={styles.cart}>
        <IconLink to="/search/product" label={t('search')}>
          <Icon of={Search} />
        </IconLink>
        <CartLink look="plain" />
      </span>
      <span className={styles.heart}>
        <FavouriteButton id={id} name={name} />
      </span>
      <LampCord className={styles.cord} />
    </>
  );
}
