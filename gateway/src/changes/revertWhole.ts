import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { mayDo } from '../http/requirePermission.ts';
import { createRecord, removeRecord } from '../resource/changeRecord.ts';
import { inSavepoint } from '../resource/inSavepoint.ts';
import type { Left, PartDone } from './ChangeRun.ts';
import type { ChangeRow } from './changeRows.ts';
import { left, leftAsChanged, leftByRule } from './leftOut.ts';
import { isSame, lockRows, nameOfRow } from './lockRows.ts';
import type { Recorded } from './recordedResources.ts';
import { valuesOf } from './revertUpdates.ts';

/** Removes records that were created, and restores those that were deleted, one after the other. */
export async function revertWhole(
  client: DatabaseClient,
  request: FastifyRequest,
  kind: Recorded,
  changes: readonly ChangeRow[],
): Promise<PartDone> {
  const done: PartDone = { changed: 0, same: 0, left: [] };
  for (const change of changes) {
    const rows = await lockRows(client, kind.resource.table, [change.record_id]);
    const row = rows.get(change.record_id)?.row ?? null;
    const wasCreated = change.before === null;
    if (wasCreated === (row === null || isWithdrawn(row))) {
      done.same += 1;
      continue;
    }
    const kept = await (wasCreated ? takeAway : bringBack)(client, request, kind, change, row ?? {});
    if (kept) done.left.push(kept);
    if (!kept || kept.reason === 'WITHOUT_PIN') done.changed += 1;
  }
  return done;
}

type Row = Readonly<Record<string, unknown>>;

/** Whether only the row of a member remains, which the books keep without the person. */
const isWithdrawn = (row: Row): boolean => typeof row.erased_at === 'string';

async function takeAway(
  client: DatabaseClient,
  request: FastifyRequest,
  { resource, write }: Recorded,
  change: ChangeRow,
  row: Row,
): Promise<Left | null> {
  const facts = { record_id: change.record_id, name: nameOfRow(row) };
  // Users who may create an undeletable record may revert its creation, as long as no other record depends on it.
  const right = resource.remove ?? resource.create ?? write;
  if (!mayDo(request.session, right, 'Write')) return left(facts, 'PERMISSION');
  const isChanged = Object.entries(change.after ?? {}).some(([column, value]) => !isSame(row[column], value));
  if (isChanged) return leftAsChanged(client, change, facts.name);
  const refusal = await inSavepoint(client, async () => {
    const isDone = await resource.withdraw?.(client, request.session, change.record_id);
    if (!isDone) await removeRecord(client, resource, request, change.record_id);
  });
  return refusal && leftByRule(facts, refusal);
}

async function bringBack(
  client: DatabaseClient,
  request: FastifyRequest,
  { resource, write }: Recorded,
  { record_id, before, secrets }: ChangeRow,
): Promise<Left | null> {
  const facts = { record_id, name: nameOfRow(before) };
  if (!mayDo(request.session, resource.create ?? write, 'Write')) return left(facts, 'PERMISSION');
  const values = valuesOf(resource, before ?? {});
  // Without its PIN, anyone could use an offer, so it is restored as inactive. A user gets a new password by mail.
  const isOpen = secrets?.includes('authorize_pin') ?? false;
  const restored = isOpen ? { ...values, status: 'Inactive' } : values;
  const refusal = await inSavepoint(client, () => createRecord(client, resource, request, restored));
  if (refusal) return leftByRule(facts, refusal);
  return isOpen ? left(facts, 'WITHOUT_PIN') : null;
}
