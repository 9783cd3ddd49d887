declare module 'fontverter' {
  /** Converts a font between its file formats; `sfnt` is TrueType or OpenType. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
