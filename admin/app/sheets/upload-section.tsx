import { SHEET_ROWS_MAX } from '@dp/contract/staff/sheet-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { fetchSending } from '@dp/ui/network/fetch-sending.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Upload } from 'lucide';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createStaffClient, thisTab } from '../api/client.ts';
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
  const input = useRef<HTMLInputElement>(null);
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
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        aria-label={t('choose')}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) sending.run(file);
          // The same file may be chosen again, corrected.
          currentTarget.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button
          icon={<Icon of={Upload} />}
          busy={sending.busy}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {share === undefined
          ? t('limits', { rows: number(SHEET_ROWS_MAX) })
          : t('sending', { share: percent(Math.floor(share * 100)) })}
      </p>
    </Section>
  );
}
