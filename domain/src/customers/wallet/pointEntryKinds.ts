/** What moves points, in the words of the ledger: `merge` when two accounts become one, `claim` those of a guest's receipt. */
export const POINT_ENTRY_KINDS = ['opening', 'earn', 'redeem', 'adjust', 'void', 'merge', 'claim', 'return'] as const;
