/** Why the points of a receipt cannot be claimed, regardless of who claims them. */
export const CLAIM_OBSTACLES = ['VOID', 'CLAIMED', 'EXPIRED', 'NO_POINTS'] as const;
