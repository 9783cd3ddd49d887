import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Sun, SunDim } from 'lucide';
import { useEffect, useRef } from 'react';
import { cctBand } from '../products/spec-values.ts';
import { DIMMEST, type Lamp } from './lamp.ts';
import styles from './lamp-controls.module.css';

/** The lamp's switch, its dimmer and, for several light colours, a choice of them. */
export function LampControls({ lamp }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Through the object model: the content security policy refuses style attributes in the page.
    const level = (lamp.brightness - DIMMEST) / (100 - DIMMEST);
    bar.current?.style.setProperty('--level', String(level));
  }, [lamp.brightness]);
  return (
    <fieldset aria-label={t('lamp.controls')}>
      <div ref={bar} className={styles.bar} data-on={lamp.on || undefined}>
        <input
          type="checkbox"
          role="switch"
          aria-label={t('lamp.switch')}
          checked={lamp.on}
          aria-checked={lamp.on}
          onChange={(event) => lamp.turn(event.currentTarget.checked)}
          className={styles.switch}
        />
        {lamp.on ? (
          <Sliders lamp={lamp} />
        ) : (
          <span aria-hidden className={styles.invitation}>
            {t('lamp.controls')}
          </span>
        )}
      </div>
    </fieldset>
  );
}

/** How bright and, where the product has several, in which colour. */
function Sliders({ lamp }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const { kelvins, kelvin } = lamp;
  return (
    <>
      <div className={styles.sliders}>
        <label className={styles.slider}>
          <Icon of={SunDim} size={18} />
          <input
            type="range"
            aria-label={t('lamp.dimmer')}
            min={DIMMEST}
            max={100}
            step={5}
            value={lamp.brightness}
            aria-valuetext={`${lamp.brightness}%`}
            onChange={(event) => lamp.dim(Number(event.currentTarget.value))}
            className={styles.range}
          />
          <Icon of={Sun} size={18} />
        </label>
        {kelvins.length < 2 ? null : kelvins.length === 2 ? (
          <TwoColours lamp={lamp} />
        ) : (
          <ColourSlider lamp={lamp} />
        )}
      </div>
      {kelvin === undefined ? null : (
        <bdi aria-hidden className={styles.kelvin}>
          {kelvin}K
        </bdi>
      )}
    </>
  );
}

/** A colour's name, such as "Warm"; in kelvin where another one has the same name. */
function useColourName(kelvins: readonly number[]): (kelvin: number) => string {
  const t = useTranslations('products');
  return (kelvin) => {
    const alike = kelvins.filter((other) => cctBand(other) === cctBand(kelvin));
    return alike.length > 1 ? `${kelvin}K` : t(`lamp.band.${cctBand(kelvin)}`);
  };
}

/** With two colours there is nothing to slide through. */
function TwoColours({ lamp: { kelvins, kelvin, tint } }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const nameOf = useColourName(kelvins);
  return (
    <fieldset aria-label={t('lamp.colour')} className={styles.two}>
      {kelvins.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === kelvin}
          className={styles.choice}
          onClick={() => tint(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  );
}

function ColourSlider({ lamp: { kelvins, kelvin, tint } }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const [warmest, coolest] = [kelvins[0], kelvins.at(-1)];
  const nameOf = useColourName([warmest, coolest].filter((one) => one !== undefined));
  const at = kelvin === undefined ? 0 : Math.max(0, kelvins.indexOf(kelvin));
  return (
    <label className={styles.slider}>
      <span>{warmest === undefined ? null : nameOf(warmest)}</span>
      <input
        type="range"
        aria-label={t('lamp.colour')}
        min={0}
        max={kelvins.length - 1}
        step={1}
        value={at}
        aria-valuetext={`${kelvin}K`}
        onChange={(event) => {
          const next = kelvins[Number(event.currentTarget.value)];
          if (next !== undefined) tint(next);
        }}
        className={`${styles.range} ${styles.colours}`}
      />
      <span>{coolest === undefined ? null : nameOf(coolest)}</span>
    </label>
  );
}
