import { type DashboardBody, dashboardBody } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import { DASHBOARD_LIMITS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { savedName } from '@taem/domain/saved/savedDocument.ts';
import type { DashboardVersions } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseField, refuseStale, refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { readSaved, requireRoomForSaved, writeSavedRow } from '../../resource/savedRow.ts';
import { findDashboard, type KeptBody, lockDashboard, seenDashboard } from './dashboards.ts';

type GivenPart = Omit<DashboardBody['parts'][number], 'drawing'> & { drawing: string };
type GivenBody = Omit<DashboardBody, 'parts'> & { parts: readonly GivenPart[] };

interface NewDashboard extends GivenBody {
  name: string;
  role_ids?: string[];
  forked_from_id?: string | null;
}

interface DashboardChanges extends Partial<GivenBody> {
  name?: string;
  role_ids?: string[];
  __v: number;
}

/** Saves a dashboard, and returns it as its owner sees it. */
export async function createDashboard(client: DatabaseClient, session: GatewaySession, given: NewDashboard) {
  const { role_ids = [], forked_from_id = null, ...rest } = given;
  const name = readSaved(savedName, rest.name, 'name');
  const source = forked_from_id === null ? null : await seenDashboard(client, session, forked_from_id);
  if (source === undefined) throw refuseField('forked_from_id', 'is not a dashboard that you may see');
  const body = { ...bodyOf(rest), forked_from_name: source?.name ?? null };
  await requireRoomForSaved(client, session, 'dashboard');
  const text = `insert into saved_documents (kind, scope, owner_id, is_shared, name, body)
    values ('dashboard', 'insight', $1, $2, $3, $4) returning id`;
  const id = await writeSavedRow(client, text, [session.userId, role_ids.length > 0, name, JSON.stringify(body)]);
  await shareWith(client, id, role_ids);
  await keepVersion(client, session, id);
  return await findDashboard(client, session, id);
}

/** Changes the given fields, if the dashboard still has the version that was read. */
export async function changeDashboard(
  client: DatabaseClient,
  session: GatewaySession,
  id: string,
  { __v, role_ids, name: newName, ...changes }: DashboardChanges,
) {
  const row = await lockDashboard(client, session, id);
  if (row.version !== __v) throw refuseStale();
  const name = newName === undefined ? row.name : readSaved(savedName, newName, 'name');
  const { forked_from_name, ...kept } = row.body;
  const isSame = Object.values(changes).every((change) => change === undefined);
  const body = { ...(isSame ? kept : bodyOf({ ...kept, ...changes })), forked_from_name };
  const isShared = role_ids ? role_ids.length > 0 : row.is_shared;
  // A dashboard without an owner that is no longer shared belongs to the user who stops sharing it.
  const owner = row.owner_id ?? (isShared ? null : session.userId);
  await save(client, { id: row.id, name, body, isShared, owner });
  if (role_ids) await shareWith(client, row.id, role_ids);
  await keepVersion(client, session, row.id);
  return await findDashboard(client, session, row.id);
}

/** Restores an earlier state as a new version, so that nothing is lost. */
export async function restoreDashboard(
  client: DatabaseClient,
  session: GatewaySession,
  id: string,
  { to_version, __v }: { to_version: number; __v: number },
) {
  const row = await lockDashboard(client, session, id);
  if (row.version !== __v) throw refuseStale();
  const text = 'select name, body from dashboard_versions where document_id = $1 and version = $2';
  const [version] = (
    await client.query<Pick<DashboardVersions, 'name'> & { body: KeptBody }>(text, [row.id, to_version])
  ).rows;
  if (!version) throw refuseUnknown('The version');
  await save(client, { id: row.id, ...version, isShared: row.is_shared, owner: row.owner_id });
  await keepVersion(client, session, row.id);
  return await findDashboard(client, session, row.id);
}

export async function removeDashboard(client: DatabaseClient, session: GatewaySession, id: string, version: number) {
  const row = await lockDashboard(client, session, id);
  if (row.version !== version) throw refuseStale();
  await client.query('delete from saved_documents where id = $1', [row.id]);
  return row.id;
}

const bodyOf = ({ document, variables, parts }: GivenBody): DashboardBody =>
  readSaved(dashboardBody, { document, variables, parts }, null);

async function save(
  client: DatabaseClient,
  {
    id,
    name,
    body,
    isShared,
    owner,
  }: { id: string; name: string; body: KeptBody; isShared: boolean; owner: string | null },
) {
  const text = `update saved_documents set name = $2, body = $3, is_shared = $4, owner_id = $5, version = version + 1
    where id = $1 returning id`;
  await writeSavedRow(client, text, [id, name, JSON.stringify(body), isShared, owner]);
}

async function shareWith(client: DatabaseClient, id: string, roleIds: readonly string[]): Promise<void> {
  const unique = [...new Set(roleIds.map((role) => role.toLowerCase()))];
  await client.query('delete from saved_document_roles where document_id = $1', [id]);
  const text = `insert into saved_document_roles (document_id, role_id)
    select $1, id from merchant_roles where id = any($2::uuid[])`;
  const { rowCount } = await client.query(text, [id, unique]);
  if (rowCount !== unique.length) throw refuseField('role_ids', 'names a role that no longer exists');
}

async function keepVersion(client: DatabaseClient, session: GatewaySession, id: string): Promise<void> {
  const text = `insert into dashboard_versions (document_id, version, name, body, by_name)
    select d.id, d.version, d.name, d.body, nullif(trim(concat_ws(' ', u.firstname, u.lastname)), '')
    from saved_documents d left join merchant_users u on u.id = $2 where d.id = $1`;
  await client.query(text, [id, session.userId]);
  const old = `delete from dashboard_versions where document_id = $1 and version <= (
    select max(version) - $2 from dashboard_versions where document_id = $1)`;
  await client.query(old, [id, DASHBOARD_LIMITS.versions]);
}
