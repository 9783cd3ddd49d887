import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { useMay } from '../session/me.ts';
import styles from './corrections.module.css';

/** The label on a parcel shows an old address: print the new one, or tell the courier who has it. */
export function OutdatedLabel({ parcel }: { readonly parcel: StaffParcel }) {
  const t = useTranslations('corrections');
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const mayConfirm = useMay('orders.dispatch');
  const { id, version, state, courier, order } = parcel;
  const confirm = useAction(() =>
    save(async () => {
      await call('confirmLabel', { params: { id }, body: { version } });
      showToast(t('label.confirmed'), { look: 'ok' });
      await revalidate();
    }),
  );
  const isHere = state === 'packed';
  return (
    <Section
      title={t('label.title')}
      text={isHere ? t('label.here') : t('label.left', { courier: courier?.name[locale] ?? '' })}
    >
      {mayConfirm ? (
        <div className={styles.actions}>
          {isHere ? (
            <ButtonLink to={`/packing/labels?orders=${order.id}&parcel=${id}`}>
              {t('label.print')}
            </ButtonLink>
          ) : null}
          <Button
            look={isHere ? 'secondary' : 'primary'}
            busy={confirm.busy}
            onClick={() => confirm.run()}
          >
            {isHere ? t('label.replaced') : t('label.told')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
