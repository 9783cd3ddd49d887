/** The addresses of one pass in every width, for `srcset`. */
export function pictureSources(
  src: string,
  widths: readonly number[],
  format: 'avif' | 'webp',
): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
}
