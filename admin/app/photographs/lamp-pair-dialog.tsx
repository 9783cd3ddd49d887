import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { isStaffApiError } from '../api/staff-api-error.ts';
import styles from './lamp-pair.module.css';
import { LampPreview } from './lamp-preview.tsx';
import { LampShot } from './lamp-shot.tsx';
import { type LampPair, SHOTS } from './use-lamp-pair.ts';
import { usePictureErrorText } from './use-picture-error-text.ts';

/** Two photographs of a lamp, off and on, become one whose lamp can be switched. Closed, it goes on. */
export default function LampPairDialog({
  pair,
  onMade,
  onClose,
}: {
  readonly pair: LampPair;
  readonly onMade: (picture: StoredPictureFacts) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('photographs');
  const { shots, made } = pair;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lamp.title')}
      description={t(made ? 'lamp.previewText' : 'lamp.text')}
      actions={
        <>
          <Button
            look="secondary"
            onClick={() => {
              pair.clear();
              if (!made) onClose();
            }}
          >
            {t(made ? 'lamp.again' : 'cropCancel')}
          </Button>
          {made === undefined ? null : (
            <Button
              onClick={() => {
                const { swapped: _, ...picture } = made;
                onMade(picture);
                pair.clear();
              }}
            >
              {t('lamp.use')}
            </Button>
          )}
        </>
      }
    >
      {made === undefined ? (
        <div className={styles.body}>
          <div className={styles.shots}>
            {SHOTS.map((shot) => (
              <LampShot
                key={shot}
                shot={shot}
                state={shots[shot]}
                onChoose={(file) => pair.choose(shot, file)}
              />
            ))}
          </div>
          <Outcome pair={pair} />
        </div>
      ) : (
        <LampPreview picture={made} swapped={made.swapped} />
      )}
    </Dialog>
  );
}

/** What is being done with both photographs, or why it could not be. */
function Outcome({ pair: { shots, error, retry } }: { readonly pair: LampPair }) {
  const t = useTranslations('photographs');
  const errorText = usePictureErrorText();
  const failure = error ?? shots.off?.error ?? shots.on?.error;
  const isTheirs =
    isStaffApiError(failure, 'pair_unusable') || isStaffApiError(failure, 'picture_unusable');
  if (failure !== undefined) {
    return (
      <div className={styles.failure}>
        <p role="alert">{errorText(failure)}</p>
        {isTheirs ? null : (
          <Button look="secondary" size="small" onClick={retry}>
            {t('lamp.retry')}
          </Button>
        )}
      </div>
    );
  }
  if (shots.off?.id === undefined || shots.on?.id === undefined) return null;
  return (
    <div role="status">
      <span className={styles.soft}>{t('lamp.making')}</span>
      <progress className={styles.progress} aria-label={t('lamp.making')} />
    </div>
  );
}
