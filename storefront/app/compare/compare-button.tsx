import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { hideToast, showToast } from '@dp/ui/overlays/show-toast.ts';
import { type Toast, toastStore } from '@dp/ui/overlays/toast-store.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Scale } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import styles from './compare-button.module.css';
import { compareStore } from './compare-store.ts';
import { COMPARED_MAX, compareAddress } from './compared-ids.ts';
import { useCompared } from './use-compared.ts';

/** Adds a product to those to compare, up to four, and leads on to them. */
export function CompareButton({ id }: { id: number }) {
  const t = useTranslations('products');
  const navigate = useNavigate();
  const ids = useCompared();
  const chosen = ids.includes(id);
  const said = useRef<Toast>(undefined);
  // What is said about this product ends with its page: on the compare page it would cover what it leads to.
  useEffect(() => () => hideToast(said.current?.id ?? 0), []);

  function toggle(): void {
    const open = () => void navigate(compareAddress(compareStore.getState().ids));
    const action = { label: t('compare.open'), run: open };
    if (!compareStore.getState().toggle(id)) {
      showToast(t('compare.full', { max: COMPARED_MAX }), { look: 'danger', action });
    } else if (!chosen) {
      showToast(t('compare.added'), { look: 'ok', action });
    }
    said.current = toastStore.getState().toast;
  }

  return (
    <div className={styles.row}>
      <button type="button" aria-pressed={chosen} className={styles.toggle} onClick={toggle}>
        <Icon of={Scale} size={18} />
        {t(chosen ? 'compare.chosen' : 'compare.add')}
      </button>
      {chosen && ids.length > 1 ? (
        <Link to={compareAddress(ids)} className={styles.open}>
          {t('compare.openCount', { count: ids.length })}
        </Link>
      ) : null}
    </div>
  );
}
