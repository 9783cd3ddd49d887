import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const loadDialog = () => import('@dp/ui/overlays/confirm-dialog.tsx');
const ConfirmDialog = lazy(loadDialog);

export interface CancelButtonProps {
  /** Whether it can still be cancelled. The answer of the last try is shown either way. */
  readonly offered: boolean;
  readonly label: string;
  readonly question: string;
  /** The way back out of the question. */
  readonly keepLabel: string;
  readonly doneText: string;
  readonly cancel: () => Promise<unknown>;
  readonly failureText: (error: unknown) => string;
}

/** Cancels something after a question, then revalidates the page. */
export function CancelButton(props: CancelButtonProps) {
  const { offered, label, question, keepLabel, doneText, cancel, failureText } = props;
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // Prefetched while there is a connection, so that the dialog opens without one.
    if (offered) loadDialog().catch(() => undefined);
  }, [offered]);

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await cancel();
      showToast(doneText, { look: 'ok' });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setOpen(false);
      setBusy(false);
    }
    // Shows the actual state, also when it changed meanwhile or the response was lost.
    await revalidate();
  }

  return (
    <>
      {failure === undefined ? null : <FormAlert>{failure}</FormAlert>}
      {offered ? (
        <Button
          look="quiet"
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {label}
        </Button>
      ) : null}
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            onClose={() => setOpen(false)}
            onConfirm={() => void confirm()}
            title={label}
            description={question}
            confirmLabel={label}
            cancelLabel={keepLabel}
            dangerous
            busy={busy}
          />
        </Suspense>
      ) : null}
    </>
  );
}
