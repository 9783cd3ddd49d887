import { SHEET_ROWS_MAX } from '@dp/contract/staff/sheet-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { fetchSending } from '@dp/ui/network/fetch-sending.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createStaffClient, thisTab } from '../api/client.ts';
import { FileButton } from '../parts/file-button.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import styles from './sheets.module.css';

/** As long as the API waits for a whole file, in milliseconds. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** Sends a spreadsheet to be checked. */
export function UploadSection() {
  const t = useTranslations('sheets');
  const { number, percent } = useFormat();
  const navigate = useNavigate();
  const [share, setShare] = useState<number>();
  const sending = useAction(async (file: File) => {
    setShare(0);
    try {
      const client = createStaffClient({
        ...thisTab,
        fetch: fetchSending(setShare),
        timeoutMs: UPLOAD_TIMEOUT_MS,
      });
      const query = { name: file.name.slice(-200) };
      const { data } = await client.call('uploadSheet', { query, body: file });
      await navigate(`/sheets/${data.id}`);
    } finally {
      setShare(undefined);
    }
  });
  return (
    <Section title={t('import')} text={t('importText')}>
      <div className={styles.buttons}>
        <FileButton
          icon={<Icon of={Upload} />}
          accept=".xlsx,.csv"
          busy={sending.busy}
          onFile={sending.run}
        >
          {t('choose')}
        </FileButton>
      </div>
      <p className={styles.note} role="status">
        {share === undefined
          ? t('limits', { rows: number(SHEET_ROWS_MAX) })
          : t('sending', { share: percent(Math.floor(share * 100)) })}
      </p>
    </Section>
  );
}
