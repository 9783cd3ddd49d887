/** Values of tax documents as plain data, which browsers load without zod. */

/** A spreadsheet of lines for an accountant, and e-receipts as the tax authority takes them. */
export const TAX_FORMATS = ['xlsx', 'csv', 'receipts'] as const;
export type TaxFormat = (typeof TAX_FORMATS)[number];

/**
 * Why a document is in no file of e-receipts: from EGP 150,000 on the buyer's national id is needed; a sale to a
 * company is an invoice of the authority's; a credit note of money alone has no pieces; or its sale is in no file.
 */
export const LEFT_OUT_REASONS = [
  'buyer_id_needed',
  'company',
  'no_pieces',
  'sale_not_in_file',
] as const;

/** Orders sold to companies that one file names. */
export const COMPANIES_MAX = 100;
export const COMPANIES_MAX_LENGTH = 2_000;

/** The shop's settings that a receipt cannot do without. */
export const SELLER_SETTINGS = [
  'tax_number',
  'tax_branch_code',
  'tax_activity_code',
  'tax_device_serial',
  'tax_governorate',
  'tax_city',
  'tax_street',
  'tax_building',
] as const;
