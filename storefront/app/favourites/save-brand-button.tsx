import type { Brand } from '@dp/contract/brands.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Bookmark } from 'lucide';
import styles from './favourite-button.module.css';
import { toggleSavedBrand } from './saved-brands.ts';
import { useIsBrandSaved } from './use-saved-brands.ts';

/** Saves or removes a brand at once, with an undo toast. */
function useToggle(brand: Brand): { saved: boolean; toggle: () => void } {
  const t = useTranslations('favourites');
  const ui = useTranslations('ui');
  const saved = useIsBrandSaved(brand.id);
  async function change(): Promise<boolean> {
    const isSaved = await toggleSavedBrand(brand);
    if (!isSaved) showToast(`${t('brandFailed')} ${ui('storageFull')}`, { look: 'danger' });
    return isSaved;
  }
  async function toggle(): Promise<void> {
    if (!(await change())) return;
    const { name } = brand;
    showToast(saved ? t('brandRemoved', { name }) : t('brandSaved', { name }), {
      look: 'ok',
      action: { label: ui('undo'), run: () => void change() },
    });
  }
  return { saved, toggle: () => void toggle() };
}

/** For a brand's own page. */
export function SaveBrandButton({ brand }: { brand: Brand }) {
  const t = useTranslations('favourites');
  const { saved, toggle } = useToggle(brand);
  return (
    <Button
      look="secondary"
      size="small"
      className={styles.brand}
      aria-pressed={saved}
      aria-label={t('saveBrandOf', { name: brand.name })}
      icon={<Icon of={Bookmark} size={18} filled={saved} />}
      onClick={toggle}
    >
      {saved ? t('brandIsSaved') : t('saveBrand')}
    </Button>
  );
}

/** For a brand in a list. */
export function SaveBrandIcon({ brand }: { brand: Brand }) {
  const t = useTranslations('favourites');
  const { saved, toggle } = useToggle(brand);
  return (
    <IconButton
      label={t('saveBrandOf', { name: brand.name })}
      aria-pressed={saved}
      className={styles.mark}
      onClick={toggle}
    >
      <Icon of={Bookmark} filled={saved} />
    </IconButton>
  );
}
