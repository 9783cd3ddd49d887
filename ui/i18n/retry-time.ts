/** A wait in readable units: seconds under a minute, minutes up to an hour and a half, then hours. */
export interface RetryTime {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** Rounded up, so that waiting that long is enough; at least a second. */
export function retryTime(seconds: number): RetryTime {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return { unit: 'seconds', count: whole };
  const minutes = Math.ceil(whole / 60);
  if (minutes <= 90) return { unit: 'minutes', count: minutes };
  return { unit: 'hours', count: Math.ceil(minutes / 60) };
}
