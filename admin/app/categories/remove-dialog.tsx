import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useAction } from '../parts/use-action.ts';
import { categoryBody } from './category-body.ts';
import type { StaffCategoryTree } from './category-tree.ts';
import type { ListedCategory } from './listed-category.ts';

/** Removes a category, which can be undone at once; its products go to another one in the same step, and stay there. */
export function RemoveDialog({
  tree,
  category,
  others,
  onClose,
}: {
  readonly tree: StaffCategoryTree<ListedCategory>;
  readonly category: ListedCategory;
  readonly others: readonly ListedCategory[];
  readonly onClose: () => void;
}) {
  const t = useTranslations('categories');
  const group = useTranslations('groups');
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { id, version, products } = category;
  const name = category[`name_${locale}`];
  const undoing = useAction(async () => {
    const siblings = tree.below(category.parent_id);
    const before = siblings[siblings.indexOf(category) + 1]?.id ?? null;
    const added = await call('addCategory', {
      body: { ...categoryBody(category), parent_id: category.parent_id },
    });
    await call('moveCategory', {
      params: { id: added.data.id },
      body: { parent_id: category.parent_id, before },
    });
    await revalidate();
    showToast(group('undone'));
  });
  const form = useSubmit(async (values) => {
    const to = Number(values.get('products_to') ?? '');
    const body = { version, products_to: to === 0 ? null : to };
    const { moved } = (await call('removeCategory', { params: { id }, body })).data;
    onClose();
    showToast(moved === 0 ? t('removed', { name }) : t('removedWith', { name, count: moved }), {
      action: { label: group('undo'), run: () => undoing.run() },
    });
    await revalidate();
  });
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      title={t('removeOf', { name })}
      description={products === 0 ? t('removeText') : t('removeTextWith', { count: products })}
    >
      <CallForm form={form} label={t('removeOf', { name })}>
        {products === 0 ? null : (
          <Select
            name="products_to"
            label={t('productsTo')}
            placeholder={t('chooseCategory')}
            error={form.problem('products_to')}
            options={others.map((each) => ({
              value: String(each.id),
              label: tree.pathName(each, locale),
            }))}
          />
        )}
        <Button type="submit" look="danger" full busy={form.busy}>
          {t('remove')}
        </Button>
        <Button look="secondary" full onClick={onClose}>
          {t('cancel')}
        </Button>
      </CallForm>
    </Dialog>
  );
}
