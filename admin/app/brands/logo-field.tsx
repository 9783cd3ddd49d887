import { PICTURE_TYPES } from '@dp/contract/staff/picture-values.ts';
import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ImagePlus } from 'lucide';
import { useRef } from 'react';
import { UploadList } from '../photographs/upload-list.tsx';
import type { useUploads } from '../photographs/use-uploads.ts';
import styles from './brands.module.css';

const ACCEPT = PICTURE_TYPES.join(',');

/** The brand's logo: a file is sent at once, and is the brand's once it is saved. */
export function LogoField({
  logo,
  uploading: { uploads, add, cancel, retry },
  onRemove,
}: {
  readonly logo: StoredPictureFacts | null;
  readonly uploading: ReturnType<typeof useUploads>;
  readonly onRemove: () => void;
}) {
  const t = useTranslations('brands');
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={styles.logoField}>
      <legend>{t('logo')}</legend>
      <div className={styles.logoRow}>
        <ProductPicture
          picture={logo ? { ...logo, alt: '' } : undefined}
          sizes="64px"
          drawn
          className={styles.large}
        />
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          aria-label={t('chooseLogo')}
          hidden
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])].slice(0, 1);
            // One logo: a newer file replaces one on its way.
            if (files.length > 0) for (const { key } of uploads) cancel(key);
            add(files);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button
          look="secondary"
          icon={<Icon of={ImagePlus} />}
          onClick={() => input.current?.click()}
        >
          {t('chooseLogo')}
        </Button>
        {logo === null ? null : (
          <Button look="secondary" onClick={onRemove}>
            {t('removeLogo')}
          </Button>
        )}
      </div>
      {uploads.length === 0 ? null : (
        <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      )}
    </fieldset>
  );
}
