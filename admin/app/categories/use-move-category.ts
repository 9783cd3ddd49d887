import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import type { StaffCategoryTree } from './category-tree.ts';
import type { ListedCategory } from './listed-category.ts';

/**
 * Puts a category in a place, from 0, among those below another one or at the top; can be undone at once. The
 * last place is any from the end on.
 */
export function useMoveCategory(tree: StaffCategoryTree<ListedCategory>) {
  const t = useTranslations('categories');
  const group = useTranslations('groups');
  const locale = useLocale();
  const { number } = useFormat();
  const { revalidate } = useRevalidator();
  const put = async (id: number, parentId: number | null, before: number | null) => {
    await call('moveCategory', { params: { id }, body: { parent_id: parentId, before } });
    await revalidate();
  };
  const undoing = useAction(async (id: number, parentId: number | null, before: number | null) => {
    await put(id, parentId, before);
    showToast(group('undone'));
  });
  return useAction(async (category: ListedCategory, parentId: number | null, place: number) => {
    const { id, parent_id: parentBefore } = category;
    const others = tree.below(parentId).filter((each) => each !== category);
    const siblings = tree.below(parentBefore);
    const next = siblings[siblings.indexOf(category) + 1]?.id ?? null;
    await put(id, parentId, others[place]?.id ?? null);
    const name = category[`name_${locale}`];
    const parent = parentId === null ? undefined : tree.find(parentId);
    showToast(
      parentId === parentBefore
        ? t('moved', { name, place: number(Math.min(place, others.length) + 1) })
        : parent === undefined
          ? t('movedToTop', { name })
          : t('movedBelow', { name, parent: parent[`name_${locale}`] }),
      { action: { label: group('undo'), run: () => undoing.run(id, parentBefore, next) } },
    );
  });
}
