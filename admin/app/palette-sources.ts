import { orderSearch } from './orders/order-search.ts';
import type { PaletteSource } from './palette/palette-source.ts';

/** What the palette searches besides pages and actions; each feature's search is one entry. */
export const paletteSources: readonly PaletteSource[] = [orderSearch];
