import { Heart } from 'lucide-react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/show-toast.ts';
import styles from './favourite-button.module.css';
import { favouritesStore } from './favourites-store.ts';
import { useIsFavourite } from './use-favourites.ts';

export interface FavouriteButtonProps {
  readonly id: number;
  /** The product's name, so that several hearts on a page can be told apart. */
  readonly name: string;
  readonly look?: 'glass' | 'raised';
}

/** The heart: keeps a product on the wish list at once, and says so with a way back. */
export function FavouriteButton({ id, name, look = 'glass' }: FavouriteButtonProps) {
  const t = useTranslations('favourites');
  const ui = useTranslations('ui');
  const chosen = useIsFavourite(id);

  function toggle(): void {
    const before = favouritesStore.getState().ids.includes(id);
    favouritesStore.getState().toggle(id);
    showToast(before ? t('removed') : t('added'), {
      look: 'ok',
      action: { label: ui('undo'), run: () => favouritesStore.getState().toggle(id) },
    });
  }

  return (
    <IconButton
      label={t('add', { name })}
      look={look}
      aria-pressed={chosen}
      className={styles.heart}
      onClick={toggle}
    >
      <Icon of={Heart} filled={chosen} />
    </IconButton>
  );
}
