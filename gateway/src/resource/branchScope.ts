interface BranchScope {
  column: string;
  /** Whoever works in some branches only sees nothing of the others. */
  ownBranchesOnly: boolean;
}

/**
 * OP-30 What `branch_id` narrows. Everything else belongs to all branches of a merchant: one catalogue, one set of
 * offers and tiers. Members and birthdays can be asked for by branch, but a customer is one in every branch.
 */
const SCOPES: Readonly<Record<string, BranchScope>> = {
  transactions: { column: 'branch_id', ownBranchesOnly: false },
  members: { column: 'branch_id', ownBranchesOnly: false },
  potentials: { column: 'branch_id', ownBranchesOnly: false },
  calendar: { column: 'branch_id', ownBranchesOnly: false },
  stock: { column: 'branch_id', ownBranchesOnly: true },
  'stock-import': { column: 'branch_id', ownBranchesOnly: true },
};

/** Conditions that keep a statement to the asked branch and to the session's own. */
export function branchConditions(
  path: string,
  asked: string | null,
  own: readonly string[],
  add: (value: unknown) => string,
): string[] {
  const scope = SCOPES[path];
  if (!scope) return [];
  const conditions = asked ? [`t.${scope.column} = ${add(asked)}`] : [];
  if (scope.ownBranchesOnly && own.length > 0) conditions.push(`t.${scope.column} = any(${add(own)}::uuid[])`);
  return conditions;
}
