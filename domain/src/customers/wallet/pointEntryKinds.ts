/** The kinds of entries in the ledger: `merge` if two accounts become one, `claim` for points of a guest's receipt. */
export const POINT_ENTRY_KINDS = ['opening', 'earn', 'redeem', 'adjust', 'void', 'merge', 'claim', 'return'] as const;
