import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Redo2, Undo2 } from 'lucide';
import styles from './product-grid.module.css';
import type { GridEdits } from './use-grid-edits.ts';
import type { GridSaving } from './use-grid-save.ts';

/** How much is not saved yet, and what can be done about it. */
export function SaveBar({
  edits,
  saving,
  onSave,
}: {
  readonly edits: GridEdits;
  readonly saving: GridSaving;
  readonly onSave: () => void;
}) {
  const t = useTranslations('productGrid');
  const { number } = useFormat();
  const count = Object.keys(edits.edits).length;
  const { progress, failure } = saving;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {progress === undefined
          ? t('unsaved', { count })
          : t('saving', { done: number(progress.done), of: number(progress.of) })}
      </p>
      {progress === undefined ? null : (
        <progress value={progress.done} max={progress.of} aria-label={t('savingLabel')} />
      )}
      <div className={styles.steps}>
        <IconButton label={t('undo')} disabled={!edits.mayUndo} onClick={edits.undo}>
          <Icon of={Undo2} directional />
        </IconButton>
        <IconButton label={t('redo')} disabled={!edits.mayRedo} onClick={edits.redo}>
          <Icon of={Redo2} directional />
        </IconButton>
      </div>
      <Button
        look="quiet"
        // What is on its way to the shop can no longer be given up.
        disabled={count === 0 || progress !== undefined}
        onClick={() => edits.replace(() => ({}))}
      >
        {t('giveUp')}
      </Button>
      <Button busy={progress !== undefined} disabled={count === 0} onClick={onSave}>
        {t('save')}
      </Button>
      {failure === undefined ? null : <FormAlert>{failure}</FormAlert>}
    </div>
  );
}
