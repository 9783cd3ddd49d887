import type { StaffCategory } from '@dp/contract/staff/categories.ts';
import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { GroupDialog } from '../groups/group-dialog.tsx';
import { categoryBody } from './category-body.ts';
import type { StaffCategoryTree } from './category-tree.ts';
import type { ListedCategory } from './listed-category.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** What is being done with which category. */
export type OpenDialog =
  | { readonly kind: 'new'; readonly parent: ListedCategory | undefined }
  | { readonly kind: 'edit' | 'move' | 'remove'; readonly category: ListedCategory }
  | undefined;

interface CategoryDialogsProps {
  readonly tree: StaffCategoryTree<ListedCategory>;
  readonly categories: readonly ListedCategory[];
  readonly open: OpenDialog;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onMove: (category: ListedCategory, parentId: number | null) => void;
}

/** The dialog that is open, if any. */
export function CategoryDialogs({ tree, categories, open, onOpen, onMove }: CategoryDialogsProps) {
  const t = useTranslations('categories');
  const locale = useLocale();
  const onClose = () => onOpen(undefined);
  if (open === undefined) return null;
  if (open.kind === 'move') {
    return <MoveDialog tree={tree} category={open.category} onMove={onMove} onClose={onClose} />;
  }
  if (open.kind === 'remove') {
    const others = categories.filter(({ id }) => id !== open.category.id);
    return <RemoveDialog tree={tree} category={open.category} others={others} onClose={onClose} />;
  }
  const edited = open.kind === 'edit' ? open.category : undefined;
  const parent = open.kind === 'new' ? open.parent : undefined;
  const title =
    edited !== undefined
      ? t('change')
      : parent === undefined
        ? t('add')
        : t('addBelow', { name: parent[`name_${locale}`] });
  return (
    <GroupDialog<StaffCategory>
      title={title}
      record={edited}
      fieldsOf={(category) => category}
      save={(fields, version) => {
        const body = categoryBody(fields);
        if (edited === undefined || version === undefined) {
          return call('addCategory', { body: { ...body, parent_id: parent?.id ?? null } });
        }
        return call('editCategory', { params: { id: edited.id }, body: { ...body, version } });
      }}
      savedText={t('saved')}
      pictureWords={{ label: t('picture'), choose: t('choosePicture'), remove: t('removePicture') }}
      earlier={(props) => <EarlierStates kind="category" id={edited?.id ?? REMOVED} {...props} />}
      more={
        edited === undefined ? null : (
          <Button
            look="secondary"
            full
            onClick={() => onOpen({ kind: 'remove', category: edited })}
          >
            {t('remove')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
