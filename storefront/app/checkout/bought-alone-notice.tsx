import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useNavigate } from 'react-router';
import { useBoughtAlone } from '../cart/bought-alone.ts';
import { bringCartBack } from '../cart/bring-back.ts';
import styles from './bought-alone-notice.module.css';

/** After "Buy now": that the product can be ordered, and if it replaced a cart, the way to have that back. */
export function BoughtAloneNotice() {
  const t = useTranslations('cart');
  const ui = useTranslations('ui');
  const navigate = useNavigate();
  const replaced = useBoughtAlone();
  if (replaced === undefined) return null;
  const hadOthers = replaced.before.length > 0;

  const undo = () => {
    if (!bringCartBack(replaced)) {
      showToast(`${t('addFailed')} ${ui('storageFull')}`, { look: 'danger' });
      return;
    }
    showToast(t('broughtBack'), { look: 'ok' });
    void navigate('/my-cart', { replace: true });
  };

  return (
    <FormAlert look="ok">
      <div className={styles.notice}>
        <p>
          <span>{t('readyToCheckout')}</span>
          {hadOthers ? ` ${t('emptiedForIt')}` : null}
        </p>
        {hadOthers ? (
          <Button look="quiet" size="small" className={styles.undo} onClick={undo}>
            {ui('undo')}
          </Button>
        ) : null}
      </div>
    </FormAlert>
  );
}
