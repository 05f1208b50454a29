import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { DashboardBody } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import { mayChangeSaved } from '@taem/domain/saved/savedDocument.ts';
import type { SavedDocuments } from '../../database/generated/rows.ts';
import type { Database, DatabaseClient } from '../../database/pool.ts';
import { refuseField, refusePermission, refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { isUuid } from '../../resource/readValue.ts';

/** What is stored of a dashboard in addition to its name. */
export type KeptBody = DashboardBody & { forked_from_name: string | null };

export interface DashboardRow extends Pick<SavedDocuments, 'id' | 'owner_id' | 'is_shared' | 'name' | 'version'> {
  owner_name: string | null;
  body: KeptBody;
  role_ids: string[];
  updated_at: Date;
  versions: unknown[] | null;
}

const writesSettings = (session: GatewaySession) => mayDo(session, PAGE.setting, 'Write');

/**
 * Returns the user's own dashboards, then those shared with their role, each sorted by name; users who may write the
 * settings see all shared ones.
 */
export async function readDashboards(client: DatabaseClient, session: GatewaySession, hasVersions: boolean) {
  if (hasVersions) await refuseManyVersions(client, session);
  const text = `${SELECT} order by d.owner_id is distinct from $1, lower(d.name), d.id`;
  const { rows } = await client.query<DashboardRow>(text, [...seenBy(session), hasVersions]);
  return rows.map((row) => onTheWire(row, session));
}

async function refuseManyVersions(client: DatabaseClient, session: GatewaySession): Promise<void> {
  const text = `select count(*)::int as count from dashboard_versions v join saved_documents d on d.id = v.document_id where ${SEEN}`;
  const { rows } = await client.query<{ count: number }>(text, seenBy(session));
  if ((rows[0]?.count ?? 0) <= MAX_VERSIONS) return;
  throw refuseField('versions', `There are more than ${MAX_VERSIONS}: ask for those of one dashboard.`);
}

/** Returns SQL of the ids of dashboards that the signed-in user may see. */
export function seenDashboards(session: GatewaySession, ids: readonly string[], parameters: Parameters): string {
  const [owner, role, writes] = seenBy(session).map((value) => parameters.add(value));
  const seen = seenIf(`${owner}::uuid`, `${role}::uuid`, `${writes}::boolean`);
  return `select d.id, 'dashboards' from saved_documents d where ${seen} and d.id = any(${parameters.add(ids)}::uuid[])`;
}

/** Returns a dashboard that the signed-in user may see; throws for any other, as if it did not exist. */
export async function findDashboard(client: DatabaseClient, session: GatewaySession, id: string, hasVersions = false) {
  return onTheWire(await rowOf(client, session, id, hasVersions), session);
}

/** The same for callers that only refer to it: undefined if there is none. */
export async function seenDashboard(client: DatabaseClient, session: GatewaySession, id: string) {
  return (await rowsOf(client, session, id, false))[0];
}

/** Locks a dashboard that is about to be changed or deleted; refuses users without the right. */
export async function lockDashboard(client: DatabaseClient, session: GatewaySession, id: string) {
  const row = await rowOf(client, session, id, false, ' for update of d');
  const reader = { id: session.userId, writesSettings: writesSettings(session) };
  if (!mayChangeSaved({ ownerId: row.owner_id, isShared: row.is_shared }, reader))
    throw refusePermission(PAGE.setting, 'Write');
  return row;
}

/** Returns only the documents and variables of a shop's dashboards, regardless of owner; at most 2,000. */
export async function readDocuments(database: Database, realmId: string) {
  const text = `select id, body->>'document' as document, body->>'variables' as variables
    from saved_documents where kind = 'dashboard' order by id limit 2000`;
  const { rows } = await database.withRealm(realmId, (client) => client.query(text));
  return rows as { id: string; document: string; variables: string }[];
}

async function rowOf(client: DatabaseClient, session: GatewaySession, id: string, hasVersions: boolean, more = '') {
  const [row] = await rowsOf(client, session, id, hasVersions, more);
  if (!row) throw refuseUnknown('The dashboard');
  return row;
}

async function rowsOf(client: DatabaseClient, session: GatewaySession, id: string, hasVersions: boolean, more = '') {
  const values = [...seenBy(session), hasVersions, id];
  return isUuid(id) ? (await client.query<DashboardRow>(`${SELECT} and d.id = $5${more}`, values)).rows : [];
}

const seenBy = (session: GatewaySession) => [session.userId, session.role.id, writesSettings(session)];

function onTheWire(
  { owner_id, is_shared, version, body, updated_at, versions, ...row }: DashboardRow,
  session: GatewaySession,
) {
  const reader = { id: session.userId, writesSettings: writesSettings(session) };
  return {
    ...row,
    ...body,
    is_own: owner_id === session.userId,
    may_change: mayChangeSaved({ ownerId: owner_id, isShared: is_shared }, reader),
    updated_at: updated_at.toISOString(),
    ...(versions && { versions }),
    __v: version,
  };
}

/** Maximum number of versions in a list, as each is as large as a document may be. */
const MAX_VERSIONS = 200;

const seenIf = (
  owner: string,
  role: string,
  writes: string,
) => `d.kind = 'dashboard' and (d.owner_id = ${owner} or d.is_shared and (${writes} or exists (
    select from saved_document_roles r where r.document_id = d.id and r.role_id = ${role})))`;
const SEEN = seenIf('$1', '$2', '$3::boolean');

/** `$1` is the reader, `$2` their role, `$3` whether they may write the settings, `$4` whether versions are included. */
const SELECT = `
  select d.id, d.owner_id, d.is_shared, d.name, d.body, d.version,
    nullif(trim(concat_ws(' ', u.firstname, u.lastname)), '') as owner_name,
    array(select r.role_id from saved_document_roles r where r.document_id = d.id order by 1) as role_ids,
    (select max(v.created_at) from dashboard_versions v where v.document_id = d.id) as updated_at,
    case when $4::boolean then (
      select json_agg(json_build_object('version', v.version, 'name', v.name, 'document', v.body->'document',
        'variables', v.body->'variables', 'parts', v.body->'parts', 'by_name', v.by_name, 'created_at', v.created_at)
        order by v.version desc)
      from dashboard_versions v where v.document_id = d.id) end as versions
  from saved_documents d left join merchant_users u on u.id = d.owner_id
  where ${SEEN}`;
