import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { requireAnyPermission } from '../http/requirePermission.ts';
import { refuseOtherBranch } from './branchScope.ts';
import type { RecordValues, Resource } from './defineResource.ts';
import { deleteRecord, insertRecord, lockRecord, updateRecord } from './writeRecord.ts';

/**
 * Adds a record by all rules of its resource, within the transaction, and returns its id. `body` is the body as it was
 * sent.
 */
export async function createRecord(
  client: DatabaseClient,
  resource: Resource,
  request: FastifyRequest,
  values: RecordValues,
  body: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  await refuseOtherBranch(client, resource, request.session, null, values);
  const judge = await resource.beforeChange?.(client, request.session);
  await resource.prepare?.(values, client, request.session, null);
  await resource.watch?.(client, request, values, null);
  const id = await insertRecord(client, resource, values);
  await resource.besideNew?.write(client, request.session, id, body);
  await resource.afterChange?.(client, request.session);
  await judge?.();
  return id;
}

/** Changes a record by all rules of its resource, if it still has the version. */
export async function changeRecord(
  client: DatabaseClient,
  resource: Resource,
  request: FastifyRequest,
  { id, version, values }: { id: string; version: number; values: RecordValues },
): Promise<void> {
  const judge = await resource.beforeChange?.(client, request.session);
  await lockRecord(client, resource, id, version);
  refuseUnseen(resource, request.session, values);
  await refuseOtherBranch(client, resource, request.session, id, values);
  await resource.prepare?.(values, client, request.session, id);
  await resource.watch?.(client, request, values, id);
  await updateRecord(client, resource, id, version, values);
  await resource.afterChange?.(client, request.session);
  await judge?.();
}

/** S12 Refuses to overwrite fields that are hidden from the user: a form would send back the empty value that it received. */
export function refuseUnseen({ fieldByPath }: Resource, session: GatewaySession, values: RecordValues): void {
  for (const { write, personalTo } of fieldByPath.values()) {
    if (write && personalTo && write.column in values) requireAnyPermission(session, personalTo, 'Read');
  }
}

/** Removes a record by all rules of its resource. */
export async function removeRecord(
  client: DatabaseClient,
  resource: Resource,
  { session }: FastifyRequest,
  id: string,
): Promise<void> {
  await refuseOtherBranch(client, resource, session, id);
  const judge = await resource.beforeChange?.(client, session);
  await resource.beforeRemove?.(client, session, id);
  await deleteRecord(client, resource, id);
  await resource.afterChange?.(client, session);
  await judge?.();
}
