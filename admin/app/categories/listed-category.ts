import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';

/** A category as the tree of all of them lists it. */
export type ListedCategory = StaffCallOutput<'listStaffCategories'>['data'][number];
