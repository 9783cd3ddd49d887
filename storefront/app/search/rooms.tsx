import type { ROOMS as ALL_ROOMS } from '@dp/contract/product-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import {
  Armchair,
  Bath,
  BedDouble,
  BriefcaseBusiness,
  CookingPot,
  DoorOpen,
  Fence,
  type LucideIcon,
  Sofa,
  Store,
  ToyBrick,
  Trees,
} from 'lucide-react';
import styles from './rooms.module.css';
import { searchAddress } from './search-text.ts';

type Room = (typeof ALL_ROOMS)[number];

/** Rooms that people light one at a time, those of a home first. */
const ROOMS: readonly (readonly [Room, LucideIcon])[] = [
  ['living', Sofa],
  ['bedroom', BedDouble],
  ['kitchen', CookingPot],
  ['bathroom', Bath],
  ['reception', Armchair],
  ['kids', ToyBrick],
  ['entrance', DoorOpen],
  ['balcony', Fence],
  ['garden', Trees],
  ['office', BriefcaseBusiness],
  ['shop', Store],
];

/** Ways to search for the lights of a room. */
export function Rooms() {
  const t = useTranslations('search');
  const names = useTranslations('products');
  return (
    <section aria-labelledby="search-rooms" className={styles.rooms}>
      <h2 id="search-rooms" className={styles.title}>
        {t('rooms')}
      </h2>
      <ul className={styles.chips}>
        {ROOMS.map(([room, icon]) => (
          <li key={room}>
            <ChipLink to={searchAddress(t('roomSearch', { room: names(`room.${room}`) }))}>
              <Icon of={icon} size={18} />
              {names(`room.${room}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
