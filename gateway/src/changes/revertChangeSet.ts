import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import type { BroughtBeside } from '../import/BroughtBeside.ts';
import type { PartDone } from './ChangeRun.ts';
import { CHANGE_COLUMNS, type ChangeRow } from './changeRows.ts';
import { areVisible } from './isVisible.ts';
import { left } from './leftOut.ts';
import { readableTables } from './readChanges.ts';
import type { RecordedResources } from './recordedResources.ts';
import { revertUpdates } from './revertUpdates.ts';
import { revertWhole } from './revertWhole.ts';
import type { RunAction } from './runChanges.ts';

/**
 * Reverts a set of changes, or one of them: each record gets its earlier values, by all rules of its kind and the
 * rights of the caller. Values changed since are left unchanged. The revert is itself a change set, and can be reverted
 * in turn.
 */
export function requestedRevert(
  context: GatewayContext,
  request: FastifyRequest,
  recorded: RecordedResources,
  besides: readonly BroughtBeside[],
  { set_id: setId, number }: RevertRequest,
): RunAction {
  const tables = readableTables(recorded, request.session);
  const isReadable = ({ table }: BroughtBeside) => tables.includes(table);
  const before = besides.filter(({ when }) => when === 'before');
  const after = besides.filter(({ when }) => when === 'after');
  return {
    kind: 'revert',
    request: { set_id: setId, number },
    revertsId: setId,
    find: async (client) => {
      const answer = await client.query<{ number: string }>(find(recorded, request.session), [
        ...[setId, tables, number, request.session.branchIds],
      ]);
      const items = [
        ...(await broughtBeside(client, before.filter(isReadable), setId, number)),
        ...answer.rows.map((row) => row.number),
        ...(await broughtBeside(client, after.filter(isReadable), setId, number)),
      ];
      if (items.length === 0) throw refuseUnknown('The set of changes');
      // Reverting it would remove the shop itself.
      const began = await client.query("select 1 from change_sets where id = $1 and source = 'system'", [setId]);
      if (began.rowCount !== 0) throw refuseField('id', 'is what the shop was set up with, which is not taken back');
      // A merge also moved points and sales.
      const merged = await client.query(
        "select 1 from changes where set_id = $1 and before ? 'merged_into_id' and after ? 'merged_into_id'",
        [setId],
      );
      if (merged.rowCount !== 0) throw refuseField('id', 'is a merge of two members, which is undone among the merges');
      const erased = await client.query(
        `select 1 from changes where set_id = $1 and ((before ? 'erased_at' and after ->> 'erased_at' is not null)
          or (record = 'potentials' and after is null and 'firstname' = any(secrets)))`,
        [setId],
      );
      if (erased.rowCount !== 0) throw refuseField('id', 'is the erasure of a person, which has no way back');
      if ((await client.query(TAKEN_BACK_IMPORT, [setId])).rowCount !== 0) throw refuseField('id', NOT_GIVEN_BACK);
      return items;
    },
    async work(client, items) {
      const numbers = items.filter((item) => !item.includes(':'));
      return sum([
        await takeBackBesides(client, request, before, setId, items),
        await revertPart(context, client, request, recorded, setId, numbers),
        await takeBackBesides(client, request, after, setId, items),
      ]);
    },
  };
}

/** A set, or one of its changes. */
export interface RevertRequest {
  set_id: string;
  number: string | null;
}

/** Last change first: a record that was created from another one is removed before that one. The entry of an import stays. */
const find = (recorded: RecordedResources, session: GatewaySession) => `
  select c.id::text as number from changes c where c.set_id = $1 and c.record = any($2) and c.record <> 'file_imports'
    and ($3::bigint is null or c.id = $3) and ${areVisible(recorded, session, '$4')}
  order by c.id desc`;

const sum = (parts: readonly PartDone[]): PartDone => ({
  changed: parts.reduce((all, { changed }) => all + changed, 0),
  same: parts.reduce((all, { same }) => all + same, 0),
  left: parts.flatMap((part) => part.left),
});

