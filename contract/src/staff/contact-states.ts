/** How far a message to the shop is dealt with. */
export const CONTACT_STATES = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** What a list of the inbox is narrowed down to; `mine`: those assigned to the caller and not closed. */
export const CONTACT_FILTERS = ['all', ...CONTACT_STATES, 'mine'] as const;
