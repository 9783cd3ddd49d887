import {
  PICTURE_BYTES_MAX,
  PICTURE_TYPES,
  PRODUCT_PICTURES_MAX,
} from '@dp/contract/staff/picture-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Camera, ImagePlus } from 'lucide';
import { useDropzone } from 'react-dropzone';
import { FileButton } from '../parts/file-button.tsx';
import styles from './photographs.module.css';

const ACCEPT = PICTURE_TYPES.join(',');

/** Takes photographs: dropped, pasted, chosen, or shot with a phone's camera. */
export function DropArea({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations('photographs');
  const { number } = useFormat();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // Whatever it is: a file that is not a picture is refused by name.
    onDrop: onFiles,
    noClick: true,
    noKeyboard: true,
  });
  return (
    <div
      {...getRootProps({
        className: classNames(styles.drop, isDragActive && styles.dropping),
        role: 'group',
        tabIndex: -1,
        'aria-label': t('add'),
      })}
    >
      <input {...getInputProps({ accept: ACCEPT, 'aria-label': t('choose') })} />
      <div className={styles.ways}>
        <Button look="secondary" icon={<Icon of={ImagePlus} />} onClick={open}>
          {t('choose')}
        </Button>
        <FileButton
          look="secondary"
          icon={<Icon of={Camera} />}
          className={styles.camera}
          accept="image/jpeg"
          capture="environment"
          onFile={(file) => onFiles([file])}
        >
          {t('shoot')}
        </FileButton>
      </div>
      <p className={styles.hint}>
        <span className={styles.dropHint}>{t('dropHint')} </span>
        {t('limits', {
          count: PRODUCT_PICTURES_MAX,
          megabytes: number(PICTURE_BYTES_MAX / 1_048_576),
        })}
      </p>
    </div>
  );
}
