import { DAY_MS, HOUR_MS } from '@dp/contract/durations.ts';

const RADIANS = Math.PI / 180;
const CAIRO = { latitude: 30.0444 * RADIANS, longitude: 31.2357 * RADIANS };
/** Midday of 1 January 2000 (UTC), from which the formulas count days. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** How far below the horizon the sun's middle is when its rim disappears, refraction included. */
const HORIZON = -0.833 * RADIANS;
const TILT_OF_THE_EARTH = 23.4397 * RADIANS;
const PERIHELION = 102.9372 * RADIANS;

/**
 * When the sun sets in Cairo on the day of a moment, to about two minutes: the sunrise equation with the
 * sun's mean anomaly, its equation of the centre and the equation of time.
 */
export function sunsetInCairo(moment: Date): Date {
  const west = -CAIRO.longitude / (2 * Math.PI);
  const cycle = Math.round((moment.getTime() - EPOCH_MS) / DAY_MS - 0.0009 - west);
  const noon = cycle + 0.0009 + west;
  const anomaly = (357.5291 + 0.98560028 * noon) * RADIANS;
  const centre =
    (1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly)) *
    RADIANS;
  const longitude = anomaly + centre + PERIHELION + Math.PI;
  const declination = Math.asin(Math.sin(longitude) * Math.sin(TILT_OF_THE_EARTH));
  const { latitude } = CAIRO;
  const halfDay = Math.acos(
    (Math.sin(HORIZON) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination)),
  );
  const days =
    noon + halfDay / (2 * Math.PI) + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitude);
  return new Date(EPOCH_MS + days * DAY_MS);
}

/** How long after sunset it is called evening. */
const EVENING_MS = 6 * HOUR_MS;

/** Whether the sun has set in Cairo within the last six hours. */
export function isEveningInCairo(moment: Date): boolean {
  const since = moment.getTime() - sunsetInCairo(moment).getTime();
  return since >= 0 && since < EVENING_MS;
}
