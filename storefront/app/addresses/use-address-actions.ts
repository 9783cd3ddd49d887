import type { Address } from '@dp/contract/addresses.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { browserApi } from '../session/browser-client.ts';
import { afterDeletion } from './after-deletion.ts';

/**
 * Sets the default address and deletes one, with the messages of specification §8, and reloads the list.
 * Failures remain visible; an address deleted in another tab is removed from the list.
 */
export function useAddressActions() {
  const t = useTranslations('addresses');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'default' | 'delete'>();
  const [problem, setProblem] = useState<string>();

  async function act(kind: 'default' | 'delete', failed: string, work: () => Promise<void>) {
    if (busy !== undefined) return;
    setBusy(kind);
    setProblem(undefined);
    try {
      await work();
      await revalidate();
    } catch (error) {
      setProblem(failed);
      if (isApiError(error, 'address_not_found')) await revalidate();
    } finally {
      setBusy(undefined);
    }
  }

  async function makeDefault(address: Address): Promise<void> {
    await act('default', t('defaultFailed'), async () => {
      await browserApi().call('setDefaultAddress', { body: { address_id: address.id } });
      showToast(t('defaultSet'), { look: 'ok' });
    });
  }

  async function remove(address: Address): Promise<void> {
    await act('delete', t('deleteFailed'), async () => {
      const { data: left } = await browserApi().call('deleteAddress', {
        body: { address_id: address.id },
      });
      const outcome = afterDeletion(address, left);
      const moved = outcome === 'default_missing' ? await chooseAnother(left) : outcome;
      const deleted = t('deleted');
      if (moved === 'default_moved') {
        showToast(t('deletedAndMoved', { deleted, moved: t('defaultMoved') }), { look: 'ok' });
      } else {
        showToast(deleted, { look: 'ok' });
      }
    });
  }

  /** There is always a default: should the shop have chosen none, the first address becomes it. */
  async function chooseAnother(left: readonly Address[]): Promise<'default_moved' | undefined> {
    const [first] = left;
    try {
      if (first !== undefined) {
        await browserApi().call('setDefaultAddress', { body: { address_id: first.id } });
      }
      return 'default_moved';
    } catch {
      setProblem(t('defaultMoveFailed'));
      return undefined;
    }
  }

  return { busy, problem, setProblem, makeDefault, remove };
}
