import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import type { Left, PartDone } from './ChangeRun.ts';
import { type ChangingRecord, changeMany } from './changeMany.ts';
import type { ChangeRow } from './changeRows.ts';
import { jsonColumns } from './jsonColumns.ts';
import { left, leftAsChanged, leftByRule } from './leftOut.ts';
import { isSame, type LockedRow, lockRows, nameOfRow } from './lockRows.ts';
import type { Recorded } from './recordedResources.ts';

/** Restores the fields of records of one kind that a change replaced. */
export async function revertUpdates(
  context: GatewayContext,
  client: DatabaseClient,
  request: FastifyRequest,
  { resource, write }: Recorded,
  changes: readonly ChangeRow[],
): Promise<PartDone> {
  const rows = await lockRows(
    client,
    resource.table,
    changes.map(({ record_id }) => record_id),
  );
  const mayWrite = mayDo(request.session, resource.update ?? write, 'Write');
  const done: PartDone = { changed: 0, same: 0, left: [] };
  const changing: ChangingRecord[] = [];
  for (const change of changes) {
    const now = rows.get(change.record_id);
    const name = nameOfRow(now?.row);
    const kept = now && (await keptAsIs(client, change, now, mayWrite));
    if (!now) done.left.push(left({ record_id: change.record_id, name }, 'GONE'));
    else if (kept === 'same') done.same += 1;
    else if (kept) done.left.push(kept);
    else {
      const values = valuesOf(resource, change.before ?? {});
      const refusal = await refusedBefore(context, resource, request.session, values, now.id);
      if (refusal) done.left.push(leftByRule({ record_id: now.id, name }, refusal));
      else changing.push({ id: now.id, version: now.version, values });
    }
  }
  const refused = await changeMany(client, resource, request, changing);
  for (const { id } of changing) {
    const refusal = refused.get(id);
    if (refusal) done.left.push(leftByRule({ record_id: id, name: nameOfRow(rows.get(id)?.row) }, refusal));
    else done.changed += 1;
  }
  return done;
}

/**
 * Refuses what needs more than the right to write: a user’s own e-mail is only restored if the user knows the password
 * (ADR 0029).
 */
async function refusedBefore(
  context: GatewayContext,
  resource: Resource,
  session: GatewaySession,
  values: RecordValues,
  id: string,
): Promise<Refusal | null> {
  try {
    await resource.beforeWrite?.(context, session, values, id);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Returns why a record is left unchanged; null if its fields are still as the change left them. */
async function keptAsIs(
  client: DatabaseClient,
  change: ChangeRow,
  { row }: LockedRow,
  mayWrite: boolean,
): Promise<Left | 'same' | null> {
  const { before, after, record_id } = change;
  const name = nameOfRow(row);
  const columns = Object.keys(after ?? {});
  if (columns.length === 0) return left({ record_id, name }, 'SECRET');
  if (columns.every((column) => isSame(row[column], before?.[column]))) return 'same';
  if (!columns.every((column) => isSame(row[column], after?.[column]))) return leftAsChanged(client, change, name);
  return mayWrite ? null : left({ record_id, name }, 'PERMISSION');
}

/** Converts a row's JSON to column values: values that are JSON themselves become text. */
export function valuesOf(resource: Recorded['resource'], row: Readonly<Record<string, unknown>>): RecordValues {
  const json = jsonColumns(resource);
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      json.has(column) && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}
