import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { BoxFields, type PackedLine } from './box-fields.tsx';
import { type Box, newBox, parcelsOf } from './boxes.ts';
import styles from './packing.module.css';

/** As many as `packOrder` takes. */
const MOST_BOXES = 20;

interface PackFormProps {
  readonly order: StaffCallOutput<'getPickingList'>['data']['orders'][number]['order'];
  readonly lines: readonly PackedLine[];
  readonly isPicked: boolean;
}

/** Packs an order into one box or several, each with a label of its own. */
export function PackForm({ order, lines, isPicked }: PackFormProps) {
  const t = useTranslations('packing');
  const { revalidate } = useRevalidator();
  const [boxes, setBoxes] = useState<readonly Box[]>([newBox(1)]);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const last = boxes.at(-1)?.id ?? 0;
  const isTouched =
    boxes.length > 1 || boxes.some(({ fragile, weight }) => fragile || weight !== '');
  const form = useSubmit(async () => {
    await call('packOrder', {
      params: { id: order.id },
      body: { version: order.version, parcels: parcelsOf(lines, boxes) },
    });
    showToast(t('packedNow', { number: order.number }));
    await revalidate();
  });
  return (
    <GuardedForm form={form} label={order.number} changed={isTouched}>
      {boxes.map((box, place) => (
        <BoxFields
          key={box.id}
          lines={lines}
          boxes={boxes}
          place={place}
          problem={form.problem}
          onChange={(next) => setBoxes(boxes.map((each) => (each.id === box.id ? next : each)))}
          onRemove={() => setBoxes(boxes.filter(({ id }) => id !== box.id))}
        />
      ))}
      <div className={styles.links}>
        {boxes.length < Math.min(units, MOST_BOXES) ? (
          <Button
            look="secondary"
            size="small"
            onClick={() => setBoxes([...boxes, newBox(last + 1)])}
          >
            {t('addBox')}
          </Button>
        ) : null}
      </div>
      <Button
        type="submit"
        full
        look={isPicked ? 'primary' : 'secondary'}
        aria-disabled={!isPicked || undefined}
        busy={form.busy}
      >
        {t('pack')}
      </Button>
    </GuardedForm>
  );
}
