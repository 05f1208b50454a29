/** Why a member is probably the person who is about to be registered. */
export const LIKELY_REASONS = ['phone', 'name_and_birthdate'] as const;
export type LikelyReason = (typeof LIKELY_REASONS)[number];

/** The maximum number of likely members listed for one person. */
export const MAX_LIKELY_MEMBERS = 5;
