import type { Invoice as InvoiceData } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { saveFile } from '@dp/ui/parts/save-file.ts';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { Download, Printer } from 'lucide';
import { useState } from 'react';
import { redirect } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { idFrom } from '../api/page-errors.ts';
import { revalidated } from '../api/recent-responses.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/invoice-page.ts';
import { hasInvoice } from './has-invoice.ts';
import { Invoice } from './invoice.tsx';
import styles from './invoice-page.module.css';
import { MissingOrder } from './missing-order.tsx';
import { NoInvoice } from './no-invoice.tsx';

export const handle = {
  header: false,
  footer: false,
  toolbar: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  if (params.id === undefined) throw redirect('/order-history');
  const id = idFrom(params.id);
  const invoice = await revalidated(`invoice ${id} of ${currentShopper()?.id}`, () =>
    shopperPage(request, () => findInvoice(id)),
  );
  return { invoice };
}

/** Undefined for an order that this account does not have, as its own page has it. */
async function findInvoice(id: number): Promise<InvoiceData | undefined> {
  try {
    return (await browserApi().call('getInvoice', { params: { id: String(id) } })).data;
  } catch (error) {
    if (isApiError(error, 'order_not_found')) return undefined;
    throw error;
  }
}

/** An order's invoice on a sheet of A4, to read and to print. */
export default function InvoicePage({ loaderData: { invoice } }: Route.ComponentProps) {
  if (invoice === undefined) return <MissingOrder />;
  return hasInvoice(invoice.order) ? <Sheet invoice={invoice} /> : <NoInvoice {...invoice} />;
}

function Sheet({ invoice }: { readonly invoice: InvoiceData }) {
  const t = useTranslations('orders');
  const title = t(invoice.kind === 'pro_forma' ? 'invoicePage.proForma' : 'invoicePage.title');
  return (
    <div className={styles.page}>
      <PageMeta title={`${title} ${invoice.number ?? invoice.order.number}`} noIndex />
      <div className={styles.bar}>
        <BackLink to={`/order-history/${invoice.order.id}`} className={styles.back} />
        {/* The sheet has the heading. */}
        <p className={styles.title}>
          {t.rich('invoicePage.ofOrder', {
            number: invoice.order.number,
            ltr: (words) => <bdi dir="ltr">{words}</bdi>,
          })}
        </p>
        <LampCord />
      </div>
      <div className={styles.actions}>
        <DownloadInvoice orderId={invoice.order.id} />
        <Button look="secondary" icon={<Icon of={Printer} />} onClick={() => print()}>
          {t('invoicePage.print')}
        </Button>
      </div>
      <Invoice invoice={invoice} title={title} />
    </div>
  );
}

/** Downloads the invoice as a PDF. */
function DownloadInvoice({ orderId }: { orderId: number }) {
  const t = useTranslations('orders');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const invoice = await browserApi().call('downloadInvoice', { params: { id: orderId } });
      saveFile(invoice.name, invoice);
    } catch (error) {
      showToast(errorText(error), { look: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="secondary"
      icon={<Icon of={Download} />}
      busy={busy}
      onClick={() => void download()}
    >
      {t('invoicePage.download')}
    </Button>
  );
}

export function HydrateFallback() {
  const t = useTranslations('orders');
  return (
    <div className={styles.page}>
      <PageMeta title={t('invoice')} noIndex />
      <Skeleton shape="row" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
