import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { useNavigate } from 'react-router';
import { Section } from '../parts/section.tsx';
import { PackForm } from './pack-form.tsx';
import styles from './packing.module.css';
import { PrintLinks } from './packing-page.tsx';
import { UnpackOrder } from './unpack-order.tsx';

type PickingList = StaffCallOutput<'getPickingList'>['data'];

interface OrderToPackProps {
  readonly picking: PickingList['orders'][number];
  readonly products: PickingList['products'];
}

/** One order of the list: how far it is picked, and packing it. */
export function OrderToPack({
  picking: { order, mark, lines, packing },
  products,
}: OrderToPackProps) {
  const t = useTranslations('packing');
  const { number } = useFormat();
  const locale = useLocale();
  const navigate = useNavigate();
  const picked = lines.reduce((sum, line) => sum + line.picked, 0);
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  const named = lines.map(({ product_id: id, quantity }) => ({
    product_id: id,
    quantity,
    name: products.find(({ product_id: one }) => one === id)?.name[locale] ?? '',
  }));
  return (
    <Section
      title={
        <>
          <span className={styles.mark}>{number(mark)}</span> <bdi>{order.number}</bdi>
        </>
      }
      text={[order.name, order.city?.[locale]].filter(Boolean).join(' · ')}
      action={
        <Badge look={picked === units ? 'ok' : 'plain'}>
          <bdi>{t('progress', { picked: number(picked), units: number(units) })}</bdi>
        </Badge>
      }
    >
      {packing === 'packed' ? (
        <div className={styles.links}>
          <PrintLinks orders={[order.id]} />
          {/* It is no longer on a picking list: it begins again among the orders to pack. */}
          <UnpackOrder order={order} onUnpacked={() => navigate('/packing')} />
        </div>
      ) : (
        <div className={styles.packing}>
          <PackForm order={order} lines={named} isPicked={picked === units} />
        </div>
      )}
    </Section>
  );
}
