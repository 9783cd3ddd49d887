/** Narrowest picture for an app's icon, in pixels: the largest icon that phones ask for. */
const APP_ICON_NARROWEST = 512;
/** By which share one side may be longer than the other: cropping is often a pixel off. */
const SQUARE_TOLERANCE = 0.01;

/** Why a picture cannot be the app's icon, as the details of `picture_unusable`; undefined when it can. */
export function appIconFault({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): { fault: 'not_square' } | { fault: 'too_narrow'; least: number; width: number } | undefined {
  if (Math.abs(width / height - 1) > SQUARE_TOLERANCE) return { fault: 'not_square' };
  if (width < APP_ICON_NARROWEST) return { fault: 'too_narrow', least: APP_ICON_NARROWEST, width };
  return undefined;
}
