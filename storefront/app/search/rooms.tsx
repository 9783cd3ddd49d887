import type { ShopRoom } from '@dp/contract/home-sections.ts';
import type { ROOMS as ALL_ROOMS } from '@dp/contract/product-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import {
  Armchair,
  Bath,
  BedDouble,
  CookingPot,
  DoorOpen,
  Fence,
  type IconNode,
  Sofa,
  ToyBrick,
  Trees,
} from 'lucide';
import { Link } from 'react-router';
import styles from './rooms.module.css';
import { searchAddress } from './search-text.ts';

type Room = (typeof ALL_ROOMS)[number];

/** The rooms of a home, which people light one at a time. */
const ROOMS: readonly (readonly [Room, IconNode])[] = [
  ['living', Sofa],
  ['bedroom', BedDouble],
  ['kitchen', CookingPot],
  ['bathroom', Bath],
  ['reception', Armchair],
  ['kids', ToyBrick],
  ['entrance', DoorOpen],
  ['balcony', Fence],
  ['garden', Trees],
];

/**
 * Ways to search for the lights of a room, each with the lamp that shows it off.
 *
 * @param rooms those for which the shop has something; empty when they could not be loaded: then all, as drawings.
 */
export function Rooms({ rooms }: { rooms: readonly ShopRoom[] }) {
  const t = useTranslations('search');
  const names = useTranslations('specs');
  return (
    <section aria-labelledby="search-rooms" className={styles.rooms}>
      <h2 id="search-rooms" className={styles.title}>
        {t('rooms')}
      </h2>
      <ul className={styles.list}>
        {ROOMS.map(([room, icon]) => [room, icon, rooms.find((one) => one.room === room)] as const)
          .filter(([, , found]) => rooms.length === 0 || found !== undefined)
          .map(([room, icon, found]) => (
            <li key={room}>
              <Link
                to={searchAddress(t('roomSearch', { room: names(`room.${room}`) }))}
                className={styles.room}
              >
                {found?.picture ? (
                  <ProductPicture
                    picture={found.picture}
                    sizes="(width >= 960px) 124px, 30vw"
                    className={styles.picture}
                  />
                ) : (
                  <span className={styles.drawing}>
                    <Icon of={icon} size={24} />
                  </span>
                )}
                {names(`room.${room}`)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
