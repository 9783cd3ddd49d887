import { type EarlierKind, REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { History } from 'lucide';
import type { ReactNode } from 'react';
import { EarlierStateList } from './earlier-state-list.tsx';
import styles from './earlier-states.module.css';
import type { EarlierSubject } from './use-earlier-states.ts';

/** The kinds of which a removed one can be added again. */
type RemovableKind = Extract<EarlierKind, 'slide' | 'section' | 'category' | 'brand' | 'synonym'>;

interface EarlierStatesDialogProps extends EarlierSubject {
  /** What using a state does. */
  readonly intro: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly onUse: (state: string) => void;
  /** As wide as its container. */
  readonly full?: boolean;
  /** The question before a state is used. */
  readonly children: ReactNode;
}

/** The button that lists what a record was before, and the list; where a new one is made, those that were removed. */
export function EarlierStatesDialog(props: EarlierStatesDialogProps) {
  const { kind, id, intro, open, onOpenChange, busy, onUse, full = false, children } = props;
  const t = useTranslations('earlierStates');
  const title = id === REMOVED ? t(`removed.${kind as RemovableKind}`) : t('title');
  return (
    <>
      <Button
        look="quiet"
        full={full}
        className={styles.open}
        icon={<Icon of={History} size={18} />}
        onClick={() => onOpenChange(true)}
      >
        {title}
      </Button>
      <Dialog open={open} onClose={() => onOpenChange(false)} title={title} description={intro}>
        <EarlierStateList kind={kind} id={id} label={title} busy={busy} onUse={onUse} />
        {children}
      </Dialog>
    </>
  );
}
