import { shownPhone } from '@dp/contract/shown-phone.ts';
import type { CustomerSummary } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Fragment, type ReactNode } from 'react';
import styles from './merge-table.module.css';

/** Two accounts side by side: what stays and what ends. */
export function MergeTable({
  stays,
  ends,
}: {
  readonly stays: CustomerSummary;
  readonly ends: CustomerSummary;
}) {
  const t = useTranslations('customers');
  const { number } = useFormat();
  const { date } = useDates();
  const contact = (value: string | null, proven: boolean) => {
    if (value === null) return '—';
    // An address of mail breaks before its @, if anywhere.
    const [box, ...host] = value.split('@');
    return (
      <>
        <div>
          <bdi dir="ltr">
            {box}
            {host.map((name) => (
              <Fragment key={name}>
                <wbr />@{name}
              </Fragment>
            ))}
          </bdi>
        </div>
        {proven ? <Badge look="ok">{t('proven')}</Badge> : null}
      </>
    );
  };
  const rows: readonly [label: string, cell: (customer: CustomerSummary) => ReactNode][] = [
    [t('columns.name'), ({ name }) => <bdi>{name === '' ? t('nameless') : name}</bdi>],
    [
      t('merge.phone'),
      ({ phone, phone_proven: proven }) =>
        contact(phone === null ? null : shownPhone(phone), proven),
    ],
    [t('merge.email'), ({ email, email_proven: proven }) => contact(email, proven)],
    [t('merge.since'), ({ since }) => date(since)],
    [t('columns.placed'), ({ orders }) => number(orders.placed)],
    [t('columns.received'), ({ orders }) => number(orders.received)],
    [t('columns.refused'), ({ orders }) => number(orders.refused)],
    [t('columns.marks'), ({ blocked }) => (blocked ? t('blocked') : '—')],
  ];
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Badge look="ok">{t('merge.stays')}</Badge>
            </th>
            <th scope="col">
              <Badge look="danger">{t('merge.ends')}</Badge>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{cell(stays)}</td>
              <td>{cell(ends)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
