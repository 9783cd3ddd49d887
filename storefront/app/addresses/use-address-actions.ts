import type { Address } from '@dp/contract/addresses.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { browserApi } from '../session/browser-client.ts';
import { afterDeletion } from './after-deletion.ts';

type Doing = 'default' | 'delete';

const PROBLEMS = {
  default: { failed: 'defaultFailed', gone: 'noneForDefault' },
  delete: { failed: 'deleteFailed', gone: 'noneToDelete' },
} as const satisfies Record<Doing, object>;

/**
 * Sets the default address and deletes one, with the messages of specification §8, and reloads the list.
 * Failures remain visible; an address deleted in another tab is removed from the list, and nothing is selected.
 */
export function useAddressActions() {
  const t = useTranslations('addresses');
  const { revalidate } = useRevalidator();
  // Each of an address, by its id.
  const [busy, setBusy] = useState<{ readonly doing: Doing; readonly of: number }>();
  const [problem, setProblem] = useState<{ readonly text: string; readonly of: number }>();

  async function act(doing: Doing, { id: of }: Address, work: () => Promise<void>) {
    if (busy !== undefined) return;
    setBusy({ doing, of });
    setProblem(undefined);
    try {
      await work();
      await revalidate();
    } catch (error) {
      const isGone = isApiError(error, 'address_not_found');
      setProblem({ text: t(PROBLEMS[doing][isGone ? 'gone' : 'failed']), of });
      if (isGone) await revalidate();
    } finally {
      setBusy(undefined);
    }
  }

  async function makeDefault(address: Address): Promise<void> {
    await act('default', address, async () => {
      await browserApi().call('setDefaultAddress', { body: { address_id: address.id } });
      showToast(t('defaultSet'), { look: 'ok' });
    });
  }

  async function remove(address: Address): Promise<void> {
    await act('delete', address, async () => {
      const { data: left } = await browserApi().call('deleteAddress', {
        body: { address_id: address.id },
      });
      const outcome = afterDeletion(address, left);
      const moved = outcome === 'default_missing' ? await chooseAnother(left, address) : outcome;
      const deleted = t('deleted');
      if (moved === 'default_moved') {
        showToast(t('deletedAndMoved', { deleted, moved: t('defaultMoved') }), { look: 'ok' });
      } else {
        showToast(deleted, { look: 'ok' });
      }
    });
  }

  /** There is always a default: should the shop have chosen none, the first address becomes it. */
  async function chooseAnother(left: readonly Address[], deleted: Address) {
    const [first] = left;
    try {
      if (first !== undefined) {
        await browserApi().call('setDefaultAddress', { body: { address_id: first.id } });
      }
      return 'default_moved';
    } catch {
      setProblem({ text: t('defaultMoveFailed'), of: deleted.id });
      return undefined;
    }
  }

  return { busy, problem, forgetProblem: () => setProblem(undefined), makeDefault, remove };
}
