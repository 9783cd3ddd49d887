import type { GridSave } from '@dp/contract/staff/product-grid.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useAction } from '../parts/use-action.ts';
import styles from './product-grid.module.css';

export interface GridSavesProps {
  readonly saves: readonly GridSave[];
  /** Reads list and rows again after an undo. */
  readonly onUndone: () => void;
}

/** The latest saves, each to be undone as a whole. */
export function GridSaves({ saves, onUndone }: GridSavesProps) {
  const t = useTranslations('productGrid');
  if (saves.length === 0) return null;
  return (
    <Section title={t('saves')} text={t('savesText')}>
      {saves.map((save) => (
        <SaveRow key={save.id} save={save} onUndone={onUndone} />
      ))}
    </Section>
  );
}

function SaveRow({ save, onUndone }: { save: GridSave; onUndone: () => void }) {
  const t = useTranslations('productGrid');
  const [now, setNow] = useState(save);
  const undo = useAction(async () => {
    let state = now;
    do {
      const { data } = await call('undoGridSave', { params: { id: save.id }, body: {} });
      state = data;
      setNow(data);
    } while (state.pending > 0);
    showToast(t('undone', { count: state.undone }), { look: 'ok' });
    onUndone();
  });
  const begun = now.undone > 0 || now.left.length > 0;
  return (
    <SectionRow
      title={
        <>
          {t('savedProducts', { count: now.rows })} · <TimeAgo at={now.at} />
        </>
      }
      detail={
        <>
          <bdi>{now.actor.name}</bdi>
          {begun ? ` · ${t('undoneOf', { undone: now.undone, rows: now.rows })}` : null}
          {now.left.length === 0 ? null : (
            <ul className={styles.left}>
              {now.left.map(({ id, name, why }) => (
                <li key={id}>
                  <Link to={`/products/${id}`}>
                    <bdi>{name}</bdi>
                  </Link>{' '}
                  {t(`leftBecause.${why}`)}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      action={
        now.pending === 0 ? undefined : (
          <Button look="secondary" size="small" busy={undo.busy} onClick={() => undo.run()}>
            {t('undoSave')}
          </Button>
        )
      }
    />
  );
}
