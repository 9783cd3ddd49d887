import type { AddressCorrection } from '@dp/contract/staff/address-corrections.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { conflictOf } from '../parts/conflict.ts';
import type { Draft } from '../parts/drafts.ts';
import { useAction } from '../parts/use-action.ts';
import { type CorrectionDraft, correctionBody } from './correction-draft.ts';

interface Correction {
  readonly order: AddressCorrection;
  readonly draft: Draft<CorrectionDraft>;
  /** The page that it was opened from. */
  readonly back: string;
}

/** Saves a correction over a version, and leaves for the page that it was opened from. */
export function useSaveCorrection({ order, draft, back }: Correction) {
  const announce = useAnnouncement();
  const navigate = useNavigate();
  /** What somebody else has saved meanwhile. */
  const [conflict, setConflict] = useState<AddressCorrection>();
  const params = { id: order.order_id };

  async function save(version: number): Promise<void> {
    const { address, note } = draft.value;
    if (address === null) return;
    let saved: AddressCorrection;
    try {
      const body = correctionBody(version, { address, note });
      saved = (await call('correctAddress', { params, body })).data;
    } catch (error) {
      if (conflictOf(error) === undefined) {
        setConflict(undefined);
        throw error;
      }
      return setConflict((await call('getAddressCorrection', { params })).data);
    }
    setConflict(undefined);
    // At once, so that nothing holds the page back.
    flushSync(draft.forget);
    await overlayLeft();
    await navigate(back);
    announce(saved);
  }

  const again = useAction(async () => {
    if (conflict !== undefined) await save(conflict.version);
  });
  return { save, again, conflict, close: () => setConflict(undefined) };
}

/** Says what became of a correction, at the courier company too. */
function useAnnouncement(): (saved: AddressCorrection) => void {
  const t = useTranslations('corrections');
  return ({ number, parcels }) => {
    const has = (state: 'refused' | 'pending') =>
      parcels.some(({ correction }) => correction?.state === state);
    if (has('refused')) showToast(t('savedRefused', { number }), { look: 'danger' });
    else if (has('pending')) showToast(t('savedPending', { number }));
    else showToast(t('saved', { number }), { look: 'ok' });
  };
}
