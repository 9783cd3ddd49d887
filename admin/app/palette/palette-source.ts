import type { Bilingual } from '@dp/contract/locale.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';

/** One line of the palette that opens a page. */
export interface PaletteResult {
  readonly id: string;
  readonly title: string;
  /** What distinguishes it from others of the same title. */
  readonly detail?: string;
  readonly to: string;
}

/** A search behind the palette, such as that of orders. */
export interface PaletteSource {
  readonly id: string;
  /** Heading of its results. */
  readonly label: Bilingual;
  /** Searched only for who has it. */
  readonly permission: Permission;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly PaletteResult[]>;
}
