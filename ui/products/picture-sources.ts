/** The addresses of one pass in every width, as AVIF, for `srcset`. */
export function pictureSources(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${src}-${width}.avif ${width}w`).join(', ');
}

/** The width for browsers without AVIF: the middle one. Theirs are few, and naming every width twice is long. */
export function plainWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}

/** The address of one pass for browsers without AVIF. */
export function plainSource(src: string, widths: readonly number[]): string {
  return `${src}-${plainWidth(widths)}.webp`;
}
