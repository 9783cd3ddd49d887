import type { ShopRoom } from '@dp/contract/home-sections.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Carousel } from '@dp/ui/parts/carousel.tsx';
import { FINE_PHONE, ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import styles from './room-row.module.css';

/**
 * A tile shows the middle of a square photograph that is as high as it, some 195 px on phones; a file of 320 px is
 * sharp enough.
 */
const SIZES = `${FINE_PHONE} 106px, (width >= 960px) 240px, 160px`;

/** The rooms for which the shop has something, each with the lamp that it shows off. */
export function RoomRow({ rooms }: { rooms: readonly ShopRoom[] }) {
  const t = useTranslations('home');
  const specs = useTranslations('specs');
  if (rooms.length === 0) return null;
  const title = t('rooms');
  return (
    <HomeSection title={title}>
      <Carousel label={title} look="tiles">
        {rooms.map(({ room, picture }) => (
          <Link key={room} to={`/shopping?room=${room}`} prefetch="intent" className={styles.link}>
            <ProductPicture
              picture={picture ?? undefined}
              sizes={SIZES}
              className={styles.picture}
            />
            <span className={styles.name}>{specs(`room.${room}`)}</span>
          </Link>
        ))}
      </Carousel>
    </HomeSection>
  );
}
