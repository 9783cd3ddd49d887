/**
 * Codes of refusals that only staff and the command line meet. They are apart from `ERROR_CODES` so that
 * shoppers' browsers load no text for them.
 */
export const STAFF_ERROR_CODES = [
  'permission_required', // 403, with `permission`
  'record_changed', // 409, with the `current` record as it is now, and its `version` if it has one
  // Staff accounts
  'origin_refused', // 403: a change asked for by another site
  'factor_required', // 401, with `methods`: the password is right, the second factor is missing
  'factor_setup_required', // 403: the role requires a second factor, and none is set up
  'factor_needed', // 403, with `methods`: it was last given too long ago for this call
  'factor_wrong', // 422: a code or passkey that is not right, not theirs, or used already
  'last_factor', // 409: the role requires a second factor, and this is the only one
  'totp_not_set_up', // 409: there is no new secret to confirm
  'passkey_taken', // 409: it is registered already
  'passkey_not_found', // 404
  'session_not_found', // 404
  'push_device_not_found', // 404
  'staff_not_found', // 404, with `staff`
  'staff_exists', // 409: the e-mail has an account
  'last_owner', // 409: somebody must be able to do everything
  'role_not_found', // 404, with `role`
  'role_fixed', // 409: a built-in role cannot be changed
  'role_in_use', // 409: it has members or open invitations
  'invitation_not_found', // 404: unknown, accepted, revoked or too old
  'password_reset_not_found', // 404: unknown, used, replaced or too old
  // Orders
  'order_moved', // 409, with its `number` and the `state` it is in by now
  'order_step_illegal', // 409, with `number`, `from`, `to` and the `next` states there are
  // Money
  'refund_too_high', // 422, with `refundable`, EGP
  'tax_settings_missing', // 422, with the names of those that are `missing`
  'refund_in_progress', // 409: the provider has not answered about the one before
  'refund_not_found', // 404
  'refund_not_in_doubt', // 409: it is done, refused, or still being sent
  'transfer_not_waiting', // 409: matched, rejected or expired
  'transfer_taken', // 409, with `number`: this reference paid for another order
  'payment_task_not_found', // 404
  'receipt_not_found', // 404
  'provider_file_too_long', // 422: more than `max` rows
  'provider_file_unreadable', // 422: no column with the references, or none with the amounts
  'order_awaits_payment', // 409, with `number`: only its payment lets it through
  'order_paid', // 409, with `number`, `total` and `paid`, EGP: an edit may not change what it costs
  'order_not_to_confirm', // 409, with `number`, `state` and `confirmation`
  'view_not_found', // 404, also somebody else's
  'too_many_views', // 409, with the `limit`
  'note_not_found', // 404
  'note_not_editable', // 403: somebody else's, or older than five minutes
  'return_window_over', // 409, with `number` and the window's `days`
  // Packing, couriers and parcels
  'order_not_pickable', // 409, with `number`, `state`, `confirmation` and `packing`
  'order_line_not_found', // 404: the order has no such product
  'barcode_of_several', // 409, with what was `scanned`: several products share this barcode
  'unit_not_needed', // 409, with what was `scanned`: every order has all it needs of it, or none wants it
  'picking_incomplete', // 409, with `missing`: SKUs and how many
  'parcel_lines_differ', // 422: the parcels' lines do not add up to the order's
  'parcel_not_found', // 404
  'parcel_not_packed', // 409: it left, or was unpacked
  'parcel_sent_already', // 409: the courier company has it
  'parcel_sent_elsewhere', // 409, with `orders`: numbers; a courier company expects parcels of theirs that would leave with another courier
  'labels_outdated', // 409, with `orders`: numbers; their addresses were corrected, and their parcels have the old labels
  'address_not_correctable', // 409, with `number`, `state` and `packing`: no parcel is on its way to it
  'courier_does_not_serve', // 422, with `city_id`: the courier company that has a parcel has no such place in its list
  'correction_not_open', // 409: the courier company has the address, or the parcel came to an end
  'parcel_not_sent', // 409: the courier company does not have it
  'courier_not_set_up', // 409: the process has no keys of a courier company
  'pickup_asked', // 409, with `state` and `at`: the van was asked for at this time already
  'pickup_unanswered', // 503: the courier company may have booked the van or not
  'courier_refused', // 503, perhaps with its \`reason\`: the company refuses, or does not answer
  'parcel_step_illegal', // 409, with `parcel`, `from`, `to` and the `next` states there are
  'grid_save_not_found', // 404
  'no_day_asked', // 409: the parcel's shopper asked for no other day, or was answered
  'parcel_not_inspectable', // 409, with its `state` and, if it was inspected, `inspected_at`
  'inspection_differs', // 422, with `lines`: product, units in the parcel, units inspected
  'parcel_has_returns', // 409: pieces of the delivered parcel are in a return of their own
  // Returns
  'return_step_illegal', // 409, with `from`, `to` and the `next` states there are
  'return_nothing_accepted', // 409: no piece was taken back, so there is nothing to pay back or exchange
  'return_pieces_accepted', // 409: pieces were taken back, so they are not sent back
  'replacement_unusable', // 422: no order of the same customer that was placed after the return was asked for
  'courier_not_found', // 404
  'courier_inactive', // 409
  'handover_not_found', // 404
  'handover_signed', // 409, with `signed_at`
  'cash_not_outstanding', // 409, with `parcels`: not this courier's, not delivered, or handed in before
  'settlement_unreadable', // 422, with `problems`: a line (null for the whole file), what is wrong, and the cell's text
  'settlement_moved', // 409: what would be booked is not what was shown
  'settlement_empty', // 409: no line matches or is short
  'settlement_not_found', // 404
  'claim_not_found', // 404
  'claim_open', // 409: the parcel has a claim that has not ended
  'claim_unfounded', // 409: nothing of this kind can be claimed for the parcel
  'claim_step_illegal', // 409, with `from`, `to` and the `next` states there are
  // Customers and messages
  'customer_not_found', // 404; `merged_into` names the account that took over everything
  'customer_erased', // 409: the account of the order's customer was deleted
  'customers_not_merged', // 409, with the `reason`
  'message_not_found', // 404
  'message_not_answerable', // 409: its sender left no e-mail address, or the shop sends no mail
  'colleague_not_found', // 422
  // Vouchers and delivery rates
  'voucher_code_taken', // 409
  'voucher_not_found', // 404, with `voucher`
  'voucher_ended', // 409: it was ended for good
  'rate_cost_required', // 422: nothing is delivered there yet
  'rate_not_found', // 404, with `place`
  'place_not_found', // 404, with `place`
  'place_ambiguous', // 409, with `place` and the `choices` there are
  // Catalogue
  'catalog_file_invalid', // 422, with `problems`: a message each, and its place in the file
  // 422: prices by quantity must fall; the tier's `from`, and the quantity it must be `above` or the price `below`
  'tiers_do_not_fall',
  'product_version_not_found', // 404
  'earlier_state_not_found', // 404
  'sku_taken', // 409, with the `product` that has it
  'picture_unusable', // 422, with its `fault`
  // Categories
  'category_below_itself', // 422
  'category_too_deep', // 422, with the `limit` of levels
  'category_has_children', // 409, with how many `children` hang below it
  'category_has_products', // 409, with how many `products` it has: name another category for them
  'category_in_use', // 409, with how many `slides`, `sections` and `vouchers` name it
  // Brands
  'draft_in_use', // 409, with whether it has `stock` movements, `orders` or other `uses`
  'not_a_draft', // 409
  'brand_in_use', // 409, with how many `products`, `slides`, `sections` and `vouchers` name it
  // Home page
  'section_not_found', // 404
  'slide_not_found', // 404
  // Price batches
  'price_batch_not_found', // 404
  'price_batch_step_illegal', // 409, with its `state`
  'price_batch_empty', // 409: no price would change
  'price_batches_waiting', // 409, with the `limit`: that many are not applied yet
  // Product sheets
  'sheet_not_found', // 404
  'sheet_step_illegal', // 409, with its `state`
  'sheet_empty', // 409: nothing would change
  'sheets_waiting', // 409, with the `limit`: that many are not applied yet
  'media_full', // 507: the folder or bucket of pictures takes no more
  'media_away', // 503: it does not answer, or refuses the shop
  'pair_unusable', // 422, with `fault`: two photographs that do not make a lamp's passes
  'uploads_busy', // 503, with `retry_in`: too many files are on their way to this process
  'text_version_not_found', // 404: a text of the shop has no such saved state
  // Stock
  'stock_promised', // 409, with `sellable` and `promised`: orders hold the rest
  'stock_too_high', // 409, with the `most` units that a product can have
  'goods_receipt_not_found', // 404
  'receipt_sold', // 409: no product of the receipt of goods has all its pieces to sell
  'receipt_saved_already', // 409, with its `receipt`: the key was used for another receipt of goods
  'count_not_found', // 404
  'count_over', // 409: a stock count that was closed or cancelled
  'count_moved', // 409: units left or came since the product was counted, so more cannot be added
  'count_entered', // 409: somebody entered the product, or took it out, since the caller saw it
  'count_unbookable', // 409, with the `count` of products that have to be counted again
  'count_needs_approval', // 403: somebody who did not count has to close it
  // Search
  'synonym_meaningless', // 422, with `phrase`: it has no word
  'synonym_same', // 422: both are forms of one word, which search knows anyway
  'synonym_not_found', // 404, with `phrase`
  'search_gap_not_found', // 404: dismissed, or too old
  'search_meaningless', // 422, with `query`: it has no word
  // Opening
  'demo_being_removed', // 409: a removal is under way
  'demo_absent', // 409: nothing of the demo is left to remove
  'demo_changed', // 409: something else would go than was shown
  'shop_has_sold', // 409, with `orders`: so many orders of real customers have an invoice
  'backup_failed', // 503: no backup could be made, so nothing was removed
] as const;
export type StaffErrorCode = (typeof STAFF_ERROR_CODES)[number];

