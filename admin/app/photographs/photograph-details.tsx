import { ROOMS } from '@dp/contract/product-values.ts';
import { PICTURE_ALT_MAX_LENGTH } from '@dp/contract/staff/picture-values.ts';
import type { ProductPicture } from '@dp/contract/staff/pictures.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ArrowLeft, ArrowRight, Crop, Trash2 } from 'lucide';
import styles from './photographs.module.css';

/** The selected photograph: its words, its place, and what else can be done with it. */
export function PhotographDetails({
  picture,
  place,
  count,
  problem,
  onChange,
  onMove,
  onCrop,
  onRemove,
}: {
  readonly picture: ProductPicture;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  /** What is wrong with one of its fields. */
  readonly problem: (name: 'alt_ar' | 'alt_en' | 'room') => string | undefined;
  readonly onChange: (changed: Partial<ProductPicture>) => void;
  readonly onMove: (place: number) => void;
  readonly onCrop: () => void;
  readonly onRemove: () => void;
}) {
  const t = useTranslations('photographs');
  const { number } = useFormat();
  const roomWords = useTranslations('specs');
  return (
    <fieldset className={styles.details}>
      <legend className={styles.legend} aria-live="polite">
        {t('place', { place: number(place + 1), count: number(count) })}
      </legend>
      <div className={styles.acts}>
        <Button
          look="secondary"
          size="small"
          icon={<Icon of={ArrowLeft} size={18} directional />}
          aria-disabled={place === 0 || undefined}
          onClick={() => onMove(place - 1)}
        >
          {t('earlier')}
        </Button>
        <Button
          look="secondary"
          size="small"
          icon={<Icon of={ArrowRight} size={18} directional />}
          aria-disabled={place === count - 1 || undefined}
          onClick={() => onMove(place + 1)}
        >
          {t('later')}
        </Button>
        <Button look="secondary" size="small" icon={<Icon of={Crop} size={18} />} onClick={onCrop}>
          {t('crop')}
        </Button>
        <Button
          look="secondary"
          size="small"
          icon={<Icon of={Trash2} size={18} />}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
      <div className={styles.alts}>
        {(['ar', 'en'] as const).map((language) => (
          <TextField
            key={language}
            name={`alt_${language}`}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'auto'}
            label={t(`altIn.${language}`)}
            hint={t('altHint')}
            value={picture[`alt_${language}`]}
            onChange={({ currentTarget }) => onChange({ [`alt_${language}`]: currentTarget.value })}
            error={problem(`alt_${language}`)}
            maxLength={PICTURE_ALT_MAX_LENGTH}
            autoComplete="off"
            optional
          />
        ))}
        <Select
          name="room"
          label={t('room')}
          hint={t('roomHint')}
          value={picture.room ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ room: ROOMS.find((room) => room === currentTarget.value) ?? null })
          }
          options={[
            { value: '', label: t('noRoom') },
            ...ROOMS.map((room) => ({ value: room, label: roomWords(`value.rooms.${room}`) })),
          ]}
          error={problem('room')}
        />
      </div>
    </fieldset>
  );
}
