import type { Database, DatabaseClient } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { type Days, within } from '../resource/days.ts';
import { Parameters } from '../resource/Parameters.ts';
import { CHANGE_COLUMNS, type ChangeRow, SET_COLUMNS, type SetRow } from './changeRows.ts';
import { areVisible } from './isVisible.ts';
import { mayReadChanges, type Recorded, type RecordedResources } from './recordedResources.ts';
import { reportChanges } from './reportChanges.ts';

export interface PageOf {
  limit: number;
  skip: number;
}

/** Returns the changes of one record, newest first, each with its change set. */
export function changesOfRecord(
  database: Database,
  recorded: RecordedResources,
  session: GatewaySession,
  { resource }: Recorded,
  recordId: string,
  { limit, skip }: PageOf,
) {
  return database.withRealm(session.realmId, async (client) => {
    const which = `c.record = $1 and c.record_id = $2 and ${areVisible(recorded, session, '$3')}`;
    const bound = [resource.table, recordId, session.branchIds];
    const page = await client.query<ChangeRow & SetRow>(
      `select ${CHANGE_COLUMNS}, ${SET_COLUMNS} from changes c join change_sets s on s.id = c.set_id
       where ${which} order by c.id desc limit $4 offset $5`,
      [...bound, limit, skip],
    );
    const count = await countOf(client, `from changes c where ${which}`, bound);
    return withSets(client, recorded, session, page.rows, count);
  });
}

/** Returns the changes of one set in the order in which they were made, as far as the reader may see them. */
export function changesOfSet(
  database: Database,
  recorded: RecordedResources,
  session: GatewaySession,
  setId: string,
  { limit, skip }: PageOf,
) {
  return database.withRealm(session.realmId, async (client) => {
    const which = `c.set_id = $1 and c.record = any($2) and ${areVisible(recorded, session, '$3')}`;
    const bound = [setId, readableTables(recorded, session), session.branchIds];
    const page = await client.query<ChangeRow & SetRow>(
      `select ${CHANGE_COLUMNS}, ${SET_COLUMNS} from changes c join change_sets s on s.id = c.set_id
       where ${which} order by ${IMPORT_FIRST}, c.id limit $4 offset $5`,
      [...bound, limit, skip],
    );
    const count = await countOf(client, `from changes c where ${which}`, bound);
    if (count === 0) throw refuseUnknown('The set of changes');
    return withSets(client, recorded, session, page.rows, count);
  });
}

async function withSets(
  client: DatabaseClient,
  recorded: RecordedResources,
  session: GatewaySession,
  rows: readonly (ChangeRow & SetRow)[],
  count: number,
) {
  const reported = await reportChanges(client, recorded, session, rows);
  const sets = new Map(rows.map((row) => [row.set_id, reportSet(row)]));
  return { total: [{ count }], result: reported.map((change) => ({ ...change, set: sets.get(change.set_id) })) };
}

export interface SetsRequest extends PageOf {
  days: Days;
  userId: string | null;
  /** null for every kind that the reader may see. */
  type: Recorded | null;
}

/** SQL that lists an import's file before the changes it brought, although it is recorded last. */
const IMPORT_FIRST = "c.record <> 'file_imports'";

/** Number of changes per set in the list of sets; the others are on a separate page. */
const REPORTED_OF_SET = 3;

/** Returns the latest sets of the shop with their first changes and the number of each kind. */
export function latestSets(
  database: Database,
  recorded: RecordedResources,
  session: GatewaySession,
  { days, userId, type, limit, skip }: SetsRequest,
) {
  return database.withRealm(session.realmId, async (client) => {
    const parameters = new Parameters();
    const readable = type ? [type.resource.table] : readableTables(recorded, session);
    const visible = `c.record = any(${parameters.add(readable)}::text[]) and ${areVisible(recorded, session, parameters.add(session.branchIds))}`;
    const conditions = [
      within('time')(days, parameters),
      ...(userId ? [`t.user_id = ${parameters.add(userId)}`] : []),
      `exists (select from changes c where c.set_id = t.id and ${visible})`,
    ];
    const which = `from change_sets t where ${conditions.join(' and ')}`;
    const count = await countOf(client, which, parameters.values);
    const page = `select t.* ${which} order by t.time desc, t.id desc
      limit ${parameters.add(limit)}::int offset ${parameters.add(skip)}::int`;
    const sets = await client.query<SetRow & { counts: { record: string; count: number }[] }>(
      `select ${SET_COLUMNS}, (select json_agg(n) from (select c.record, count(*)::int as count from changes c
         where c.set_id = s.id and ${visible} group by c.record order by 2 desc) n) as counts
       from (${page}) s order by s.time desc, s.id desc`,
      parameters.values,
    );
    const first = await client.query<ChangeRow>(
      `select ${CHANGE_COLUMNS} from unnest($1::uuid[]) requested(set_id) cross join lateral
         (select * from changes c where c.set_id = requested.set_id and c.record = any($2) and ${areVisible(recorded, session, '$3')}
           order by ${IMPORT_FIRST}, c.id limit ${REPORTED_OF_SET}) c`,
      [sets.rows.map(({ set_id }) => set_id), readable, session.branchIds],
    );
    const reported = await reportChanges(client, recorded, session, first.rows);
    const result = sets.rows.map((row) => ({
      set: reportSet(row),
      counts: row.counts.map(({ record, count }) => ({ type: recorded.byTable.get(record)?.type, count })),
      changes: reported.filter(({ set_id }) => set_id === row.set_id),
    }));
    return { total: [{ count }], result };
  });
}

export const readableTables = ({ all }: RecordedResources, session: GatewaySession): string[] =>
  all.filter((kind) => mayReadChanges(kind, session)).map(({ resource }) => resource.table);

async function countOf(client: DatabaseClient, which: string, values: unknown[]): Promise<number> {
  const answer = await client.query<{ count: number }>(`select count(*)::int as count ${which}`, values);
  return answer.rows[0]?.count ?? 0;
}

/** Returns who made a set of changes, when and from where. */
const reportSet = (row: SetRow) => ({
  id: row.set_id,
  time: row.set_time,
  source: row.source,
  user_id: row.user_id,
  username: row.username,
  address: row.address,
  client: row.client,
  branch_id: row.branch_id,
  reverts_id: row.reverts_id,
  reverted_by_id: row.reverted_by_id,
});
