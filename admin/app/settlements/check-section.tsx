import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { RefreshCw, Upload } from 'lucide';
import { useState } from 'react';
import type { Courier } from '../couriers/couriers-page.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Section } from '../parts/section.tsx';
import { SettlementPreviewTable } from './settlement-preview.tsx';
import styles from './settlements.module.css';
import { type FileProblem, useSettlementFile } from './use-settlement-file.ts';

/** A courier's file is chosen, looked at and booked. */
export function CheckSection({ couriers }: { readonly couriers: readonly Courier[] }) {
  const t = useTranslations('settlements');
  const locale = useLocale();
  const { percent } = useFormat();
  const [courier, setCourier] = useState(String(couriers[0]?.id ?? ''));
  const { checked, problems, progress, checking, fetching, booking } = useSettlementFile(courier);
  const isReached = couriers.some(({ id, kind }) => String(id) === courier && kind === 'bosta');
  return (
    <Section title={t('check')} text={t('checkText')}>
      <Select
        name="courier"
        label={t('courier')}
        value={courier}
        onChange={({ currentTarget }) => setCourier(currentTarget.value)}
        options={couriers.map(({ id, name }) => ({ value: String(id), label: name[locale] }))}
      />
      <div className={styles.buttons}>
        <FileButton
          icon={<Icon of={Upload} />}
          accept=".xlsx,.csv"
          busy={checking.busy}
          onFile={(file) => {
            if (courier !== '') checking.run(courier, file);
          }}
        >
          {t('choose')}
        </FileButton>
        {isReached ? (
          <Button
            look="secondary"
            icon={<Icon of={RefreshCw} />}
            busy={fetching.busy}
            onClick={() => fetching.run(courier)}
          >
            {t('fetch')}
          </Button>
        ) : null}
        {checked === undefined ? null : <bdi className={styles.file}>{checked.file.name}</bdi>}
      </div>
      {progress === undefined ? null : (
        <p className={styles.note} role="status">
          {t('fetching')}{' '}
          <bdi>{percent(Math.floor((100 * progress.asked) / Math.max(1, progress.all)))}</bdi>
        </p>
      )}
      <Problems of={problems} />
      {checked === undefined ? null : (
        <SettlementPreviewTable
          preview={checked.preview}
          busy={booking.busy}
          onBook={() => booking.run(checked)}
        />
      )}
    </Section>
  );
}

/** What has to be corrected in the file. */
function Problems({ of }: { readonly of: readonly FileProblem[] }) {
  const t = useTranslations('settlements');
  const { number } = useFormat();
  if (of.length === 0) return null;
  return (
    <FormAlert>
      <ul className={styles.problems}>
        {of.map(({ line, fault, text }) => (
          <li key={`${line} ${fault} ${text}`}>
            {line === null ? null : `${t('lineNumber', { line: number(line) })}: `}
            {t(`faults.${fault}`)}
            {text ? (
              <>
                {' '}
                <bdi>{text}</bdi>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </FormAlert>
  );
}
