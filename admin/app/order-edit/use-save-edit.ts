import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { useRefusalText } from '../order-form/use-order-problems.ts';
import { conflictOf } from '../parts/conflict.ts';
import type { Draft } from '../parts/drafts.ts';
import { useAction } from '../parts/use-action.ts';
import type { EditChanges, EditDraft } from './edit-draft.ts';

/** Somebody else has changed the order: as it is now, and what one's own changes would make of that. */
export interface EditConflict {
  readonly current: StaffOrder;
  readonly preview: StaffCallOutput<'previewEdit'>['data'];
}

interface Edit {
  /** Shows beside what it concerns why a save was refused. */
  readonly onRefused: () => void;
  readonly order: StaffOrder;
  readonly changes: EditChanges;
  readonly reason: string;
  readonly draft: Draft<EditDraft>;
}

/** Saves an edit over a version, and leaves for the order's page. */
export function useSaveEdit({ order, changes, reason, draft, onRefused }: Edit) {
  const t = useTranslations('orderForm');
  const words = useRefusalText();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<EditConflict>();
  const params = { id: order.id };

  async function edit(version: number, expected: number): Promise<void> {
    try {
      await call('editOrder', {
        params,
        body: { version, ...changes, reason, expected_total: expected },
      });
    } catch (error) {
      if (conflictOf(error) === undefined) throw error;
      const { data: current } = await call('getStaffOrder', { params });
      const body = { version: current.version, ...changes };
      const { data: preview } = await call('previewEdit', { params, body });
      return setConflict({ current, preview });
    }
    setConflict(undefined);
    // At once, so that nothing holds the page back.
    flushSync(draft.forget);
    await overlayLeft();
    await navigate(`/orders/order/${order.id}`);
    showToast(t('edit.saved', { number: order.number }), { look: 'ok' });
  }

  async function save(version: number, expected: number): Promise<void> {
    try {
      await edit(version, expected);
    } catch (error) {
      setConflict(undefined);
      onRefused();
      throw error;
    }
  }

  const again = useAction(async () => {
    if (conflict === undefined) return;
    await save(conflict.current.version, conflict.preview.after.totals.total);
  });
  return { save, again, conflict, words, close: () => setConflict(undefined) };
}
