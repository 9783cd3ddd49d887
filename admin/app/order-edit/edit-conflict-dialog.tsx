import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ConflictDialog, type ConflictRow } from '../parts/conflict-dialog.tsx';
import { draftOf, type EditChanges, type EditDraft } from './edit-draft.ts';
import type { EditConflict } from './use-save-edit.ts';

export interface EditConflictDialogProps {
  readonly conflict: EditConflict;
  readonly draft: EditDraft;
  readonly changes: EditChanges;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}

/** Somebody else has changed the order: of what one has changed oneself, theirs beside mine. */
export function EditConflictDialog({ conflict, draft, changes, ...rest }: EditConflictDialogProps) {
  const t = useTranslations('orderForm');
  const orders = useTranslations('orders');
  const { price } = useFormat();
  const { current, preview } = conflict;
  const rows: ConflictRow[] = [];
  const add = (label: string, theirs: string, mine: string) => {
    if (theirs === mine) return;
    rows.push({ label, theirs: <bdi>{theirs}</bdi>, mine: <bdi>{mine}</bdi> });
  };
  if (changes.lines !== undefined) {
    const theirs = draftOf(current).lines;
    const names = new Map([...theirs, ...draft.lines].map((line) => [line.product_id, line.name]));
    const units = (lines: EditDraft['lines'], id: number) => {
      const line = lines.find(({ product_id }) => product_id === id);
      return line === undefined ? '—' : orders('units', { count: line.quantity });
    };
    for (const [id, name] of names) add(name, units(theirs, id), units(draft.lines, id));
  }
  const { before, after } = preview;
  if (changes.address !== undefined) {
    add(t('address'), before.address ?? '—', after.address ?? '—');
  }
  for (const part of ['discount', 'shipping', 'total'] as const) {
    add(t(`totals.${part}`), price(before.totals[part]), price(after.totals[part]));
  }
  return <ConflictDialog rows={rows} {...rest} />;
}
