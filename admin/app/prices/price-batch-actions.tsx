import type { PriceBatch } from '@dp/contract/staff/price-batches.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

type Step = 'apply' | 'undo' | 'discard' | 'unschedule';

const CALLS = {
  apply: 'applyPriceBatch',
  undo: 'undoPriceBatch',
  discard: 'discardPriceBatch',
  unschedule: 'unschedulePriceBatch',
} as const satisfies Record<Step, string>;

/** What can be done with a batch now, the main thing last. */
function stepsOf({ state, changes }: PriceBatch): readonly Step[] {
  switch (state) {
    case 'preparing':
      return ['discard'];
    case 'ready':
      return changes === 0 ? ['discard'] : ['discard', 'apply'];
    case 'scheduled':
      return ['unschedule', 'apply'];
    case 'applied':
      return ['undo'];
    default:
      return [];
  }
}

/** Buttons for the next steps of a batch; each asks first. */
export function PriceBatchActions({ batch }: { readonly batch: PriceBatch }) {
  const t = useTranslations('prices');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const versioned = useVersionedSave();
  const [asking, setAsking] = useState(false);
  const [step, setStep] = useState<Step>('apply');
  const { id, version, changes } = batch;
  const act = useAction(() =>
    versioned(async () => {
      try {
        await call(CALLS[step], { params: { id: String(id) }, body: { version } });
      } finally {
        setAsking(false);
        await overlayLeft();
      }
      if (step === 'discard') await navigate('/prices');
      else await revalidate();
    }),
  );
  const ask = (asked: Step) => {
    setStep(asked);
    setAsking(true);
  };
  return (
    <>
      {stepsOf(batch).map((each) => (
        <Button
          key={each}
          look={each === 'apply' ? 'primary' : 'secondary'}
          size="small"
          onClick={() => ask(each)}
        >
          {t(`steps.${each}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={asking}
        title={t(`ask.${step}`, { count: changes, number: number(changes) })}
        description={t(`askText.${step}`)}
        confirmLabel={t(`steps.${step}`)}
        dangerous={step === 'discard'}
        busy={act.busy}
        onConfirm={act.run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
