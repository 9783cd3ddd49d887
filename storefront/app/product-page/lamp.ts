import { useTheme } from '@dp/ui/theme/use-theme.ts';
import { useState } from 'react';
import { cctBand } from '../products/spec-values.ts';

/** Least brightness of the dimmer, in percent: a dimmed lamp still gives light. */
export const DIMMEST = 10;

/** More stops of the colour slider have no room for their names: its caption says the chosen one's. */
const MOST_NAMED = 3;

export type NamesBelow = 'bands' | 'kelvins' | undefined;

/** What is said below each stop, and then not in the caption: what it is like, or its kelvins if two are alike. */
export function namesBelow(kelvins: readonly number[]): NamesBelow {
  if (kelvins.length > MOST_NAMED) return undefined;
  return new Set(kelvins.map(cctBand)).size === kelvins.length ? 'bands' : 'kelvins';
}

/** The lamp of a product's photographs: what the shopper set it to, or the theme until then. */
export interface Lamp {
  readonly on: boolean;
  /** For `data-lamp` around the photographs; undefined leaves them to the theme. */
  readonly state: 'on' | 'off' | undefined;
  /** Percent. */
  readonly brightness: number;
  readonly kelvin: number | undefined;
  readonly kelvins: readonly number[];
  readonly turn: (on: boolean) => void;
  readonly dim: (brightness: number) => void;
  readonly tint: (kelvin: number) => void;
}

/** @param kelvins the light colours the product is sold or switched in, warm to cool. */
export function useLamp(kelvins: readonly number[]): Lamp {
  const dark = useTheme(({ dark: evening }) => evening);
  const [turned, turn] = useState<boolean>();
  const [brightness, setBrightness] = useState(100);
  const [chosen, setChosen] = useState<number>();
  const kelvin = chosen !== undefined && kelvins.includes(chosen) ? chosen : kelvins[0];
  return {
    on: turned ?? dark,
    state: turned === undefined ? undefined : turned ? 'on' : 'off',
    brightness,
    kelvin,
    kelvins,
    turn,
    dim: (value) => {
      turn(true);
      setBrightness(value);
    },
    tint: (value) => {
      turn(true);
      setChosen(value);
    },
  };
}
