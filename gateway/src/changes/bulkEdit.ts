import { BulkRefusal, bulkValue } from '@taem/domain/changes/bulkEdit.ts';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { inTurn } from '../http/inTurn.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { compileIds } from '../resource/compileQuery.ts';
import { requireRead } from '../resource/mayRead.ts';
import type { Left, PartDone } from './ChangeRun.ts';
import { type ChangingRecord, changeMany } from './changeMany.ts';
import { left, leftByRule } from './leftOut.ts';
import { isSame, type LockedRow, lockRows, nameOfRow } from './lockRows.ts';
import { idsIn, namesOf } from './namesOf.ts';
import { type BulkEdit, MAX_RECORDS } from './readBulkEdit.ts';
import type { RecordedResources } from './recordedResources.ts';
import { type ReportedValue, reportValue } from './reportValue.ts';
import type { RunAction } from './runChanges.ts';

/** Changes one field of all records that are found; their number must equal that of the preview. */
export function requestedBulkEdit(request: FastifyRequest, edit: BulkEdit, body: unknown): RunAction {
  requireBulk(edit, request.session);
  return {
    kind: 'bulk',
    request: body,
    find: async (client) => {
      const ids = await findIds(client, edit, request.session);
      if (edit.expected !== null && ids.length !== edit.expected) {
        throw new Refusal(409, '123', 'Other records match now than those that were shown. Look again.', {
          expected: edit.expected,
          found: ids.length,
        });
      }
      return ids;
    },
    work: (client, ids) => doPart(client, request, edit, ids),
  };
}

/** Requires the right to read, as the records are found like a list and reported by name with their values. */
function requireBulk({ kind: { resource, write } }: BulkEdit, session: GatewaySession): void {
  requireRead(resource, session);
  requirePermission(session, resource.update ?? write, 'Write');
}

async function findIds(client: DatabaseClient, edit: BulkEdit, session: GatewaySession): Promise<string[]> {
  const { ids, ...which } = edit.which;
  const narrowed = ids ? { filter: { id: { $in: ids } }, keyword: null, branchId: null } : which;
  const { text, values } = compileIds(edit.kind.resource, narrowed, session, MAX_RECORDS + 1);
  const found = await client.query<{ id: string }>(text, values);
  if (found.rows.length > MAX_RECORDS) throw refuseField('filter', `finds more than ${MAX_RECORDS} records`);
  return found.rows.map(({ id }) => id);
}

/** Records by outcome: to be changed, already equal, and refused by a rule of the field. */
interface Sorted {
  changing: ChangingRecord[];
  same: number;
  left: Left[];
}

function sortOut({ declared, column, action }: BulkEdit, ids: readonly string[], rows: ReadonlyMap<string, LockedRow>) {
  const sorted: Sorted = { changing: [], same: 0, left: [] };
  for (const id of ids) {
    const found = rows.get(id);
    const facts = { record_id: id, name: nameOfRow(found?.row) };
    if (!found) {
      sorted.left.push(left(facts, 'GONE'));
      continue;
    }
    try {
      const value = bulkValue(declared, action, found.row[column]);
      if (isSame(value, found.row[column])) sorted.same += 1;
      else sorted.changing.push({ id, version: found.version, values: { [column]: value } });
    } catch (error) {
      if (!(error instanceof BulkRefusal)) throw error;
      sorted.left.push(left(facts, 'RULE', { message: error.message }));
    }
  }
  return sorted;
}

async function doPart(
  client: DatabaseClient,
  request: FastifyRequest,
  edit: BulkEdit,
  ids: readonly string[],
): Promise<PartDone> {
  requireBulk(edit, request.session);
  const { resource } = edit.kind;
  await resource.beforeChange?.(client, request.session);
  const rows = await lockRows(client, resource.table, ids);
  const { changing, same, left } = sortOut(edit, ids, rows);
  const refused = await changeMany(client, resource, request, changing);
  const byRule = [...refused].map(([id, refusal]) =>
    leftByRule({ record_id: id, name: nameOfRow(rows.get(id)?.row) }, refusal),
  );
  return { changed: changing.length - refused.size, same, left: [...left, ...byRule] };
}

