import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import styles from './packing.module.css';
import { PrintLinks } from './packing-page.tsx';
import { UnpackOrder } from './unpack-order.tsx';

type Picking = StaffCallOutput<'getPickingList'>['data']['orders'][number];

/** One order of the list: how far it is picked, and packing it into a parcel. */
export function OrderToPack({ picking: { order, mark, lines, packing } }: { picking: Picking }) {
  const t = useTranslations('packing');
  const { number } = useFormat();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [fragile, setFragile] = useState(false);
  const packed = packing === 'packed';
  const picked = lines.reduce((sum, line) => sum + line.picked, 0);
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  const pack = useAction(async () => {
    await call('packOrder', {
      params: { id: order.id },
      body: { version: order.version, parcels: [{ fragile }] },
    });
    showToast(t('packedNow', { number: order.number }));
    await revalidate();
  });
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
      {packed ? (
        <div className={styles.links}>
          <PrintLinks orders={[order.id]} />
          {/* It is no longer on a picking list: it begins again among the orders to pack. */}
          <UnpackOrder order={order} onUnpacked={() => navigate('/packing')} />
        </div>
      ) : (
        <div className={styles.packing}>
          <Checkbox
            label={t('fragile')}
            checked={fragile}
            onChange={({ target }) => setFragile(target.checked)}
          />
          <Button
            full
            look={picked === units ? 'primary' : 'secondary'}
            aria-disabled={picked < units || undefined}
            busy={pack.busy}
            onClick={() => pack.run()}
          >
            {t('pack')}
          </Button>
        </div>
      )}
    </Section>
  );
}
