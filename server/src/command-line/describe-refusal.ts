import { pictureFaultInWords } from '@dp/api/catalog/picture-words.ts';
import type { ProblemError } from '@dp/api/problems/problem-error.ts';
import type { ErrorCode } from '@dp/contract/error-codes.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import type { StaffErrorCode } from '@dp/contract/staff/error-codes.ts';
import { BUILT_IN_ROLES } from '@dp/contract/staff/roles.ts';

// biome-ignore lint/suspicious/noExplicitAny: which members a code has, its comment in the contract says
type Words = (members: Readonly<Record<string, any>>) => string;

/** Refusals of requests over the network, which no command makes. */
const ONLY_ON_SCREENS = () => 'That can only be done in the back office.';
const SCREENS_ONLY = {
  origin_refused: ONLY_ON_SCREENS,
  factor_required: ONLY_ON_SCREENS,
  factor_setup_required: ONLY_ON_SCREENS,
  factor_needed: ONLY_ON_SCREENS,
  order_awaits_payment: ONLY_ON_SCREENS,
  refund_too_high: ONLY_ON_SCREENS,
  tax_settings_missing: ONLY_ON_SCREENS,
  refund_in_progress: ONLY_ON_SCREENS,
  refund_not_found: ONLY_ON_SCREENS,
  parcel_not_packed: ONLY_ON_SCREENS,
  parcel_sent_already: ONLY_ON_SCREENS,
  parcel_not_sent: ONLY_ON_SCREENS,
  labels_outdated: ONLY_ON_SCREENS,
  address_not_correctable: ONLY_ON_SCREENS,
  courier_does_not_serve: ONLY_ON_SCREENS,
  correction_not_open: ONLY_ON_SCREENS,
  courier_not_set_up: ONLY_ON_SCREENS,
  pickup_asked: ONLY_ON_SCREENS,
  pickup_unanswered: ONLY_ON_SCREENS,
  courier_refused: ONLY_ON_SCREENS,
  refund_not_in_doubt: ONLY_ON_SCREENS,
  transfer_not_waiting: ONLY_ON_SCREENS,
  transfer_taken: ONLY_ON_SCREENS,
  payment_task_not_found: ONLY_ON_SCREENS,
  receipt_not_found: ONLY_ON_SCREENS,
  provider_file_too_long: ONLY_ON_SCREENS,
  provider_file_unreadable: ONLY_ON_SCREENS,
  order_paid: ONLY_ON_SCREENS,
  order_not_to_confirm: ONLY_ON_SCREENS,
  order_not_editable: ONLY_ON_SCREENS,
  voucher_ended: ONLY_ON_SCREENS,
  view_not_found: ONLY_ON_SCREENS,
  too_many_views: ONLY_ON_SCREENS,
  note_not_found: ONLY_ON_SCREENS,
  note_not_editable: ONLY_ON_SCREENS,
  customer_not_found: ONLY_ON_SCREENS,
  customer_erased: ONLY_ON_SCREENS,
  customers_not_merged: ONLY_ON_SCREENS,
  message_not_found: ONLY_ON_SCREENS,
  message_not_answerable: ONLY_ON_SCREENS,
  colleague_not_found: ONLY_ON_SCREENS,
  order_line_not_found: ONLY_ON_SCREENS,
  barcode_of_several: ONLY_ON_SCREENS,
  unit_not_needed: ONLY_ON_SCREENS,
  parcel_lines_differ: ONLY_ON_SCREENS,
  parcel_not_found: ONLY_ON_SCREENS,
  inspection_differs: ONLY_ON_SCREENS,
  return_step_illegal: ONLY_ON_SCREENS,
  return_nothing_accepted: ONLY_ON_SCREENS,
  return_pieces_accepted: ONLY_ON_SCREENS,
  replacement_unusable: ONLY_ON_SCREENS,
  stock_promised: ONLY_ON_SCREENS,
  stock_too_high: ONLY_ON_SCREENS,
  sku_taken: ONLY_ON_SCREENS,
  product_version_not_found: ONLY_ON_SCREENS,
  earlier_state_not_found: ONLY_ON_SCREENS,
  courier_not_found: ONLY_ON_SCREENS,
  courier_inactive: ONLY_ON_SCREENS,
  handover_not_found: ONLY_ON_SCREENS,
  handover_signed: ONLY_ON_SCREENS,
  cash_not_outstanding: ONLY_ON_SCREENS,
  claim_not_found: ONLY_ON_SCREENS,
  claim_open: ONLY_ON_SCREENS,
  claim_unfounded: ONLY_ON_SCREENS,
  claim_step_illegal: ONLY_ON_SCREENS,
  settlement_unreadable: ONLY_ON_SCREENS,
  settlement_moved: ONLY_ON_SCREENS,
  settlement_empty: ONLY_ON_SCREENS,
  settlement_not_found: ONLY_ON_SCREENS,
  factor_wrong: ONLY_ON_SCREENS,
  last_factor: ONLY_ON_SCREENS,
  totp_not_set_up: ONLY_ON_SCREENS,
  passkey_taken: ONLY_ON_SCREENS,
  passkey_not_found: ONLY_ON_SCREENS,
  session_not_found: ONLY_ON_SCREENS,
  push_device_not_found: ONLY_ON_SCREENS,
  role_fixed: ONLY_ON_SCREENS,
  role_in_use: ONLY_ON_SCREENS,
  invitation_not_found: ONLY_ON_SCREENS,
  password_reset_not_found: ONLY_ON_SCREENS,
} as const;

