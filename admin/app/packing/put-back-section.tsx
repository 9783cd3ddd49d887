import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Link, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Pager } from '../parts/pager.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useAction } from '../parts/use-action.ts';
import styles from './packing.module.css';

type PutBacks = StaffCallOutput<'listPutBacks'>;

/** Cancelled orders that still lie packed on the shelf of the handovers: they are opened and put back. */
export function PutBackSection({ data, next }: PutBacks) {
  const t = useTranslations('packing');
  return (
    <Section title={t('putBack.title')} text={t('putBack.text')}>
      {data.map((putBack) => (
        <PutBack key={putBack.order.id} {...putBack} />
      ))}
      <Pager names={['put_back_after']} next={{ put_back_after: next }} />
    </Section>
  );
}

function PutBack({ order, cancelled_at: at, lines }: PutBacks['data'][number]) {
  const t = useTranslations('packing');
  const { number } = useFormat();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const done = useAction(async () => {
    const body = { version: order.version };
    await call('putBackOrder', { params: { id: order.id }, body });
    showToast(t('putBack.done', { number: order.number }));
    await revalidate();
  });
  return (
    <SectionRow
      title={
        <Link to={`/orders/order/${order.id}`} className={styles.order}>
          <bdi>{order.number}</bdi>
        </Link>
      }
      detail={
        <>
          <TimeAgo at={at} />
          {lines.map(({ product_id: id, name, quantity, shelf }) => (
            <span key={id} className={styles.putBack}>
              {t('pieces', { name: name[locale], units: number(quantity) })}
              {shelf === null ? null : ` · ${t('shelf', { shelf })}`}
            </span>
          ))}
        </>
      }
      action={
        <Button look="secondary" size="small" busy={done.busy} onClick={() => done.run()}>
          {t('putBack.tick')}
        </Button>
      }
    />
  );
}
