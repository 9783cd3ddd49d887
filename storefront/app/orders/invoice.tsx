import type { Order } from '@dp/contract/orders.ts';
import { AddressLines } from '../addresses/address-lines.tsx';
import { shownMobile } from '../forms/mobile-number.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { Logo } from '../shell/logo.tsx';
import styles from './invoice.module.css';
import { InvoiceLines } from './invoice-lines.tsx';

/** The sheet itself. Before dispatch it is a pro-forma and says so, for only dispatch issues a number. */
export function Invoice({ order, title }: { order: Order; title: string }) {
  const t = useTranslations('orders');
  const shell = useTranslations('shell');
  const format = useFormat();
  const { address, invoice, totals } = order;
  const facts = [
    ...(invoice === null
      ? []
      : [
          { name: t('invoicePage.number'), value: <bdi dir="ltr">{invoice.number}</bdi> },
          { name: t('invoicePage.issued'), value: format.date(invoice.issued_at) },
        ]),
    { name: t('invoicePage.order'), value: <bdi dir="ltr">{order.number}</bdi> },
    { name: t('invoicePage.placed'), value: format.date(order.placed_at) },
    { name: t('invoicePage.payment'), value: t('cashOnDelivery') },
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
        <div>
          <Logo />
          <p className={styles.seller}>{shell('shopName')}</p>
        </div>
        <h1 className={styles.title}>{title}</h1>
      </header>
      {invoice === null ? <p className={styles.mark}>{t('invoicePage.proFormaNote')}</p> : null}
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
            <bdi dir="ltr">{shownMobile(address.mobile)}</bdi>
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
          <dt>{t('invoicePage.total')}</dt>
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
      <p className={styles.small}>{t('invoicePage.returns')}</p>
    </article>
  );
}