/** Why a picture cannot be used, the `fault` of `picture_unusable`. */
export const PICTURE_FAULTS = [
  'path_invalid',
  'missing',
  'outside',
  'not_a_file',
  'not_in_shop',
  'file_too_large',
  'drawing_too_large',
  'not_a_picture',
  'format_unknown',
  'heic', // as iPhones save photographs
  'no_drawing', // for a logo or the app's icon
  'not_square', // for the app's icon
  'too_many_pixels',
  'too_narrow', // with `least` and `width`, pixels
  'proportions',
  'damaged',
  'light_shape', // with `day`, the name of the day pass
  'light_small', // the same
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** Why two photographs do not make a lamp's passes, the `fault` of `pair_unusable`. */
export const PAIR_FAULTS = [
  'drawing', // one of them is no photograph
  'sizes_differ',
  'too_dark',
  'burnt_out',
  'other_scene',
  'moved',
  'nothing_lights',
] as const;
export type PairFault = (typeof PAIR_FAULTS)[number];

/** Codes of single fields that only staff fill in, as `FIELD_CODES` are for shoppers. */
export const STAFF_FIELD_CODES = [
  'too_many_decimals',
  'voucher_code_invalid',
  'percent_or_amount',
  'ends_before_start',
  'fewer_than_used',
  'day_invalid',
  'moment_invalid',
  'sku_invalid',
  'sku_taken',
  'sku_unknown',
  'item_code_invalid', // neither EGS nor a barcode with its check digit
  'unit_type_invalid',
  'tag_invalid',
  'days_backwards',
  'period_too_long', // more days than reports and the books are read for at once
  'nothing_to_change',
  'tier_quantity_not_higher', // than that of the price before it
  'tier_not_cheaper', // than fewer units
  'time_past',
  'finds_too_many', // products
  'order_prefix_invalid', // one to five Latin letters or digits, the first a letter
  'provider_without_keys', // this process cannot take that method by that gateway
  'no_way_to_pay', // all of them switched off
  'placeholder_unknown', // something in braces that this text has not
  'placeholder_missing', // what this text must hold, such as the code
  'text_broken', // braces or a plural that are no ICU message
  'heading_level', // only ## and ### head a section or a part
  'link_unsafe', // neither https, mail, telephone nor a page of the shop
  'question_missing', // a section of questions with none, or with text outside them
] as const;
export type StaffFieldCode = (typeof STAFF_FIELD_CODES)[number];

/** Whether a text is one of the staff's field codes. */
export function isStaffFieldCode(value: string): value is StaffFieldCode {
  return (STAFF_FIELD_CODES as readonly string[]).includes(value);
}
