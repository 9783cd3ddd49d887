import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { saveText } from '@dp/ui/parts/save-file.ts';
import { call } from '../api/client.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useMay } from '../session/me.ts';
import type { Days } from './days-form.tsx';

/** VAT of what was sold and taken back between two days. */
export function VatSection({
  vat,
  days,
}: {
  readonly vat: StaffCallOutput<'getVat'>['data'];
  readonly days: Days;
}) {
  const t = useTranslations('payments');
  const { price } = useFormat();
  const mayExport = useMay('export');
  const exporting = useAction(async () => saveText((await call('exportVat', { body: days })).data));
  return (
    <Section title={t('vat')} text={t('vatText')}>
      {vat.sums.length === 0 ? <p>{t('vatNone')}</p> : null}
      {vat.sums.map(({ kind, count, gross, vat: sum }) => (
        <SectionRow
          key={kind}
          title={t(`vatKind.${kind}`)}
          detail={t('vatDocuments', { count, gross: price(gross) })}
          action={<bdi>{price(sum)}</bdi>}
        />
      ))}
      {vat.sums.length === 0 ? null : (
        <SectionRow title={t('vatDue')} action={<bdi>{price(vat.vat)}</bdi>} />
      )}
      {mayExport ? (
        <Button look="secondary" size="small" busy={exporting.busy} onClick={() => exporting.run()}>
          {t('vatExport')}
        </Button>
      ) : null}
    </Section>
  );
}
