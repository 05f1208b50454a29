/** Why the points of a receipt cannot be claimed, whoever asks. */
export const CLAIM_OBSTACLES = ['VOID', 'CLAIMED', 'EXPIRED', 'NO_POINTS'] as const;
