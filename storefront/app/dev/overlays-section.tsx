import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { FullScreen } from '@dp/ui/overlays/full-screen.tsx';
import { Sheet } from '@dp/ui/overlays/sheet.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { samples } from './samples.ts';
import { Row, Section } from './section.tsx';

/** Overlays. */
export default function OverlaysSection() {
  const words = samples[useLocale()];
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | 'screen' | undefined>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Overlays">
      <Row>
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Button look="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button look="secondary" onClick={() => setOpen('screen')}>
          Full screen
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            showToast(words.added, { look: 'ok', action: { label: words.remove, run: close } })
          }
        >
          Toast
        </Button>
        <Button look="secondary" onClick={() => showToast(words.failed, { look: 'danger' })}>
          Toast: failure
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={words.details}
        description={words.sentence}
        actions={<Button onClick={close}>{words.add}</Button>}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        dangerous
        title={words.cancelOrder}
        description={words.cancelQuestion}
        confirmLabel={words.cancelOrder}
        cancelLabel={words.later}
      />
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={words.sort}
        footer={<Button onClick={close}>{words.add}</Button>}
      >
        {words.states.map((state) => (
          <Checkbox key={state} label={state} detail="12" />
        ))}
      </Sheet>
      <FullScreen open={open === 'screen'} onClose={close} label={words.details}>
        {words.sentence}
      </FullScreen>
    </Section>
  );
}
