/** Earlier states of records, as their editors take them. */
import { z } from 'zod';
import { auditCursor } from './audit-trail.ts';
import { staffBrand } from './brands.ts';
import { staffCategory } from './categories.ts';
import { EARLIER_KINDS } from './earlier-state-values.ts';
import { staffSection, staffSlide } from './home-page.ts';
import { deliveryRate } from './rates.ts';
import { synonymGroup } from './search.ts';
import { pinnedSearch } from './search-pins.ts';
import { settingValue } from './settings.ts';
import { actor } from './shipment-fields.ts';
import { staffShopSettings } from './shop-settings.ts';
import { staffVoucher } from './vouchers.ts';

/**
 * `id` is the record's; of a rate its governorate's, or `<governorate>-<city>`; of a setting its name; of what the
 * shop says about itself `shop`; of a pinned search its key; of synonyms their group's name; `removed` for all slides,
 * sections, categories, brands or groups of synonyms that were removed.
 */
export const earlierStatesParameters = z.strictObject({
  kind: z.enum(EARLIER_KINDS, { error: 'invalid' }),
  /** Keys of searches and names of groups have several words, in any script. */
  id: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._…-]{0,299}$/u, 'invalid'),
});
export const earlierStatesQuery = z.strictObject({ before: auditCursor.optional() });
export const earlierStateParameters = earlierStatesParameters.extend({
  /** A row of the audit trail, and whether the state is what it found or what it left. */
  state: z.string().regex(/^\d{1,15}-(before|after)$/, 'invalid'),
});

const fields = z.record(z.string(), z.unknown());
const earlierState = z.object({
  state: z.string(),
  /**
   * Who saved it and when; where `saved` is false, who replaced or removed it: it came from an import, was there from
   * the start, or is gone.
   */
  at: z.string(),
  actor,
  saved: z.boolean(),
  /**
   * The fields in which it differs from the record as it is now, as the audit trail shows them, and as they are now.
   */
  was: fields,
  now: fields,
});
export type EarlierState = z.infer<typeof earlierState>;
/** Newest first; `next` is for `before`, null at the end. */
export const earlierStatesResponse = z.object({
  data: z.array(earlierState),
  next: z.string().nullable(),
});

/** What the shop no longer has of a state, by field: there the record is as it is now. */
const lost = z.array(z.string());
/** The record as it is read for its editor, with its version and the rest as they are now. */
export const earlierStateResponse = z.object({
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('voucher'), record: staffVoucher, lost }),
    z.object({ kind: z.literal('rate'), record: deliveryRate.omit({ version: true }), lost }),
    z.object({ kind: z.literal('setting'), record: settingValue, lost }),
    z.object({ kind: z.literal('shop'), record: staffShopSettings, lost }),
    z.object({ kind: z.literal('slide'), record: staffSlide, lost }),
    z.object({ kind: z.literal('section'), record: staffSection, lost }),
    z.object({ kind: z.literal('category'), record: staffCategory, lost }),
    z.object({ kind: z.literal('brand'), record: staffBrand, lost }),
    z.object({ kind: z.literal('pinned-search'), record: pinnedSearch, lost }),
    z.object({ kind: z.literal('synonym'), record: synonymGroup.omit({ changed: true }), lost }),
  ]),
});
export type EarlierRecord = z.infer<typeof earlierStateResponse>['data'];
