/** The rules that a page of figures relies on. */
export const PROOF_RULES = ['TENDERS_EQUAL_DUE', 'LEDGER_EQUALS_BALANCES', 'ROLLUPS_EQUAL_SALES'] as const;
export type ProofRule = (typeof PROOF_RULES)[number];

/** The result of a rule; one that could not be checked in time is never reported as right. */
export const PROOF_STATES = ['EQUAL', 'DIFFERENT', 'NOT_CHECKED'] as const;
export type ProofState = (typeof PROOF_STATES)[number];
