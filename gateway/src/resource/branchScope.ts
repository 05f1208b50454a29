import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { RecordValues, Resource } from './defineResource.ts';

/** Returns conditions that limit a statement to the requested branch and to the session's own. */
export function branchConditions(
  { branch }: Pick<Resource, 'branch'>,
  branchId: string | null,
  own: readonly string[],
  add: (value: unknown) => string,
): string[] {
  if (!branch?.lists) return [];
  const conditions = branchId ? [`t.${branch.field} = ${add(branchId)}`] : [];
  if (branch.lists === 'own' && own.length > 0) conditions.push(`t.${branch.field} = any(${add(own)}::uuid[])`);
  return conditions;
}

/**
 * S7 Refuses to write into a branch in which the session does not work, whether the record is there now or would be
 * afterwards. `id` is null for a new record, `values` empty for a removal.
 */
export async function refuseOtherBranch(
  client: DatabaseClient,
  { branch: scope, table }: Pick<Resource, 'branch' | 'table'>,
  { branchIds }: GatewaySession,
  id: string | null,
  values: RecordValues = {},
): Promise<void> {
  if (!scope?.writes || branchIds.length === 0 || (id !== null && scope.writes === 'made')) return;
  const { field: column } = scope;
  // A user of some branches cannot create a branch: it would not be one of theirs.
  const written =
    id === null ? [column === 'id' ? null : (values[column] ?? null)] : column in values ? [values[column]] : [];
  const kept =
    id === null ? [] : (await client.query(`select ${column} as branch from ${table} where id = $1`, [id])).rows;
  const touched = [...written, ...kept.map(({ branch }) => branch)];
  // A record without a branch is visible to everyone, except where users of some branches see only the records of theirs.
  const mayBeOfNone = column !== 'id' && scope.lists !== 'own';
  const isOwn = (branch: unknown) => branchIds.some((own) => own === branch) || (branch === null && mayBeOfNone);
  if (!touched.every(isOwn)) throw refuseField(column, 'is not one of your branches');
}
