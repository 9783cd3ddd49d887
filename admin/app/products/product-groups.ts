import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';

/** The brands and categories that a product can have. */
export type ProductGroups = StaffCallOutput<'listProductGroups'>['data'];
