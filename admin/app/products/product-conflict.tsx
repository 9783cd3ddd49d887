import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import type { RecordConflict } from '../parts/use-record-editor.ts';
import { type ProductFields, savedPicturesOf } from './product-fields.ts';
import type { ProductGroups } from './product-groups.ts';
import styles from './products.module.css';
import type { SpecName } from './spec-fields.ts';
import { useSpecWords } from './use-spec-words.ts';

/** Somebody else has changed the product: only the fields that differ, as they are typed. */
export function ProductConflict({
  theirs,
  mine,
  groups,
  ...rest
}: RecordConflict<ProductFields> & { readonly groups: ProductGroups }) {
  const t = useTranslations('products');
  const locale = useLocale();
  const nameIn = (named: ProductGroups['brands'], slug: string) =>
    named.find((each) => each.slug === slug)?.name[locale] ?? t('none');
  const { nameOf } = useSpecWords();
  const minute = (typed: string) => typed.replace('T', ' ') || t('none');
  const parts: readonly (readonly [string, (fields: ProductFields) => string])[] = [
    [t('listPrice'), (fields) => fields.list_price],
    [t('discount'), ({ discount }) => discount || '0'],
    [t('discountFrom'), ({ discount_from }) => minute(discount_from)],
    [t('discountUntil'), ({ discount_until }) => minute(discount_until)],
    [t('tiers'), ({ tiers }) => tiers.map(tierInWords).join('\n') || t('none')],
    [t('nameIn.ar'), ({ name_ar }) => name_ar],
    [t('nameIn.en'), ({ name_en }) => name_en],
    [t('descriptionIn.ar'), ({ description_ar }) => description_ar || t('none')],
    [t('descriptionIn.en'), ({ description_en }) => description_en || t('none')],
    [t('category'), ({ category }) => nameIn(groups.categories, category)],
    [t('brand'), ({ brand }) => nameIn(groups.brands, brand)],
    [t('specs'), ({ specs }) => specsInWords(specs)],
    [t('tax.code'), ({ item_code }) => item_code || t('none')],
    [t('tax.unit'), ({ unit_type }) => unit_type || t('none')],
    [t('seo.title'), ({ seo }) => Object.values(seo).filter(Boolean).join('\n') || t('none')],
    [t('tags'), ({ tags }) => tags.join('\n') || t('none')],
    [t('related'), ({ beside }) => beside.map(({ name }) => name).join('\n') || t('none')],
    [t('state'), ({ state }) => t(`choices.${state}`)],
    [t('onSaleFrom'), ({ on_sale_from }) => minute(on_sale_from)],
    [
      t('featured'),
      ({ featured, place }) =>
        featured ? [t('yes'), place].filter((each) => each !== '').join(': ') : t('no'),
    ],
  ];
  const rows = parts
    .map(([label, shown]) => ({ label, theirs: shown(theirs), mine: shown(mine) }))
    .filter((row) => row.theirs !== row.mine);
  const photographs = [theirs, mine].map((fields) => JSON.stringify(savedPicturesOf(fields)));
  return (
    <ConflictDialog
      rows={
        photographs[0] === photographs[1]
          ? rows
          : [
              ...rows,
              {
                label: t('photographs'),
                theirs: <ConflictPictures pictures={theirs.pictures} />,
                mine: <ConflictPictures pictures={mine.pictures} />,
              },
            ]
      }
      {...rest}
    />
  );

  function specsInWords(specs: ProductFields['specs']): string {
    const typed = Object.entries(specs) as [SpecName, string][];
    const lines = typed
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${nameOf(name)}: ${value}`);
    return lines.sort().join('\n') || t('none');
  }

  function tierInWords({ from, kind, value }: ProductFields['tiers'][number]): string {
    return t(`tierTyped.${kind}`, { from, value });
  }
}

/** Photographs in their order, each with its words. */
function ConflictPictures({ pictures }: Pick<ProductFields, 'pictures'>) {
  const { wordOf } = useSpecWords();
  const t = useTranslations('products');
  const locale = useLocale();
  if (pictures.length === 0) return t('none');
  return (
    <ul className={styles.conflictPictures}>
      {pictures.map((picture) => {
        const alt = locale === 'ar' ? picture.alt_ar : picture.alt_en;
        return (
          <li key={picture.id}>
            <ProductPicture picture={{ ...picture, alt }} sizes="48px" className={styles.picture} />
            <span>
              {alt}
              {picture.room === null ? null : ` (${wordOf('rooms', picture.room)})`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
