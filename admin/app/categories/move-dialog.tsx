import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import styles from './categories.module.css';
import type { StaffCategoryTree } from './category-tree.ts';
import type { ListedCategory } from './listed-category.ts';

/** Puts a category below another one, or among the top ones. */
export function MoveDialog({
  tree,
  category,
  onMove,
  onClose,
}: {
  readonly tree: StaffCategoryTree<ListedCategory>;
  readonly category: ListedCategory;
  readonly onMove: (category: ListedCategory, parentId: number | null) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('categories');
  const locale = useLocale();
  const [parent, setParent] = useState(String(category.parent_id ?? ''));
  return (
    <Dialog open onClose={onClose} title={t('moveOf', { name: category[`name_${locale}`] })}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          const parentId = parent === '' ? null : Number(parent);
          if (parentId !== category.parent_id) onMove(category, parentId);
        }}
      >
        <Select
          label={t('below')}
          hint={t('belowHint')}
          value={parent}
          onChange={({ currentTarget }) => setParent(currentTarget.value)}
          options={[
            { value: '', label: t('top') },
            ...tree
              .possibleParents(category)
              .map((each) => ({ value: String(each.id), label: tree.pathName(each, locale) })),
          ]}
        />
        <Button type="submit" full>
          {t('move')}
        </Button>
      </form>
    </Dialog>
  );
}
