import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { FolderTree, ListTree, Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { call } from '../api/client.ts';
import groupStyles from '../groups/groups.module.css';
import { RowPlace } from '../groups/place-buttons.tsx';
import { useGroupColumns } from '../groups/use-group-columns.tsx';
import { DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/categories-page.ts';
import styles from './categories.module.css';
import { CategoryDialogs, type OpenDialog } from './category-dialogs.tsx';
import { StaffCategoryTree } from './category-tree.ts';
import type { ListedCategory } from './listed-category.ts';
import { useMoveCategory } from './use-move-category.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('listStaffCategories', { signal })).data;
}

/** The tree of categories: each to edit, to move, and to add others below. */
export default function CategoriesPage({ loaderData: categories }: Route.ComponentProps) {
  const t = useTranslations('categories');
  const group = useTranslations('groups');
  const locale = useLocale();
  const tree = useMemo(() => new StaffCategoryTree(categories), [categories]);
  const [open, setOpen] = useState<OpenDialog>();
  const moving = useMoveCategory(tree);
  const nameOf = (category: ListedCategory) => category[`name_${locale}`];
  const columns = useGroupColumns<ListedCategory>({
    header: t('category'),
    pictureOf: ({ picture }) => picture,
    place: (category, name) => (
      <span className={styles.branch} data-level={tree.path(category).length}>
        {name}
      </span>
    ),
  });
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button
          icon={<Icon of={Plus} />}
          onClick={() => setOpen({ kind: 'new', parent: undefined })}
        >
          {t('add')}
        </Button>
      }
    >
      {categories.length === 0 ? (
        <EmptyState icon={FolderTree} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <DataList
          label={t('title')}
          columns={columns}
          rows={categories}
          rowKey={({ id }) => id}
          pending={moving.busy}
          rowActions={(category) => {
            const siblings = tree.below(category.parent_id);
            const name = nameOf(category);
            return (
              <span className={groupStyles.actions}>
                <RowPlace
                  list={`categories ${category.parent_id}`}
                  name={name}
                  place={siblings.indexOf(category)}
                  of={siblings.length}
                  onMove={(place) => moving.run(category, category.parent_id, place)}
                />
                <IconButton
                  label={t('moveOf', { name })}
                  onClick={() => setOpen({ kind: 'move', category })}
                >
                  <Icon of={ListTree} directional />
                </IconButton>
                <IconButton
                  label={t('addBelow', { name })}
                  disabled={!tree.mayHaveMore(category)}
                  onClick={() => setOpen({ kind: 'new', parent: category })}
                >
                  <Icon of={Plus} />
                </IconButton>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={group('editOf', { name })}
                  onClick={() => setOpen({ kind: 'edit', category })}
                >
                  {group('edit')}
                </Button>
              </span>
            );
          }}
        />
      )}
      <CategoryDialogs
        tree={tree}
        categories={categories}
        open={open}
        onOpen={setOpen}
        onMove={(category, parentId) => moving.run(category, parentId, tree.below(parentId).length)}
      />
    </PageFrame>
  );
}
