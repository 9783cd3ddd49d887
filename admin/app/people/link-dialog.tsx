import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import styles from './edit-person-dialog.module.css';

/** A one-time link that was just made: mailed where that is possible, and to copy. */
export function LinkDialog({
  title,
  link,
  mailed,
  onClose,
}: {
  readonly title: string;
  readonly link: string;
  readonly mailed: boolean;
  readonly onClose: () => void;
}) {
  const t = useTranslations('people');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast(t('linkCopied'), { look: 'ok' }),
      () => showToast(t('linkNotCopied'), { look: 'danger' }),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="secondary" onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <FormAlert look={mailed ? 'ok' : 'plain'}>
          {mailed ? t('mailed') : t('notMailed')}
        </FormAlert>
        <p className={styles.link} dir="ltr">
          {link}
        </p>
      </div>
    </Dialog>
  );
}
