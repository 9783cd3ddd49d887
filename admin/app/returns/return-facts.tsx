import type { StaffReturnDetails } from '@dp/contract/staff/returns.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Link } from 'react-router';
import { Section, SectionRow } from '../parts/section.tsx';
import styles from './returns.module.css';

/** Why something comes back, in the shopper's words and pictures, and where the money goes. */
export function ReturnFacts({ value }: { readonly value: StaffReturnDetails }) {
  const t = useTranslations('returns');
  const { price } = useFormat();
  const { dayMonth } = useDates();
  const { order, payout, refund, replacement } = value;
  return (
    <Section title={t('about')}>
      <SectionRow
        title={t('order')}
        action={
          <Link to={`/orders/order/${order.id}`} className={styles.link}>
            <bdi>{order.number}</bdi>
          </Link>
        }
      />
      <SectionRow title={t('customer')} action={<bdi>{order.name}</bdi>} />
      <SectionRow
        title={t('reason')}
        detail={t(value.shopper_pays_way_back ? 'shopperPays' : 'shopPays')}
        action={value.kind === 'warranty' ? t('kinds.warranty') : t(`reasons.${value.reason}`)}
      />
      {value.reported_late ? <Badge look="warning">{t('reportedLate')}</Badge> : null}
      {value.note === null ? null : (
        <p className={styles.words}>
          <bdi>{value.note}</bdi>
        </p>
      )}
      {value.pictures.length === 0 ? null : (
        <ul className={styles.pictures}>
          {value.pictures.map(({ id, width, height }, index) => (
            <li key={id}>
              <a href={`/api/staff/returns/pictures/${id}`} target="_blank" rel="noreferrer">
                <img
                  src={`/api/staff/returns/pictures/${id}`}
                  width={width}
                  height={height}
                  alt={t('picture', { number: index + 1 })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {value.answer === null ? null : (
        <SectionRow title={t('answer.said')} detail={<bdi>{value.answer}</bdi>} />
      )}
      {value.pickup_day === null ? null : (
        <SectionRow title={t('move.day')} action={dayMonth(value.pickup_day)} />
      )}
      {payout === null ? null : (
        <SectionRow
          title={t('payTo')}
          detail={t(`routes.${payout.route}`)}
          action={<bdi dir="auto">{payout.full ?? payout.masked}</bdi>}
        />
      )}
      {refund === null ? null : (
        <SectionRow
          title={t('owed')}
          detail={t('owedOf', {
            goods: isolated(price(refund.goods)),
            delivery: isolated(price(refund.delivery)),
            fee: isolated(price(refund.pickup_fee)),
          })}
          action={<bdi>{price(refund.total)}</bdi>}
        />
      )}
      {replacement === null ? null : (
        <SectionRow
          title={t('exchange.number')}
          action={
            <Link to={`/orders/order/${replacement.id}`} className={styles.link}>
              <bdi>{replacement.number}</bdi>
            </Link>
          }
        />
      )}
    </Section>
  );
}

/** The pieces of a return, with what was found of them. */
export function ReturnPieces({ value }: { readonly value: StaffReturnDetails }) {
  const t = useTranslations('returns');
  const parcels = useTranslations('parcels');
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <Section title={t('pieces')}>
      {value.lines.map((line) => (
        <SectionRow
          key={line.product_id}
          title={line.name[locale]}
          detail={value.inspections
            .filter(({ product_id: id }) => id === line.product_id)
            .map(({ finding, outcome, quantity, note }) =>
              [
                t(`findings.${finding}`),
                parcels('foundAs', {
                  outcome: parcels(`outcomes.${outcome}`),
                  quantity: number(quantity),
                }),
                ...(note === null ? [] : [isolated(note)]),
              ].join(' · '),
            )
            .join(' — ')}
          action={<bdi>{number(line.quantity)}</bdi>}
        />
      ))}
    </Section>
  );
}
