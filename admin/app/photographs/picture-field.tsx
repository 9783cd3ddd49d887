import { PICTURE_TYPES } from '@dp/contract/staff/picture-values.ts';
import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ImagePlus } from 'lucide';
import type { ReactNode } from 'react';
import { FileButton } from '../parts/file-button.tsx';
import styles from './picture-field.module.css';
import { UploadList } from './upload-list.tsx';
import type { useUploads } from './use-uploads.ts';

export interface PictureFieldWords {
  readonly label: string;
  readonly choose: string;
  readonly remove: string;
}

/** The one picture of a record: a file is sent at once, and is the record's once it is saved. */
export function PictureField({
  picture,
  drawn = false,
  types = PICTURE_TYPES,
  whole,
  words,
  more,
  uploading: { uploads, add, cancel, retry },
  onRemove,
}: {
  readonly picture: StoredPictureFacts | null;
  /** A drawing, such as a logo. */
  readonly drawn?: boolean;
  /** Media types that are offered. */
  readonly types?: readonly string[];
  /** Shown uncut on a ground of this colour, as the shop shows logos. */
  readonly whole?: 'light' | 'dark';
  readonly words: PictureFieldWords;
  /** Another way to choose one, beside the file's. */
  readonly more?: ReactNode;
  readonly uploading: ReturnType<typeof useUploads>;
  readonly onRemove: () => void;
}) {
  return (
    <fieldset className={styles.field}>
      <legend>{words.label}</legend>
      <div className={styles.row}>
        <ProductPicture
          picture={picture ? { ...picture, alt: '' } : undefined}
          sizes="64px"
          drawn={drawn}
          className={classNames(styles.picture, whole && styles.whole, whole && styles[whole])}
        />
        <div className={styles.actions}>
          <FileButton
            look="secondary"
            size="small"
            icon={<Icon of={ImagePlus} size={18} />}
            accept={types.join(',')}
            onFile={(file) => {
              // One picture: a newer file replaces one on its way.
              for (const { key } of uploads) cancel(key);
              add([file]);
            }}
          >
            {words.choose}
          </FileButton>
          {more}
          {picture === null ? null : (
            <Button look="secondary" size="small" onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      {uploads.length === 0 ? null : (
        <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
      )}
    </fieldset>
  );
}