export interface BulkPreview {
  /** How many records match the request. */
  count: number;
  changing: number;
  same: number;
  left_count: number;
  left: Left[];
  examples: { record_id: string; name: string | null; before: ReportedValue | null; after: ReportedValue | null }[];
}

const MAX_EXAMPLES = 5;
const MAX_LEFT = 20;
/** Number of records of a preview in memory at a time. */
const SLICE = 1_000;
/** Maximum number of previews at once in this process: one of many records holds its connection for long. */
const MAX_AT_ONCE = 2;

/** Thrown to roll back a preview's trial. */
class TriedOut extends Error {
  readonly preview: BulkPreview;

  constructor(preview: BulkPreview) {
    super('A preview is not kept.');
    this.preview = preview;
  }
}

/** Returns what a bulk edit would do, by applying its rules in a transaction that is rolled back. */
export async function previewBulkEdit(
  { database }: GatewayContext,
  request: FastifyRequest,
  recorded: RecordedResources,
  edit: BulkEdit,
): Promise<BulkPreview> {
  requireBulk(edit, request.session);
  try {
    const preview = () =>
      database.inTransaction(request.session.realmId, async (client) => {
        throw new TriedOut(await tryOut(client, request, recorded, edit));
      });
    return await inTurn('bulk-edit previews', preview, MAX_AT_ONCE);
  } catch (error) {
    if (error instanceof TriedOut) return error.preview;
    throw error;
  }
}

async function tryOut(
  client: DatabaseClient,
  request: FastifyRequest,
  recorded: RecordedResources,
  edit: BulkEdit,
): Promise<BulkPreview> {
  const { kind, column } = edit;
  const ids = await findIds(client, edit, request.session);
  const all = { changing: 0, same: 0, left_count: 0, left: [] as Left[] };
  const previewed: { id: string; name: string | null; values: readonly [before: unknown, after: unknown] }[] = [];
  for (let at = 0; at < ids.length; at += SLICE) {
    const part = ids.slice(at, at + SLICE);
    const rows = await readRows(client, kind.resource.table, part);
    const { changing, same, left } = sortOut(edit, part, rows);
    for (const { id, values } of kind.resource.prepare ? changing : []) {
      try {
        await kind.resource.prepare?.({ ...values }, client, request.session, id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        left.push(leftByRule({ record_id: id, name: nameOfRow(rows.get(id)?.row) }, error));
      }
    }
    const refused = new Set(left.map(({ record_id }) => record_id));
    const accepted = changing.filter(({ id }) => !refused.has(id));
    for (const { id, values } of accepted.slice(0, MAX_EXAMPLES - previewed.length)) {
      const row = rows.get(id)?.row;
      previewed.push({ id, name: nameOfRow(row), values: [row?.[column], values[column]] });
    }
    all.changing += accepted.length;
    all.same += same;
    all.left_count += left.length;
    all.left.push(...left.slice(0, MAX_LEFT - all.left.length));
  }
  const names = await namesOf(
    client,
    recorded,
    request.session,
    new Set(previewed.flatMap(({ values }) => idsIn(values))),
  );
  const fieldKind = kind.fields.get(column)?.kind ?? 'text';
  return {
    count: ids.length,
    ...all,
    examples: previewed.map(({ id, name, values }) => {
      const [before = null, after = null] = values.map((value) => reportValue(fieldKind, value, names));
      return { record_id: id, name, before, after };
    }),
  };
}

/** Reads the current rows; a preview locks nothing. */
async function readRows(client: DatabaseClient, table: string, ids: readonly string[]) {
  const text = `select id, version, to_jsonb(t) as row from ${table} t where id = any($1::uuid[])`;
  const answer = await client.query<LockedRow>(text, [ids]);
  return new Map(answer.rows.map((row) => [row.id, row]));
}
