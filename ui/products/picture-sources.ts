/** The addresses of one pass in every width, as AVIF, for `srcset`. */
export function pictureSources(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${src}-${width}.avif ${width}w`).join(', ');
}
