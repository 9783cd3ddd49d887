import { fileURLToPath } from 'node:url';

/** Absolute path of the demo shop's catalogue, in the format of `shop catalog import`. */
export const demoCatalogFile = fileURLToPath(new URL('../catalog.json', import.meta.url));

/** Absolute path of the folder with its pictures; the catalogue names them relative to itself. */
export const demoPicturesDirectory = fileURLToPath(new URL('../pictures', import.meta.url));
