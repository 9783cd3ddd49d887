/**
 * Stable codes of problem documents (RFC 9457, design §4). The storefront translates them; a test
 * proves that every code has both languages. Status in brackets is the usual one.
 */
export const ERROR_CODES = [
  // The call itself
  'validation_failed', // 400, with `fields`
  'malformed_request', // 400, and other 4xx: no HTTP request that the shop understands
  'malformed_json', // 400
  'request_timeout', // 408: it came in too slowly
  'headers_too_large', // 431
  'body_too_large', // 413
  'unsupported_media_type', // 415, also for a body that is compressed
  'not_acceptable', // 406
  'database_required', // 400
  'unknown_database', // 404
  'uid_required', // 400
  'unknown_uid', // 400
  'service_login_failed', // 401
  'service_credential_required', // 401
  'service_credential_invalid', // 401, also when it has expired
  'login_required', // 401
  'session_expired', // 401, also when revoked or unknown
  'route_not_found', // 404
  'too_many_requests', // 429, with retry_in seconds
  'internal_error', // 500
  'service_unavailable', // 503
  // Accounts
  'wrong_credentials', // 401: Wrong username or password!
  'too_many_attempts', // 429, with retry_in seconds
  'email_taken', // 409
  'phone_taken', // 409
  'contact_confirmed', // 409: a confirmed phone or e-mail is not replaced
  'otp_wrong', // 422: Otp Code is Wrong
  'otp_expired', // 422: expired, used or dead; ask for a new one
  'otp_too_soon', // 429, with retry_in seconds
  'too_many_messages', // 429, with retry_in seconds: no more to this contact today
  'otp_undeliverable', // 422: no sender for that destination
  'reset_session_expired', // 401
  'old_password_wrong', // 422
  'verification_required', // 403: ordering needs a verified account
  'orders_on_their_way', // 409: account deletion refused
  'account_not_found', // 404
  // Catalogue
  'product_not_found', // 404
  'product_gone', // 410: withdrawn from sale, with its name and category
  'category_not_found', // 404
  'brand_not_found', // 404
  // Addresses and delivery
  'address_not_found', // 404
  'address_limit_reached', // 409
  'state_not_found', // 404
  'city_not_found', // 404
  'delivery_unavailable', // 422
  // Orders
  'idempotency_key_required', // 400
  'idempotency_key_reused', // 422
  'placement_voided', // 409: the key was given up before this request came
  'too_many_orders', // 429, with retry_in seconds
  'too_many_cancellations', // 429, with retry_in seconds
  'order_too_large', // 422, with limit and units
  'cash_limit_exceeded', // 422, with limit and unconfirmed, EGP
  'order_differs', // 409, with differences and quote
  'order_not_found', // 404
  'order_not_cancellable', // 409
  'payment_method_unavailable', // 422, with `method`: switched off, or not for this order
  'payment_not_awaited', // 409, with `number`: paid already, cancelled, or to be paid at the door
  'payment_not_begun', // 503: the provider did not answer or refused; another method may work
  'too_many_payment_attempts', // 429
  'order_not_editable', // 409, with `number`, `state` and `packing`
  'order_link_invalid', // 404: forged, or older than 72 hours
  'tracking_not_found', // 404: no order has this number and phone
  'day_not_possible', // 409, with the parcel's `state`, and `from` and `to` between which a day can be asked for
  'order_not_returnable', // 409: nothing of it was delivered
  'return_too_late', // 409, with `lines`: product and the last day `until` which it could be sent back
  'return_units_exceeded', // 409, with `lines`: product and how many `units` can still be sent back
  'return_not_found', // 404
  'return_not_cancellable', // 409, with its `state`
  'shopper_picture_unusable', // 422: no photograph, damaged, or too many pixels
  'voucher_invalid', // 422, with reason
  'too_many_voucher_guesses', // 429, with retry_in seconds
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Codes of single fields, the values of `fields` in a `validation_failed` problem. */
export const FIELD_CODES = [
  'required',
  'invalid',
  'unknown_field',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'not_a_number',
  'not_whole',
  'name_required',
  'email_required',
  'email_invalid',
  'email_taken',
  'phone_required',
  'phone_invalid',
  'phone_taken',
  'login_required',
  'login_invalid',
  'password_required',
  'password_too_short',
  'password_too_long',
  'old_password_required',
  'old_password_wrong',
  'new_password_required',
  'password_confirmation_required',
  'passwords_do_not_match',
  'code_required',
  'code_invalid',
  'state_required',
  'city_required',
  'city_not_in_state',
  'street_required',
  'message_required',
  'quantity_invalid',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Whether a text is one of the field codes. */
export function isFieldCode(value: string): value is FieldCode {
  return (FIELD_CODES as readonly string[]).includes(value);
}
