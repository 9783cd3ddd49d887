import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';

/** What conditions and links can name. */
export type HomeChoices = StaffCallOutput<'getHomeChoices'>['data'];

/** The page above the editors. */
export const HOME_PAGE = '/home-page';
