import { appIconFault } from '@dp/contract/staff/app-icon-fault.ts';
import { LOGO_TYPES } from '@dp/contract/staff/picture-values.ts';
import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import shopIcon from '@dp/ui/styles/icon.svg?url';
import { lazy, Suspense, useState } from 'react';
import { StaffApiError } from '../api/staff-api-error.ts';
import { Section } from '../parts/section.tsx';
import { PictureField } from '../photographs/picture-field.tsx';
import { useUploads } from '../photographs/use-uploads.ts';
import styles from './app-icon-field.module.css';
import type { ShopFields } from './shop-fields.ts';

const CropDialog = lazy(() => import('../photographs/crop-dialog.tsx'));

/** The icon of the installed shop; `isSending` while one is on its way, which `cancel` stops. */
export function useAppIconField(
  { app_icon: icon }: Pick<ShopFields, 'app_icon'>,
  change: (changed: Partial<ShopFields>) => void,
) {
  const t = useTranslations('shopSettings');
  /** A picture that has to be cropped to a square first. */
  const [whole, setWhole] = useState<StoredPictureFacts>();
  const use = (app_icon: StoredPictureFacts) => {
    assertSuitable(app_icon);
    change({ app_icon });
  };
  const uploading = useUploads((picture) => {
    if (appIconFault(picture)?.fault === 'not_square') setWhole(picture);
    else use(picture);
  });
  const section = (
    <Section title={t('sections.app_icon.title')} text={t('sections.app_icon.text')}>
      <PictureField
        picture={icon}
        drawn
        types={LOGO_TYPES}
        words={{
          label: t('pictures.app_icon.label'),
          choose: t('pictures.app_icon.choose'),
          remove: t('pictures.app_icon.remove'),
        }}
        uploading={uploading}
        onRemove={() => change({ app_icon: null })}
      />
      <figure className={styles.preview}>
        <figcaption>{t('pictures.app_icon.preview')}</figcaption>
        <div className={styles.shapes}>
          {([styles.rounded, styles.circle] as const).map((shape) => (
            <AppIconShape key={shape} icon={icon} className={shape} />
          ))}
        </div>
      </figure>
      <p className={styles.hint}>{t('pictures.app_icon.hint')}</p>
      <Suspense>
        {whole === undefined ? null : (
          <CropDialog
            picture={whole}
            mustBe="square"
            onCropped={(square) => {
              use(square);
              setWhole(undefined);
            }}
            onClose={() => setWhole(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
  const { isSending } = uploading;
  return { section, isSending, cancel: uploading.cancelAll };
}

/** Refuses at once, as the API would when it is saved. */
function assertSuitable(picture: StoredPictureFacts): void {
  const data = appIconFault(picture);
  if (data) throw new StaffApiError({ status: 422, code: 'picture_unusable', data });
}

/** The icon in a shape that phones cut; without a picture the shop's own. */
function AppIconShape({
  icon,
  className,
}: {
  readonly icon: StoredPictureFacts | null;
  readonly className: string | undefined;
}) {
  const shape = classNames(styles.shape, className);
  if (icon === null) return <img src={shopIcon} alt="" className={shape} />;
  return <ProductPicture picture={{ ...icon, alt: '' }} sizes="72px" drawn className={shape} />;
}
