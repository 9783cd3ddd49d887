import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Lightbulb, Sun, SunDim } from 'lucide';
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
    <fieldset aria-label={t('lamp.controls')} className={styles.controls}>
      <div
        ref={bar}
        className={styles.bar}
        data-on={lamp.on || undefined}
        data-turned={lamp.state === undefined ? undefined : true}
        data-colours={lamp.kelvins.length > 1 || undefined}
      >
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
          <>
            <span aria-hidden className={styles.invitation}>
              {t('lamp.controls')}
            </span>
            <span className={styles.bulb}>
              <Icon of={Lightbulb} />
            </span>
          </>
        )}
      </div>
    </fieldset>
  );
}

/** How bright and, where the product has several, in which colour. */
function Sliders({ lamp }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const nameOf = useLightName();
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
        <span aria-hidden className={styles.colour}>
          {nameOf(kelvin)}
          <bdi className={styles.kelvin}>{kelvin}K</bdi>
        </span>
      )}
    </>
  );
}

/** The name of a light's colour, such as "Warm white", as in the specification. */
function useLightName(): (kelvin: number) => string {
  const t = useTranslations('specs');
  return (kelvin) => t(`light.${cctBand(kelvin)}`);
}

/** With two colours there is nothing to slide through. */
function TwoColours({ lamp: { kelvins, kelvin, tint } }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const nameOf = useLightName();
  const alike = new Set(kelvins.map(nameOf)).size === 1;
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
          {alike ? <bdi>{one}K</bdi> : nameOf(one)}
        </button>
      ))}
    </fieldset>
  );
}

function ColourSlider({ lamp: { kelvins, kelvin, tint } }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const nameOf = useLightName();
  const at = kelvin === undefined ? 0 : Math.max(0, kelvins.indexOf(kelvin));
  return (
    <label className={styles.slider}>
      <input
        type="range"
        aria-label={t('lamp.colour')}
        min={0}
        max={kelvins.length - 1}
        step={1}
        value={at}
        aria-valuetext={kelvin === undefined ? undefined : `${nameOf(kelvin)} ${kelvin}K`}
        onChange={(event) => {
          const next = kelvins[Number(event.currentTarget.value)];
          if (next !== undefined) tint(next);
        }}
        className={`${styles.range} ${styles.colours}`}
      />
    </label>
  );
}
