import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { saveText } from '@dp/ui/parts/save-file.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useMay } from '../session/me.ts';
import styles from './customer-page.module.css';

const FORMATS = [
  ['html', 'exportPage'],
  ['json', 'exportJson'],
] as const;

/** A person's right to see their data and to have it erased. */
export function PersonalDataSection({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const mayExport = useMay('export');
  const mayErase = useMay('customers.erase');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { id, version, name } = customer;
  const params = { id };
  const exporting = useAction(async (format: 'json' | 'html') => {
    saveText((await call('exportCustomer', { params, body: { format } })).data);
  });
  const erasing = useAction(async () => {
    setAsking(false);
    await call('eraseCustomer', { params, body: { version } });
    showToast(t('erased'), { look: 'ok' });
    await overlayLeft();
    await navigate('/customers');
  });
  if (!mayExport && !mayErase) return null;
  return (
    <Section title={t('personalData')} text={t('personalDataText')}>
      {mayExport ? (
        <SectionRow
          title={t('export')}
          detail={t('exportText')}
          action={
            <span className={styles.links}>
              {FORMATS.map(([format, label]) => (
                <Button
                  key={format}
                  look="secondary"
                  size="small"
                  busy={exporting.busy}
                  onClick={() => exporting.run(format)}
                >
                  {t(label)}
                </Button>
              ))}
            </span>
          }
        />
      ) : null}
      {mayErase ? (
        <SectionRow
          title={t('erase')}
          detail={t('eraseText')}
          action={
            <Button look="danger" size="small" busy={erasing.busy} onClick={() => setAsking(true)}>
              {t('erase')}
            </Button>
          }
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => erasing.run()}
        title={t('eraseTitle', { name })}
        description={t('eraseWarning')}
        confirmLabel={t('eraseConfirm')}
        dangerous
      />
    </Section>
  );
}
