import type { OrderView } from '@dp/contract/staff/order-views.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ConflictDialog, type ConflictRow } from '../../parts/conflict-dialog.tsx';
import type { Governorate } from '../filters/governorates.ts';
import { listOf } from './saved-list.ts';
import { useListWords } from './use-list-words.ts';

export type ViewFields = Pick<OrderView, 'name' | 'shared' | 'definition'>;

/** Somebody else has changed the shared view: only what differs. */
export default function ViewConflict({
  theirs,
  mine,
  governorates,
  ...rest
}: {
  readonly theirs: ViewFields;
  readonly mine: ViewFields;
  readonly governorates: readonly Governorate[];
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('orderViews');
  const lists = {
    theirs: useListWords(listOf(theirs), governorates),
    mine: useListWords(listOf(mine), governorates),
  };
  const seenBy = ({ shared }: ViewFields) => (shared ? t('seenByAll') : t('seenByMaker'));
  const all: readonly ConflictRow[] = [
    { label: t('name'), theirs: theirs.name, mine: mine.name },
    { label: t('seenBy'), theirs: seenBy(theirs), mine: seenBy(mine) },
    { label: t('list'), ...lists },
  ];
  return <ConflictDialog rows={all.filter((row) => row.theirs !== row.mine)} {...rest} />;
}
