import { type EarlierKind, REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { EarlierRecord } from '@dp/contract/staff/earlier-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useAuditWords } from '../audit/audit-words.ts';
import { useAction } from '../parts/use-action.ts';
import { useEnumeration } from '../parts/use-enumeration.ts';
import { EarlierStatesDialog } from './earlier-states-dialog.tsx';
import type { EarlierSubject } from './use-earlier-states.ts';

interface EarlierStatesProps<K extends EarlierKind> extends EarlierSubject<K> {
  /** Whether something is typed that a state would replace. */
  readonly isTyped: () => boolean;
  /** Puts the record in the chosen state into the form. */
  readonly onUse: (record: Extract<EarlierRecord, { kind: K }>['record']) => void;
  /** As wide as its container. */
  readonly full?: boolean;
}

/**
 * The button beside a form's own that lists what the record was before, and puts one of that into the form; beside
 * the form of a new one, those that were removed.
 */
export function EarlierStates<K extends EarlierKind>(props: EarlierStatesProps<K>) {
  const { kind, id, isTyped, onUse, full = false } = props;
  const t = useTranslations('earlierStates');
  const removed = id === REMOVED;
  const parts = useTranslations('parts');
  const words = useAuditWords();
  const enumerate = useEnumeration();
  const [open, setOpen] = useState(false);
  /** The state that would replace what is typed. */
  const [asked, setAsked] = useState<string>();
  const using = useAction(async (state: string) => {
    const params = { kind, id: String(id), state };
    const { data } = await call('getEarlierState', { params });
    // One after the other, so that each takes its own entry from the history.
    if (asked !== undefined) {
      setAsked(undefined);
      await overlayLeft();
    }
    setOpen(false);
    await overlayLeft();
    // A state that was asked for by this kind is of this kind.
    (onUse as (record: EarlierRecord['record']) => void)(data.record);
    const lost = data.lost.map((field) => words(`fields.${field}`));
    showToast(
      lost.length === 0
        ? t(removed ? 'usedRemoved' : 'used')
        : t('usedWithout', { fields: enumerate(lost) }),
      lost.length === 0 ? {} : { look: 'danger' },
    );
  });
  return (
    <EarlierStatesDialog
      kind={kind}
      id={id}
      intro={t(removed ? 'introRemoved' : 'intro')}
      open={open}
      onOpenChange={setOpen}
      busy={using.busy}
      onUse={(state) => (isTyped() ? setAsked(state) : using.run(state))}
      full={full}
    >
      <ConfirmDialog
        open={asked !== undefined}
        title={parts('unsaved.title')}
        description={t('replaces')}
        confirmLabel={t(removed ? 'useRemoved' : 'use')}
        cancelLabel={parts('unsaved.closing.stay')}
        dangerous
        busy={using.busy}
        onClose={() => setAsked(undefined)}
        onConfirm={() => using.run(asked ?? '')}
      />
    </EarlierStatesDialog>
  );
}
