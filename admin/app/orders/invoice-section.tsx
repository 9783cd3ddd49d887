import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { saveFile } from '@dp/ui/parts/save-file.ts';
import { Download } from 'lucide';
import { call } from '../api/client.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';

/** The order's invoice as its customer has it; nothing once they are erased, whom it would name. */
export function InvoiceSection({ order }: { readonly order: StaffOrder }) {
  const t = useTranslations('order');
  const { date } = useDates();
  const { id, invoice, address } = order;
  const download = useAction(async () => {
    const file = (await call('downloadStaffInvoice', { params: { id } })) as Blob;
    saveFile(`${invoice?.number ?? order.number}.pdf`, file);
  });
  if (address === null) return null;
  return (
    <Section title={t('invoice.title')}>
      <SectionRow
        title={invoice === null ? t('invoice.proForma') : <bdi dir="ltr">{invoice.number}</bdi>}
        detail={invoice === null ? t('invoice.proFormaText') : date(invoice.issued_at)}
        action={
          <Button
            look="secondary"
            size="small"
            busy={download.busy}
            icon={<Icon of={Download} size={18} />}
            aria-label={t('invoice.download')}
            onClick={() => download.run()}
          >
            PDF
          </Button>
        }
      />
    </Section>
  );
}
