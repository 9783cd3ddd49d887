import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { answerInterruption, type Interruption } from '../session/interruptions.ts';
import { currentMe } from '../session/me.ts';
import { FactorStep } from './factor-step.tsx';
import { loadMe } from './load-me.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { signInAddress } from './wanted-page.ts';

/** Over the page, so that nothing on it is lost: the sign-in again, or a fresh second factor. */
export default function InterruptionDialog({ asked }: { readonly asked: Interruption }) {
  const t = useTranslations('signIn');
  const [before] = useState(currentMe);
  const [open, setOpen] = useState(true);
  const close = async (given: boolean) => {
    setOpen(false);
    // A repeated call may navigate: the dialog's history entry must be gone by then.
    await overlayLeft();
    answerInterruption(given);
  };
  const signedIn = async () => {
    const me = await loadMe();
    // Another person must not find this one's page.
    if (me?.id === before?.id) await close(true);
    else location.assign('/');
  };
  const giveUp = async () => {
    await close(false);
    if (asked.kind === 'sign-in') location.assign(signInAddress(location));
  };
  const isFactor = asked.kind === 'factor';
  return (
    <Dialog
      open={open}
      onClose={() => void giveUp()}
      title={isFactor ? t('factorAgain') : t('over')}
      description={isFactor ? t('factorAgainText') : t('overText')}
    >
      {isFactor ? (
        <FactorStep methods={asked.methods} onDone={() => close(true)} />
      ) : (
        <SignInSteps email={before?.email} onSignedIn={signedIn} />
      )}
    </Dialog>
  );
}
