import type { StaffBrand } from '@dp/contract/staff/brands.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import styles from './brands.module.css';

/** What staff decide about a brand. */
export type BrandFields = Omit<StaffBrand, 'id' | 'slug' | 'version'>;

/** Somebody else has changed the brand: only the fields that differ. */
export function BrandConflict({
  theirs,
  mine,
  ...rest
}: {
  readonly theirs: BrandFields;
  readonly mine: BrandFields;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('brands');
  const texts = [
    ['name_ar', t('nameIn.ar')],
    ['name_en', t('nameIn.en')],
    ['description_ar', t('descriptionIn.ar')],
    ['description_en', t('descriptionIn.en')],
  ] as const;
  const rows = texts
    .filter(([name]) => theirs[name] !== mine[name])
    .map(([name, label]) => ({ label, theirs: theirs[name] || '—', mine: mine[name] || '—' }));
  const logo = {
    label: t('logo'),
    theirs: <Logo logo={theirs.logo} />,
    mine: <Logo logo={mine.logo} />,
  };
  const sameLogo = theirs.logo?.id === mine.logo?.id;
  return <ConflictDialog rows={sameLogo ? rows : [...rows, logo]} {...rest} />;
}

function Logo({ logo }: Pick<BrandFields, 'logo'>) {
  if (logo === null) return '—';
  return (
    <ProductPicture picture={{ ...logo, alt: '' }} sizes="48px" drawn className={styles.logo} />
  );
}
