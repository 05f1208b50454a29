import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { RecordValues, Resource } from './defineResource.ts';

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

/** S7 What only the people of a branch write. A customer is made in one, and then changed in every branch. */
const WRITES: Readonly<Record<string, { column: string; when: 'made' | 'always' }>> = {
  members: { column: 'branch_id', when: 'made' },
  potentials: { column: 'branch_id', when: 'made' },
  calendar: { column: 'branch_id', when: 'always' },
  stock: { column: 'branch_id', when: 'always' },
  'stock-import': { column: 'branch_id', when: 'always' },
  'merchant-branches': { column: 'id', when: 'always' },
};

/**
 * Refuses to write into a branch that the session does not work in: neither as the record is, nor as it would be. `id` is
 * null for a new record, `values` empty for one that goes.
 */
export async function refuseOtherBranch(
  client: DatabaseClient,
  { path, table }: Pick<Resource, 'path' | 'table'>,
  { branchIds }: GatewaySession,
  id: string | null,
  values: RecordValues = {},
): Promise<void> {
  const scope = WRITES[path];
  if (!scope || branchIds.length === 0 || (id !== null && scope.when === 'made')) return;
  const { column } = scope;
  // Who works in some branches makes none: it would not be one of theirs.
  const written = id === null && column === 'id' ? [null] : column in values ? [values[column]] : [];
  const kept =
    id === null ? [] : (await client.query(`select ${column} as branch from ${table} where id = $1`, [id])).rows;
  const touched = [...written, ...kept.map(({ branch }) => branch)];
  const isOwn = (branch: unknown) => branchIds.some((own) => own === branch) || (branch === null && column !== 'id');
  if (!touched.every(isOwn)) throw refuseField(column, 'is not one of your branches');
}
