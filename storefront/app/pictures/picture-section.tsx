import { isHeic } from '@dp/contract/is-heic.ts';
import { SHOPPER_PICTURE_TYPES } from '@dp/contract/shopper-picture-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Camera } from 'lucide';
import { useRef } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { ChosenImage } from './chosen-image.tsx';
import styles from './picture-section.module.css';
import type { ChosenPicture, ChosenPictures } from './use-chosen-pictures.ts';

export interface PictureSectionProps {
  readonly chosen: ChosenPictures;
  readonly legend: string;
  readonly hint: string;
  /** Says beside the legend that none is needed. */
  readonly optional?: boolean;
  /** Takes one off the form; by default only there. */
  readonly onRemove?: (picture: ChosenPicture) => void;
}

/** Chooses pictures, and shows how far each is sent. */
export function PictureSection({
  chosen,
  legend,
  hint,
  optional = false,
  onRemove,
}: PictureSectionProps) {
  const t = useTranslations('pictures');
  const ui = useTranslations('ui');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { pictures, most } = chosen;
  const textOf = ({ file, failure }: ChosenPicture) => {
    if (isApiError(failure, 'body_too_large')) return t('tooLarge');
    if (isApiError(failure, 'shopper_picture_unusable') && isHeic(file)) return t('heic');
    return errorText(failure);
  };
  return (
    <fieldset className={styles.pictures}>
      <legend>
        {legend}
        {optional ? <span className={styles.optional}>{ui('optional')}</span> : null}
      </legend>
      <p className={styles.hint}>{hint}</p>
      {pictures.length === 0 ? null : (
        <ul className={styles.chosen}>
          {pictures.map((picture, index) => (
            <li key={picture.key}>
              <ChosenImage picture={picture} alt={t('picture', { number: index + 1 })} />
              {picture.failure === undefined && picture.id === null ? (
                <progress
                  max={1}
                  value={picture.sent}
                  aria-label={t('sending', { number: index + 1 })}
                />
              ) : null}
              {picture.failure === undefined ? null : (
                <span role="alert" className={styles.failed}>
                  {textOf(picture)}
                </span>
              )}
              <span className={styles.actions}>
                {picture.failure === undefined || isFinal(picture) ? null : (
                  <Button look="quiet" size="small" onClick={() => chosen.again(picture)}>
                    {t('sendAgain')}
                  </Button>
                )}
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('removeNumber', { number: index + 1 })}
                  onClick={() => (onRemove ?? (({ key }) => chosen.remove(key)))(picture)}
                >
                  {t('remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={SHOPPER_PICTURE_TYPES.join(',')}
        multiple={most > 1}
        hidden
        aria-label={t('add')}
        onChange={({ target }) => {
          chosen.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {pictures.length < most ? (
        <Button look="secondary" icon={<Icon of={Camera} />} onClick={() => input.current?.click()}>
          {t('add')}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The same file would be refused again. */
function isFinal({ failure }: ChosenPicture): boolean {
  return isApiError(failure, 'body_too_large') || isApiError(failure, 'shopper_picture_unusable');
}
