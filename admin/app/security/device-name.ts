const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A User-Agent as people know the device, such as "Chrome · Android"; unchanged when unknown. */
export function deviceName(userAgent: string): string {
  const known = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  const found = known.filter((name) => name !== undefined);
  return found.length === 0 ? userAgent.slice(0, 60) : found.join(' · ');
}
