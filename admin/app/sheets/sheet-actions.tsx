import type { ShownSheet } from '@dp/contract/staff/sheets.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { saveFile } from '@dp/ui/parts/save-file.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { downloadClient } from './download-client.ts';

type Step = 'apply' | 'undo' | 'discard';

const CALLS = {
  apply: 'applySheet',
  undo: 'undoSheet',
  discard: 'discardSheet',
} as const satisfies Record<Step, string>;

/** What can be done with a sheet now, the main thing last. */
function stepsOf(sheet: ShownSheet): readonly Step[] {
  if (sheet.state === 'ready' && sheet.new + sheet.changed > 0) return ['discard', 'apply'];
  if (sheet.state === 'applied') return ['undo'];
  return ['checking', 'faulty', 'ready'].includes(sheet.state) ? ['discard'] : [];
}

/** Buttons for the next steps of a sheet; each asks first. */
export function SheetActions({ sheet }: { readonly sheet: ShownSheet }) {
  const t = useTranslations('sheets');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const versioned = useVersionedSave();
  const [asked, setAsked] = useState<Step>('apply');
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, state } = sheet;
  const count = sheet.new + sheet.changed;
  const act = useAction(() =>
    versioned(async () => {
      try {
        await call(CALLS[asked], { params: { id: String(id) }, body: { version } });
      } finally {
        setIsAsking(false);
        await overlayLeft();
      }
      await (asked === 'discard' ? navigate('/sheets') : revalidate());
    }),
  );
  const marking = useAction(async () => {
    const params = { id: String(id) };
    const content = (await downloadClient().call('getMarkedSheet', { params })) as Blob;
    saveFile(`${sheet.name.replace(/\.\w+$/, '')}-marked.xlsx`, content);
  });
  return (
    <>
      {state === 'faulty' && sheet.wrong > 0 ? (
        <Button look="primary" size="small" busy={marking.busy} onClick={() => marking.run()}>
          {t('marked')}
        </Button>
      ) : null}
      {stepsOf(sheet).map((step) => (
        <Button
          key={step}
          look={step === 'apply' ? 'primary' : 'secondary'}
          size="small"
          onClick={() => {
            setAsked(step);
            setIsAsking(true);
          }}
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={isAsking}
        title={t(`ask.${asked}`, { count, number: number(count) })}
        description={t(`askText.${asked}`)}
        confirmLabel={t(`steps.${asked}`)}
        dangerous={asked === 'discard'}
        busy={act.busy}
        onConfirm={act.run}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
