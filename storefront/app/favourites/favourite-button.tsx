import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Heart } from 'lucide';
import { isFavourite, toggleFavourite } from './change-favourites.ts';
import styles from './favourite-button.module.css';
import { useIsFavourite } from './use-favourites.ts';

export interface FavouriteButtonProps {
  readonly id: number;
  /** The product's name, to distinguish several hearts on a page. */
  readonly name: string;
  /** `card`: a smaller disc in the same target, for cards. */
  readonly look?: 'glass' | 'card';
}

/** The heart: adds a product to the wish list at once, with an undo toast. */
export function FavouriteButton({ id, name, look = 'glass' }: FavouriteButtonProps) {
  const t = useTranslations('favourites');
  const ui = useTranslations('ui');
  const chosen = useIsFavourite(id);

  function change(): boolean {
    const failed = isFavourite(id) ? t('removeFailed') : t('addFailed');
    if (toggleFavourite(id)) return true;
    showToast(`${failed} ${ui('storageFull')}`, { look: 'danger' });
    return false;
  }

  function toggle(): void {
    if (!change()) return;
    showToast(isFavourite(id) ? t('added') : t('removed'), {
      look: 'ok',
      action: { label: ui('undo'), run: () => void change() },
    });
  }

  return (
    <IconButton
      label={t('add', { name })}
      look={look === 'card' ? 'plain' : look}
      aria-pressed={chosen}
      className={classNames(styles.heart, look === 'card' && styles.small)}
      onClick={toggle}
    >
      <span className={styles.disc}>
        <Icon of={Heart} size={look === 'card' ? 18 : 20} filled={chosen} />
      </span>
    </IconButton>
  );
}
