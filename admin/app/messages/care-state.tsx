import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';
import type { ContactState } from '@dp/contract/staff/contact-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import styles from './message-page.module.css';

const NEXT: Readonly<Record<ContactState, readonly ContactState[]>> = {
  new: ['answered', 'closed'],
  answered: ['closed', 'new'],
  closed: ['new'],
};

/** Marks a message as answered by phone, as closed or as new again. */
export function CareState({ thread }: { readonly thread: ContactThread }) {
  const t = useTranslations('messages');
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const { id, version } = thread;
  const change = useAction(async (state: ContactState) => {
    await save(async () => {
      await call('updateContactMessage', { params: { id }, body: { version, state } });
      await revalidate();
    });
  });
  return (
    <div className={styles.states}>
      {NEXT[thread.state].map((state) => (
        <Button
          key={state}
          look="secondary"
          size="small"
          busy={change.busy}
          onClick={() => change.run(state)}
        >
          {t(`mark.${state}`)}
        </Button>
      ))}
    </div>
  );
}
