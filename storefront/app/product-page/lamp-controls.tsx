import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useHydrated } from '../forms/use-hydrated.ts';
import { cctBand } from '../products/spec-values.ts';
import { DIMMEST, type Lamp, type NamesBelow, namesBelow } from './lamp.ts';
import styles from './lamp-controls.module.css';

export interface LampControlsProps {
  readonly lamp: Lamp;
  /** Whether the product works with a dimmer, where that is known. */
  readonly dimmable: boolean | undefined;
}

/** The lamp's switch, its dimmer and, for several light colours, a choice of them. */
export function LampControls({ lamp, dimmable }: LampControlsProps) {
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
        <Sliders lamp={lamp} dimmable={dimmable} />
      </div>
    </fieldset>
  );
}

/**
 * How bright and, where the product has several, in which colour. They stay, quiet, while the lamp is off, the dimmer
 * where it will be again: what is below keeps its place, and moving one turns the lamp on.
 */
function Sliders({ lamp, dimmable }: LampControlsProps) {
  const t = useTranslations('products');
  const { kelvins } = lamp;
  const note = useId();
  // The page comes from the server without knowing whether it is evening, when lamps are on.
  const isOff = useHydrated() && !lamp.on;
  // The photograph can be dimmed although the product cannot: say so.
  const noted = dimmable === false;
  return (
    <div className={styles.dials}>
      <div className={styles.sliders}>
        <label>
          <Caption name={t('lamp.dimmer')} value={<bdi>{lamp.brightness}%</bdi>} />
          <input
            type="range"
            aria-label={t('lamp.dimmer')}
            aria-describedby={noted ? note : undefined}
            min={DIMMEST}
            max={100}
            step={5}
            value={lamp.brightness}
            aria-valuetext={isOff ? t('lamp.unlit') : `${lamp.brightness}%`}
            onChange={(event) => lamp.dim(Number(event.currentTarget.value))}
            className={styles.range}
          />
        </label>
        {kelvins.length < 2 ? null : <ColourSlider lamp={lamp} />}
      </div>
      {noted ? (
        <p id={note} className={styles.note}>
          {t('lamp.notDimmable')}
        </p>
      ) : null}
    </div>
  );
}

/** A control's name and value for the eye; assistive technology gets them from the control itself. */
function Caption({ name, value }: { name: string; value: ReactNode }) {
  return (
    <span aria-hidden className={styles.caption}>
      <span>{name}</span>
      <b>{value}</b>
    </span>
  );
}

/** The name of a light's colour, such as "Warm white", as in the specification. */
function useLightName(): (kelvin: number) => string {
  const t = useTranslations('specs');
  return (kelvin) => t(`light.${cctBand(kelvin)}`);
}

/** The colours it is sold in, as stops from warm to cool. */
function ColourSlider({ lamp: { kelvins, kelvin, tint } }: { lamp: Lamp }) {
  const t = useTranslations('products');
  const nameOf = useLightName();
  const at = kelvin === undefined ? 0 : Math.max(0, kelvins.indexOf(kelvin));
  const steps = kelvins.length - 1;
  const below = namesBelow(kelvins);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    slider.current?.style.setProperty('--steps', String(steps));
  }, [steps]);
  return (
    <label data-below={below}>
      {kelvin === undefined ? null : (
        <Caption
          name={t('lamp.colour')}
          value={
            <>
              {below === 'bands' ? null : nameOf(kelvin)}{' '}
              {below === 'kelvins' ? null : <bdi>{kelvin}K</bdi>}
            </>
          }
        />
      )}
      <input
        ref={slider}
        type="range"
        data-stops={kelvins.length}
        data-first={cctBand(kelvins[0] ?? 0)}
        data-last={cctBand(kelvins.at(-1) ?? 0)}
        aria-label={t('lamp.colour')}
        min={0}
        max={steps}
        step={1}
        value={at}
        aria-valuetext={kelvin === undefined ? undefined : `${nameOf(kelvin)} ${kelvin}K`}
        onChange={(event) => {
          const next = kelvins[Number(event.currentTarget.value)];
          if (next !== undefined) tint(next);
        }}
        className={`${styles.range} ${styles.colours}`}
      />
      {below === undefined ? null : <StopNames kelvins={kelvins} by={below} here={at} />}
    </label>
  );
}

interface StopNamesProps {
  readonly kelvins: readonly number[];
  readonly by: NamesBelow;
  readonly here: number;
}

function StopNames({ kelvins, by, here }: StopNamesProps) {
  const t = useTranslations('products');
  return (
    <span aria-hidden className={styles.stops}>
      {kelvins.map((kelvin, at) => (
        <span key={kelvin} data-here={at === here || undefined}>
          {by === 'bands' ? t(`lamp.stop.${cctBand(kelvin)}`) : <bdi>{kelvin}K</bdi>}
        </span>
      ))}
    </span>
  );
}
