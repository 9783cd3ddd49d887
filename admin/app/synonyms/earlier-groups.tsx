import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { SynonymGroupShown } from '@dp/contract/staff/search.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { EarlierStatesDialog } from '../earlier-states/earlier-states-dialog.tsx';
import { useAction } from '../parts/use-action.ts';
import { type EarlierGroup, GroupChange } from './group-change.tsx';
import { groupPath } from './group-path.ts';

/**
 * The earlier states of a group, or without one the groups that were removed. There is no form to put a state into:
 * it asks with the words that come and go, and saves.
 */
export function EarlierGroups({ group }: { readonly group?: SynonymGroupShown }) {
  const t = useTranslations('synonyms');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<EarlierGroup>();
  const id = group?.name ?? REMOVED;
  const seen = group?.phrases ?? [];
  const read = useAction(async (state: string) => {
    const { data } = await call('getEarlierState', { params: { kind: 'synonym', id, state } });
    if (data.kind === 'synonym') setAsked(data.record);
  });
  const restore = useAction(async ({ name, kind, phrases }: EarlierGroup) => {
    try {
      await call('restoreSynonyms', { body: { group: name, kind, phrases, seen } });
    } finally {
      // One after the other, so that each takes its own entry from the history.
      setAsked(undefined);
      await overlayLeft();
      setOpen(false);
      await overlayLeft();
      await revalidate();
    }
    if (group === undefined) await navigate(groupPath(name));
    showToast(t('earlier.restored'), { look: 'ok' });
  });
  return (
    <EarlierStatesDialog
      kind="synonym"
      id={id}
      intro={t('earlier.intro')}
      open={open}
      onOpenChange={setOpen}
      busy={read.busy}
      onUse={read.run}
    >
      <ConfirmDialog
        open={asked !== undefined}
        title={t(group === undefined ? 'earlier.titleRemoved' : 'earlier.title')}
        description={asked && <GroupChange from={seen} to={asked.phrases} />}
        confirmLabel={t('earlier.restore')}
        busy={restore.busy}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && restore.run(asked)}
      />
    </EarlierStatesDialog>
  );
}
