import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import {
  COMPANIES_MAX_LENGTH,
  TAX_FORMATS,
  type TaxFormat,
} from '@dp/contract/staff/tax-document-values.ts';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { saveFile } from '@dp/ui/parts/save-file.ts';
import { Download } from 'lucide';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useMay } from '../session/me.ts';
import { downloadClient } from '../sheets/download-client.ts';
import type { Days } from './days-form.tsx';
import styles from './tax-documents-section.module.css';

type Documents = StaffCallOutput<'getTaxDocuments'>['data'];

const ENDINGS: Readonly<Record<TaxFormat, string>> = { xlsx: 'xlsx', csv: 'csv', receipts: 'json' };

/** Invoices and credit notes of the days shown, to download for an accountant and for the tax authority. */
export function TaxDocumentsSection({
  documents,
  days,
}: {
  readonly documents: Documents;
  readonly days: Days;
}) {
  const t = useTranslations('tax');
  const { price } = useFormat();
  const mayExport = useMay('export');
  const [companies, setCompanies] = useState('');
  const [regenerate, setRegenerate] = useState(false);
  const [checked, setChecked] = useState<Documents>();
  const shown = checked ?? documents;
  const form = useSubmit(async () => {
    setChecked((await call('getTaxDocuments', { query: { ...days, companies } })).data);
  });
  const exporting = useAction(async (format: TaxFormat) => {
    const body = { ...days, companies, format, regenerate };
    const content = (await downloadClient().call('exportTaxDocuments', { body })) as Blob;
    const name = `tax-${days.from}-${days.until}.${ENDINGS[format]}`;
    saveFile(name, content);
  });
  const isEmpty = shown.sums.length === 0;
  return (
    <Section title={t('title')} text={t('text')}>
      {isEmpty ? <p>{t('none')}</p> : null}
      {shown.sums.map(({ kind, count, gross }) => (
        <SectionRow
          key={kind}
          title={t(`kinds.${kind}`)}
          detail={t('documents', { count })}
          action={<bdi>{price(gross)}</bdi>}
        />
      ))}
      {isEmpty ? null : (
        <>
          <SectionRow title={t('receipts')} detail={t('documents', { count: shown.receipts })} />
          <LeftOut leftOut={shown.left_out} />
          <CallForm form={form} label={t('title')}>
            <TextField
              name="companies"
              label={t('companies')}
              hint={t('companiesHint')}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={COMPANIES_MAX_LENGTH}
              value={companies}
              onChange={({ currentTarget }) => setCompanies(currentTarget.value)}
              error={form.problem('companies')}
              optional
            />
            <FormActions>
              <Button type="submit" look="secondary" size="small" busy={form.busy}>
                {t('check')}
              </Button>
            </FormActions>
          </CallForm>
        </>
      )}
      {mayExport && !isEmpty ? (
        <>
          {shown.missing.length === 0 ? (
            <Switch
              label={t('replaceReceipts')}
              hint={t('replaceReceiptsHint')}
              checked={regenerate}
              onChange={setRegenerate}
            />
          ) : (
            <SectionRow
              title={t('missing')}
              detail={t('missingText')}
              action={
                <ButtonLink look="secondary" size="small" to="/settings/shop">
                  {t('settings')}
                </ButtonLink>
              }
            />
          )}
          <div className={styles.buttons}>
            {TAX_FORMATS.map((format) => (
              <Button
                key={format}
                look="secondary"
                size="small"
                icon={<Icon of={Download} />}
                busy={exporting.busy}
                disabled={format === 'receipts' && shown.missing.length > 0}
                onClick={() => exporting.run(format)}
              >
                {t(`formats.${format}`)}
              </Button>
            ))}
          </div>
        </>
      ) : null}
    </Section>
  );
}

/** Documents that are in no file of e-receipts, each with the reason. */
function LeftOut({ leftOut }: { readonly leftOut: Documents['left_out'] }) {
  const t = useTranslations('tax');
  const { price } = useFormat();
  const { count, documents } = leftOut;
  if (count === 0) return null;
  return (
    <details className={styles.leftOut}>
      <summary>{t('leftOut', { count })}</summary>
      {documents.map(({ document, order, gross, reason }) => (
        <SectionRow
          key={document}
          title={
            <>
              <bdi dir="ltr">{document}</bdi>
              {' · '}
              <bdi>{price(gross)}</bdi>
            </>
          }
          detail={t(`reasons.${reason}`)}
          action={
            <ButtonLink look="secondary" size="small" to={`/orders/order/${order.id}`}>
              <bdi dir="ltr">{order.number}</bdi>
            </ButtonLink>
          }
        />
      ))}
      {documents.length < count ? <p>{t('leftOutMore')}</p> : null}
    </details>
  );
}
