import { directionOf, type Locale } from '@dp/contract/locale.ts';
import type { Invoice as InvoiceData } from '@dp/contract/orders.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { AddressLines } from '../addresses/address-lines.tsx';
import { Logo } from '../page/logo.tsx';
import styles from './invoice.module.css';
import { InvoiceLines } from './invoice-lines.tsx';

/** The invoice. Before dispatch it is a pro-forma and says so: only dispatch issues a number. */
export function Invoice({ invoice, title }: { invoice: InvoiceData; title: string }) {
  const t = useTranslations('orders');
  const paying = useTranslations('paying');
  const format = useFormat();
  const dates = useDates();
  const locale = useLocale();
  const { order, seller } = invoice;
  const { address, totals } = order;
  const mark = markOf(invoice);
  const paid = () => {
    if (order.payment.state === 'awaiting') return t('invoicePage.unpaid');
    const method = paying(`method.${order.payment_method}`);
    if (!invoice.paid) return method;
    return order.payment_method === 'cash_on_delivery'
      ? paying('paidAtDoor')
      : paying('paidBy', { method });
  };
  const facts = [
    ...(invoice.number === null || invoice.issued_at === null
      ? []
      : [
          { name: t('invoicePage.number'), value: <bdi dir="ltr">{invoice.number}</bdi> },
          { name: t('invoicePage.issued'), value: dates.date(invoice.issued_at) },
        ]),
    { name: t('invoicePage.order'), value: <bdi dir="ltr">{order.number}</bdi> },
    { name: t('invoicePage.placed'), value: dates.date(order.placed_at) },
    { name: t('invoicePage.payment'), value: paid() },
  ];
  const sums = [
    { name: t('invoicePage.subtotal'), value: format.price(totals.subtotal) },
    ...(totals.discount === 0
      ? []
      : [{ name: t('invoicePage.discount'), value: format.price(-totals.discount) }]),
    {
      name: t('invoicePage.shipping'),
      value: totals.shipping === 0 ? t('invoicePage.free') : format.price(totals.shipping),
    },
  ];
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Logo />
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.seller}>
          <p className={styles.sellerName}>
            <bdi>{seller.name}</bdi>
          </p>
          <SellerFacts seller={seller} />
        </div>
      </header>
      {mark === undefined ? null : <p className={styles.mark}>{t(`invoicePage.${mark}`)}</p>}
      {invoice.credit_notes.map(({ number, issued_at, amount }) => (
        <p key={number} className={styles.mark}>
          {t.rich('invoicePage.creditNote', {
            number,
            date: dates.date(issued_at),
            amount: format.price(amount),
            ltr: (code) => <bdi dir="ltr">{code}</bdi>,
            bdi: (sum) => <bdi>{sum}</bdi>,
          })}
        </p>
      ))}
      <div className={styles.parties}>
        <section>
          <h2 className={styles.label}>{t('invoicePage.buyer')}</h2>
          <p className={styles.name}>
            <bdi>{address.full_name}</bdi>
          </p>
          <p>
            <AddressLines address={address} />
          </p>
          <p>
            <bdi dir="ltr">{shownPhone(address.mobile)}</bdi>
          </p>
        </section>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <InvoiceLines lines={order.lines} />
      <dl className={styles.sums}>
        {sums.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t(`invoicePage.${isDue(invoice) ? 'total' : 'sum'}`)}</dt>
          <dd>
            <bdi>{format.price(totals.total)}</bdi>
          </dd>
        </div>
        <div className={styles.vat}>
          <dt>{t('invoicePage.vat')}</dt>
          <dd>
            <bdi>{format.price(totals.vat_included)}</bdi>
          </dd>
        </div>
      </dl>
      <section className={styles.words}>
        <h2 className={styles.label}>{t('invoicePage.inWords')}</h2>
        <p className={styles.spelled}>{invoice.total_in_words[locale]}</p>
        <p lang={OTHER[locale]} dir={directionOf(OTHER[locale])} className={styles.otherWords}>
          {invoice.total_in_words[OTHER[locale]]}
        </p>
      </section>
      <p className={styles.small}>
        {t('invoicePage.returns', { days: invoice.return_days, hours: invoice.damage_hours })}
      </p>
    </article>
  );
}

/** What this paper is not: a tax invoice yet, or one that is still due. */
function markOf({ kind, order }: InvoiceData) {
  if (order.status === 'returned') return 'returnedNote';
  if (kind === 'invoice') return undefined;
  return 'proFormaNote';
}

/** Whether it asks for money. */
function isDue({ paid, order: { status } }: InvoiceData): boolean {
  return !paid && status !== 'cancelled' && status !== 'returned';
}

const OTHER: Readonly<Record<Locale, Locale>> = { ar: 'en', en: 'ar' };

/** The legally required seller details, as far as they are configured. */
function SellerFacts({ seller }: Pick<InvoiceData, 'seller'>) {
  const t = useTranslations('orders');
  const numbers = [
    { name: t('invoicePage.taxNumber'), value: seller.tax_number },
    { name: t('invoicePage.commercialRegister'), value: seller.commercial_register },
    {
      name: t('invoicePage.phone'),
      value: seller.phone === null ? null : shownPhone(seller.phone),
    },
    { name: t('invoicePage.email'), value: seller.email },
  ].filter(({ value }) => value !== null);
  return (
    <>
      {seller.address === null ? null : (
        <p className={styles.small}>
          <bdi>{seller.address}</bdi>
        </p>
      )}
      <dl className={styles.small}>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.inline}>{name}</dt>{' '}
            <dd className={styles.inline}>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
