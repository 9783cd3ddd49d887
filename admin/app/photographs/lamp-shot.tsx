import { PICTURE_TYPES } from '@dp/contract/staff/picture-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Camera, ImagePlus } from 'lucide';
import { useEffect, useState } from 'react';
import { FileButton } from '../parts/file-button.tsx';
import styles from './lamp-pair.module.css';
import type { Shot, ShotState } from './use-lamp-pair.ts';

const PHOTOGRAPHS = PICTURE_TYPES.filter((type) => type !== 'image/svg+xml').join(',');

/** One of a lamp's two photographs: shot with a phone's camera or chosen, and chosen again. */
export function LampShot({
  shot,
  state,
  onChoose,
}: {
  readonly shot: Shot;
  readonly state: ShotState | undefined;
  readonly onChoose: (file: File) => void;
}) {
  const t = useTranslations('photographs');
  const { number } = useFormat();
  const address = useAddress(state?.file);
  const words = state?.id
    ? t('lamp.there')
    : state && state.error === undefined
      ? t('states.sending', { percent: number(Math.round(state.sent * 100)) })
      : undefined;
  return (
    <fieldset className={styles.shot}>
      <legend className={styles.legend}>{t(`lamp.shots.${shot}`)}</legend>
      <div className={styles.frame}>
        {address === undefined ? null : <img className={styles.image} src={address} alt="" />}
      </div>
      <p className={styles.soft} role="status">
        {words}
      </p>
      <div className={styles.ways}>
        <FileButton
          look="secondary"
          size="small"
          className={styles.camera}
          icon={<Icon of={Camera} size={18} />}
          accept="image/jpeg"
          capture="environment"
          aria-label={t(`lamp.shoot.${shot}`)}
          onFile={onChoose}
        >
          {t('lamp.take')}
        </FileButton>
        <FileButton
          look="secondary"
          size="small"
          icon={<Icon of={ImagePlus} size={18} />}
          accept={PHOTOGRAPHS}
          aria-label={t(`lamp.choose.${shot}`)}
          onFile={onChoose}
        >
          {t('lamp.pick')}
        </FileButton>
      </div>
    </fieldset>
  );
}

/** An address under which this page can show a file. */
function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
