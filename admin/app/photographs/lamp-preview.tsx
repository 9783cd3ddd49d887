import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { TINTED_KELVINS } from '@dp/ui/products/light-colour.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './lamp-pair.module.css';

/** Least brightness in percent, as in the shop. */
const DIMMEST = 10;

/** A lamp as the shop will show it, with its switch, its dimmer and its warmth. */
export function LampPreview({
  picture,
  swapped,
}: {
  readonly picture: StoredPictureFacts;
  readonly swapped: boolean;
}) {
  const t = useTranslations('photographs');
  const { number } = useFormat();
  const [on, setOn] = useState(true);
  const [brightness, setBrightness] = useState(100);
  const [kelvin, setKelvin] = useState(2700);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Through the object model: the content security policy refuses style attributes in the page.
    room.current?.style.setProperty('--brightness', String(brightness / 100));
    room.current?.style.setProperty('--shape', `${picture.width} / ${picture.height}`);
  }, [brightness, picture]);
  return (
    <div className={styles.body}>
      <div
        ref={room}
        data-lamp={on ? 'on' : 'off'}
        data-dimming={brightness < 100 || undefined}
        className={styles.stage}
      >
        <ProductPicture
          picture={{ ...picture, alt: '' }}
          sizes="(width < 640px) 90vw, 520px"
          kelvin={kelvin}
          alt={t('lamp.preview')}
          dims={brightness < 100}
          className={styles.lamp}
        />
      </div>
      {swapped ? <p className={styles.soft}>{t('lamp.swapped')}</p> : null}
      <Switch label={t('lamp.switch')} checked={on} onChange={setOn} />
      <label className={styles.dimmer}>
        {t('lamp.dimmer')}
        <input
          type="range"
          min={DIMMEST}
          max={100}
          step={5}
          value={brightness}
          aria-valuetext={`${number(brightness)}%`}
          onChange={({ currentTarget }) => {
            setOn(true);
            setBrightness(Number(currentTarget.value));
          }}
        />
      </label>
      <Select
        name="kelvin"
        label={t('lamp.warmth')}
        options={TINTED_KELVINS.map((value) => ({
          value: String(value),
          label: t('lamp.kelvin', { kelvin: String(value) }),
        }))}
        value={String(kelvin)}
        onChange={({ currentTarget }) => setKelvin(Number(currentTarget.value))}
      />
    </div>
  );
}