/** The error messages an owner can get, by code. */
const WORDS: Readonly<Record<StaffErrorCode, Words> & Partial<Record<ErrorCode, Words>>> = {
  permission_required: ({ permission }) => `That needs the permission ${permission}.`,
  record_changed: () => 'It was changed meanwhile. Look at it again, then repeat what you want.',
  ...SCREENS_ONLY,
  staff_not_found: ({ staff }) => `There is no member of staff ${staff}.`,
  staff_exists: () => 'There is an account with this e-mail already.',
  last_owner: () => 'That is the last owner. Invite another one first.',
  role_not_found: ({ role }) =>
    `There is no role "${role}". There are: ${BUILT_IN_ROLES.join(', ')}.`,
  parcel_sent_elsewhere: ({ orders }) =>
    `A courier company expects a parcel of ${orders.join(', ')}: take it back on the parcel's page first.`,
  order_not_found: ({ order }) => `There is no order ${order}.`,
  order_not_cancellable: ({ number, state }) =>
    `${number} cannot be cancelled: it is ${state}. Only draft and ongoing orders can.`,
  order_moved: ({ number, state }) => `${number} has become ${state} meanwhile.`,
  order_step_illegal: ({ number, from, to, next }) =>
    `${number} cannot be ${to}: it is ${from}, ${whereTo(next)}.`,
  order_not_pickable: ({ number, state }) =>
    `${number} cannot be packed: it is ${state}, or its customer has not confirmed it.`,
  picking_incomplete: ({ missing }) =>
    `Not everything is picked: ${missing.map(({ sku, quantity }: Missing) => `${quantity} × ${sku}`).join(', ')}.`,
  parcel_step_illegal: ({ from, to }) => `A parcel that is ${from} cannot become ${to}.`,
  parcel_has_returns: () =>
    'Pieces of this order are in a return of their own: follow it in the back office.',
  parcel_not_inspectable: ({ state }) =>
    `A parcel that is ${state} cannot be inspected, or it has been.`,
  grid_save_not_found: () => 'There is no such save.',
  no_day_asked: () => 'The shopper asked for no other day, or has been answered.',
  return_window_over: ({ number, days }) =>
    `${number} was delivered more than ${days} days ago. Take it back all the same with --late.`,
  product_not_found: ({ sku }) => `There is no product with the SKU ${sku}.`,
  category_not_found: ({ slug, known }) => `There is no category "${slug}". ${thereAre(known)}`,
  brand_not_found: ({ slug, known }) => `There is no brand "${slug}". ${thereAre(known)}`,
  voucher_code_taken: () => 'There is a voucher of this code already.',
  voucher_not_found: ({ voucher }) => `There is no voucher ${voucher}.`,
  rate_cost_required: () => 'Nothing is delivered there yet: say --cost EGP.',
  rate_not_found: ({ place }) => `${place} has no rate of its own.`,
  state_not_found: ({ place }) => `There is no governorate "${place}".`,
  place_not_found: ({ place }) =>
    `There is no place "${place}". Give a governorate's code such as EG-C, a city's id, or a name; the lists are in: shipping list --cities GOVERNORATE`,
  place_ambiguous: ({ place, choices }) =>
    `"${place}" may be ${choices.map((each: Choice) => `${each.handle} (${each.name})`).join(', ')}. Give its code or id.`,
  tiers_do_not_fall: ({ from, above, below }) =>
    above === undefined
      ? `From ${from} on one would not cost less than ${below} EGP, the price of fewer. Give other --tiers, or none.`
      : `The quantity ${from} should be more than ${above}.`,
  picture_unusable: (members) => `The picture ${pictureFaultInWords(members)}.`,
  media_full: () => 'There is no room left for pictures. Make room, then try again.',
  media_away: () => 'The place where pictures are stored does not answer. Try again.',
  pair_unusable: () => 'These two photographs do not make the passes of a lamp.',
  uploads_busy: () => 'Too many pictures are being sent. Try again in a moment.',
  catalog_file_invalid: ({ problems }) => `The file has ${problems.length} problems.`,
  synonym_meaningless: ({ phrase }) => `"${phrase}" has no word that search reads.`,
  synonym_same: () => 'Both are forms of one word, which search knows anyway.',
  synonym_not_found: ({ phrase }) => `"${phrase}" is no synonym of anything.`,
  category_below_itself: ({ slug }) =>
    `The category ${slug} would hang below itself: somebody has moved it meanwhile. Import again.`,
  category_too_deep: ({ limit }) => `Categories have at most ${limit} levels.`,
  category_has_children: ({ children }) => `It has ${children} categories below it.`,
  category_has_products: ({ products }) => `It has ${products} products.`,
  category_in_use: () => 'The home page or a voucher names it.',
  not_a_draft: () => 'The product was on sale; withdraw it instead.',
  draft_in_use: () =>
    'The draft has stock movements or orders, or the home page or a pinned search uses it.',
  brand_in_use: ({ products }) =>
    products === 0 ? 'The home page or a voucher names it.' : `It has ${products} products.`,
  section_not_found: () => 'There is no such section of the home page.',
  slide_not_found: () => 'There is no such slide.',
  price_batch_not_found: () => 'There is no such price batch.',
  price_batch_step_illegal: ({ state }) => `The price batch is ${state}.`,
  price_batch_empty: () => 'No price would change.',
  price_batches_waiting: ({ limit }) => `There are ${limit} price batches waiting already.`,
  sheet_not_found: () => 'There is no such sheet.',
  sheet_step_illegal: ({ state }) => `The sheet is ${state}.`,
  sheet_empty: () => 'Nothing would change.',
  sheets_waiting: ({ limit }) => `There are ${limit} sheets waiting already.`,
  text_version_not_found: () => 'There is no such saved state of the text.',
  goods_receipt_not_found: ONLY_ON_SCREENS,
  receipt_sold: ONLY_ON_SCREENS,
  receipt_saved_already: ONLY_ON_SCREENS,
  count_not_found: ONLY_ON_SCREENS,
  count_over: ONLY_ON_SCREENS,
  count_moved: ONLY_ON_SCREENS,
  count_entered: ONLY_ON_SCREENS,
  count_unbookable: ONLY_ON_SCREENS,
  count_needs_approval: ONLY_ON_SCREENS,
  search_gap_not_found: () => 'That search is not in the list.',
  search_meaningless: ({ query }) => `"${query}" has no word that search reads.`,
  demo_being_removed: () => 'The demo is being removed already.',
  demo_absent: () => 'Nothing of the demo is left.',
  demo_changed: () => 'The demo is not what it was when you looked.',
  shop_has_sold: ({ orders }) => `${orders} orders of real customers have an invoice.`,
  backup_failed: () => 'No backup could be made, so nothing was removed.',
};

interface Missing {
  readonly sku: string;
  readonly quantity: number;
}

interface Choice {
  readonly handle: string;
  readonly name: string;
}

/** A use case's refusal for the owner, in plain words. */
export function describeRefusal({ code, members }: ProblemError): string {
  return WORDS[code]?.(members) ?? `Refused: ${code.replaceAll('_', ' ')}.`;
}

function whereTo(next: readonly OrderState[]): string {
  if (next.length === 0) return 'which is its end';
  const steps = next.map((state) => (state === 'cancelled' ? 'cancelled (orders cancel)' : state));
  return `from where it can be ${steps.join(' or ')}`;
}

function thereAre(slugs: readonly string[]): string {
  return `There are: ${slugs.join(', ') || 'none'}.`;
}
