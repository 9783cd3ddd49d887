import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { RotateCw, X } from 'lucide';
import { isStaffApiError } from '../api/staff-api-error.ts';
import styles from './photographs.module.css';
import { usePictureErrorText } from './use-picture-error-text.ts';
import type { Upload } from './use-uploads.ts';

/** Files on their way into the shop, each with its progress or with why it was refused. */
export function UploadList({
  uploads,
  onCancel,
  onRetry,
}: {
  readonly uploads: readonly Upload[];
  readonly onCancel: (key: string) => void;
  readonly onRetry: (key: string) => void;
}) {
  const t = useTranslations('photographs');
  return (
    <ul className={styles.uploads} aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.upload}>
          <div className={styles.words}>
            <span className={styles.file}>
              <bdi>{upload.file.name}</bdi>
            </span>
            <Progress upload={upload} />
          </div>
          {upload.state === 'failed' && !isStaffApiError(upload.error, 'picture_unusable') ? (
            <IconButton
              label={t('retry', { file: upload.file.name })}
              onClick={() => onRetry(upload.key)}
            >
              <Icon of={RotateCw} />
            </IconButton>
          ) : null}
          <IconButton
            label={t(upload.state === 'failed' ? 'dismiss' : 'cancel', { file: upload.file.name })}
            onClick={() => onCancel(upload.key)}
          >
            <Icon of={X} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { file, state, sent, error } }: { readonly upload: Upload }) {
  const t = useTranslations('photographs');
  const { number } = useFormat();
  const errorText = usePictureErrorText();
  if (state === 'failed') {
    return (
      <p className={styles.failure} role="alert">
        {errorText(error)}
      </p>
    );
  }
  const percent = Math.round(sent * 100);
  return (
    <>
      <progress
        className={styles.progress}
        max={100}
        // Without a value it moves: nobody knows how long looking into it takes.
        {...(state === 'checking' ? {} : { value: percent })}
        aria-label={file.name}
      />
      <span className={styles.soft}>{t(`states.${state}`, { percent: number(percent) })}</span>
    </>
  );
}
