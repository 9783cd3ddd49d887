import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
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
      <div
        ref={bar}
        className={styles.bar}
        data-on={lamp.on || undefined}
        data-turned={lamp.state === undefined ? undefined : true}
        data-colours={lamp.kelvins.length > 1 || undefined}
      >
        <label className={styles.light}>
          <input
            type="checkbox"
            role="switch"
            aria-label={t('lamp.switch')}
            checked={lamp.on}
            aria-checked={lamp.on}
            onChange={(event) => lamp.turn(event.currentTarget.checked)}
            className={styles.switch}
          />
          <span aria-hidden className={styles.lit}>
            {t('lamp.lit')}
          </span>
          <span aria-hidden className={styles.unlit}>
            {t('lamp.unlit')}
          </span>
        </label>
        <Sliders lamp={lamp} />
      </div>
    </fieldset>
  );
}

/**
 * How bright and, where the product has several, in which colour. They stay, quiet, while the lamp is off: what
 * is below keeps its place, and moving one turns the lamp on.
 */
function Sliders({ lamp }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const { kelvins } = lamp;
  return (
    <div className={styles.sliders}>
      <label>
        <Caption
          name={t('lamp.dimmer')}
          value={<bdi>{lamp.on ? `${lamp.brightness}%` : '–'}</bdi>}
        />
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
      </label>
      {kelvins.length < 2 ? null : kelvins.length === 2 ? (
        <TwoColours lamp={lamp} />
      ) : (
        <ColourSlider lamp={lamp} />
      )}
    </div>
  );
}

/** A control's name and value for the eye; assistive technology gets them from the control itself. */
function Caption({ name, value }: { name: string; value: ReactNode }) {
  return (
    <span aria-hidden className={styles.caption}>
      {name}
      <b>{value}</b>
    </span>
  );
}

/** A light's colour in words and in kelvins. */
function ColourCaption({ kelvin }: { kelvin: number | undefined }) {
  const t = useTranslations('products');
  const nameOf = useLightName();
  return kelvin === undefined ? null : (
    <Caption
      name={t('lamp.colour')}
      value={
        <>
          {nameOf(kelvin)} <bdi>{kelvin}K</bdi>
        </>
      }
    />
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
    <fieldset aria-label={t('lamp.colour')}>
      <ColourCaption kelvin={kelvin} />
      <div className={styles.two}>
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
      </div>
    </fieldset>
  );
}

function ColourSlider({ lamp: { kelvins, kelvin, tint } }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const nameOf = useLightName();
  const at = kelvin === undefined ? 0 : Math.max(0, kelvins.indexOf(kelvin));
  return (
    <label>
      <ColourCaption kelvin={kelvin} />
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