/** Returns the data of a file for other records, as items such as `stock:...`. */
async function broughtBeside(
  client: DatabaseClient,
  besides: readonly BroughtBeside[],
  setId: string,
  number: string | null,
): Promise<string[]> {
  const importId = await importOf(client, setId);
  if (!importId) return [];
  const one = number === null ? null : await client.query<{ record_id: string }>(RECORD, [setId, number]);
  const [record] = one?.rows ?? [];
  const found: string[] = [];
  for (const { kind, find: findKeys } of besides) {
    const keys = await findKeys(client, importId, record?.record_id ?? null);
    found.push(...keys.map((key) => `${kind}:${key}`));
  }
  return found;
}

const RECORD = 'select record_id from changes where set_id = $1 and id = $2';

async function importOf(client: DatabaseClient, setId: string): Promise<string | undefined> {
  const text = "select record_id as id from changes where set_id = $1 and record = 'file_imports'";
  return (await client.query<{ id: string }>(text, [setId])).rows[0]?.id;
}

async function takeBackBesides(
  client: DatabaseClient,
  { session }: FastifyRequest,
  besides: readonly BroughtBeside[],
  setId: string,
  items: readonly string[],
): Promise<PartDone> {
  const done: PartDone = { changed: 0, same: 0, left: [] };
  for (const { kind, lock, takeBack } of besides) {
    const keys = items.flatMap((item) => (item.startsWith(`${kind}:`) ? [item.slice(kind.length + 1)] : []));
    const importId = keys.length > 0 ? await importOf(client, setId) : undefined;
    if (!importId) continue;
    await lock(client, keys);
    const part = await takeBack(client, session, importId, keys);
    done.changed += part.changed;
    done.same += part.same;
    done.left.push(
      ...part.left.map(({ reason, message, ...record }) => left(record, reason, { message: message ?? null })),
    );
  }
  return done;
}

/**
 * Finds the revert of an import that had brought data for other records: reverting it would restore the records without
 * that data.
 */
const TAKEN_BACK_IMPORT = `
  select 1 from change_sets s join changes f on f.set_id = s.reverts_id and f.record = 'file_imports'
    join file_imports i on i.id = f.record_id
  where s.id = $1 and i.brought <> '{}'`;
const NOT_GIVEN_BACK =
  'took an import back that had brought more than records, such as points or stock: import the file again instead';

async function revertPart(
  context: GatewayContext,
  client: DatabaseClient,
  request: FastifyRequest,
  recorded: RecordedResources,
  setId: string,
  numbers: readonly string[],
): Promise<PartDone> {
  const { rows } = await client.query<ChangeRow>(
    `select ${CHANGE_COLUMNS} from changes c where c.set_id = $1 and c.id = any($2::bigint[]) order by c.id desc`,
    [setId, numbers],
  );
  for (const table of new Set(rows.map(({ record }) => record))) {
    await recorded.byTable.get(table)?.resource.beforeChange?.(client, request.session);
  }
  const done: PartDone = { changed: 0, same: 0, left: [] };
  for (const group of groupsOf(rows)) {
    const kind = recorded.byTable.get(group[0]?.record ?? '');
    if (!kind) continue;
    const part = isUpdate(group[0])
      ? await revertUpdates(context, client, request, kind, group)
      : await revertWhole(client, request, kind, group);
    done.changed += part.changed;
    done.same += part.same;
    done.left.push(...part.left);
  }
  return done;
}

const isUpdate = (row: ChangeRow | undefined): boolean => row?.before != null && row.after != null;

/** Groups changes of fields that can be reverted together: of one table, each of another record. */
function groupsOf(rows: readonly ChangeRow[]): ChangeRow[][] {
  const groups: ChangeRow[][] = [];
  let seen = new Set<string>();
  for (const row of rows) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const fits = isUpdate(row) && isUpdate(first) && first?.record === row.record && !seen.has(row.record_id);
    if (fits) last?.push(row);
    else {
      groups.push([row]);
      seen = new Set();
    }
    seen.add(row.record_id);
  }
  return groups;
}
