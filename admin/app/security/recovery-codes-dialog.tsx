import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Copy, Printer } from 'lucide';
import { useState } from 'react';
import { PrintOnly } from '../parts/print-only.tsx';
import { useMe } from '../session/me.ts';
import styles from './recovery-codes-dialog.module.css';

/** The recovery codes, this once: they are stored as hashes and cannot be shown again. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const t = useTranslations('security');
  const me = useMe();
  const [kept, setKept] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setKept(true);
    showToast(t('copied'), { look: 'ok' });
  };
  const list = (
    <ol className={styles.codes} dir="ltr">
      {codes.map((code) => (
        <li key={code}>
          <code className={styles.code}>{code}</code>
        </li>
      ))}
    </ol>
  );
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      title={t('recoveryCodes')}
      description={t('keepCodes')}
      actions={
        <Button look={kept ? 'primary' : 'secondary'} onClick={onClose}>
          {t('codesKept')}
        </Button>
      }
    >
      <div className={styles.body}>
        {list}
        <div className={styles.ways}>
          <Button
            look="secondary"
            size="small"
            icon={<Icon of={Copy} size={18} />}
            onClick={() => void copy().catch(() => showToast(t('notCopied'), { look: 'danger' }))}
          >
            {t('copy')}
          </Button>
          <Button
            look="secondary"
            size="small"
            icon={<Icon of={Printer} size={18} />}
            onClick={() => {
              print();
              setKept(true);
            }}
          >
            {t('print')}
          </Button>
        </div>
      </div>
      <PrintOnly>
        <h1>{t('recoveryCodes')}</h1>
        <p>
          <bdi>{me.email}</bdi> · <bdi dir="ltr">{location.host}</bdi>
        </p>
        {list}
        <p>{t('recoveryCodesText')}</p>
      </PrintOnly>
    </Dialog>
  );
}
