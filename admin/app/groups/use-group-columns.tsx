import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import type { ReactNode } from 'react';
import type { Column } from '../parts/data-list.tsx';
import { PictureLine } from '../parts/picture-line.tsx';

interface ListedGroup {
  readonly name_ar: string;
  readonly name_en: string;
  readonly on_sale: number;
}

/** The columns of a list of brands or categories: picture and names, and how many products are on sale. */
export function useGroupColumns<G extends ListedGroup>({
  header,
  pictureOf,
  drawn = false,
  place = (_, name) => name,
}: {
  readonly header: string;
  readonly pictureOf: (group: G) => StoredPictureFacts | null;
  readonly drawn?: boolean;
  /** Says where in a tree the group is. */
  readonly place?: (group: G, name: ReactNode) => ReactNode;
}): readonly Column<G>[] {
  const t = useTranslations('groups');
  const locale = useLocale();
  const { number } = useFormat();
  return [
    {
      key: 'name',
      header,
      card: 'title',
      cell: (group) => {
        const picture = pictureOf(group);
        return place(
          group,
          <PictureLine
            picture={picture && { ...picture, alt: '' }}
            drawn={drawn}
            title={<bdi>{group[`name_${locale}`]}</bdi>}
            detail={<bdi>{locale === 'ar' ? group.name_en : group.name_ar}</bdi>}
          />,
        );
      },
    },
    {
      key: 'onSale',
      header: t('onSale'),
      cell: ({ on_sale: count }) =>
        count === 0 ? <Badge look="plain">{t('notShown')}</Badge> : <bdi>{number(count)}</bdi>,
    },
  ];
}
