import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import styles from './conflict-dialog.module.css';

/** One field of a record in both states. */
export interface ConflictRow {
  readonly label: string;
  readonly theirs: ReactNode;
  readonly mine: ReactNode;
}

/** Somebody else saved first: theirs beside mine, and a choice between them. Nothing is overwritten before. */
export function ConflictDialog({
  rows,
  busy = false,
  onTakeTheirs,
  onSaveMine,
  onClose,
}: {
  /** Only the fields that differ. */
  readonly rows: readonly ConflictRow[];
  readonly busy?: boolean;
  /** Shows the record as it is now; what was typed is given up. */
  readonly onTakeTheirs: () => void;
  /** Saves again, over the version shown. */
  readonly onSaveMine: () => void;
  /** Back to the form, nothing decided. */
  readonly onClose: () => void;
}) {
  const t = useTranslations('parts');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conflict.title')}
      description={t('conflict.text')}
      actions={
        <>
          <Button look="secondary" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button busy={busy} onClick={onSaveMine}>
            {t('conflict.saveMine')}
          </Button>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('conflict.theirs')}</th>
            <th scope="col">{t('conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, theirs, mine }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs}</td>
              <td>{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
