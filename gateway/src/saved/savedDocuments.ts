import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { SAVED_PAGES } from '@taem/domain/saved/listPages.ts';
import { mayChangeSaved, SAVED_KINDS, type SavedKind, type SavedReader } from '@taem/domain/saved/savedDocument.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refusePermission, refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo, requirePermission } from '../http/requirePermission.ts';
import { isUuid } from '../resource/readValue.ts';

interface Row {
  id: string;
  kind: SavedKind;
  scope: string;
  owner_id: string | null;
  owner_name: string | null;
  is_shared: boolean;
  name: string;
  body: unknown;
  version: number;
  is_default: boolean;
}

/** The kind of documents, and the list that they belong to. */
export interface Scope {
  kind: string;
  scope: string;
}

/** Refuses an unknown list, or one that the user may not see: its saved documents are hidden as well. */
export function requireList(session: GatewaySession, kind: unknown, scope: unknown): void {
  const lists = listsOf(kind);
  if (typeof scope !== 'string' || !lists.has(scope)) throw refuseField('scope', 'is no list');
  const page = lists.get(scope);
  if (page) requirePermission(session, page, 'Read');
}

/** Parses the kind of a request; refuses one that cannot be saved. */
export function readKind(kind: unknown): SavedKind {
  const savedKind = SAVED_KINDS.find((each) => each === kind);
  if (!savedKind) throw refuseField('kind', 'is none that can be saved');
  return savedKind;
}

const listsOf = (kind: unknown) => SAVED_PAGES[readKind(kind)];

function seesList(session: GatewaySession, { kind, scope }: Row): boolean {
  const page = SAVED_PAGES[kind].get(scope);
  return page === null || (page !== undefined && mayDo(session, page, 'Read'));
}

const readerOf = (session: GatewaySession): SavedReader => ({
  id: session.userId,
  writesSettings: mayDo(session, PAGE.setting, 'Write'),
});

/**
 * Returns the user's own documents, then those of others, each sorted by name; null stands for all kinds, or for all
 * lists that the user sees.
 */
export async function readSaved(
  client: DatabaseClient,
  session: GatewaySession,
  { kind, scope }: { kind: string | null; scope: string | null },
) {
  const text = `${SELECT} and ($2::text is null or d.kind = $2) and ($3::text is null or d.scope = $3)
    order by d.owner_id is distinct from $1, lower(d.name), d.id`;
  const { rows } = await client.query<Row>(text, [session.userId, kind, scope]);
  return rows.filter((row) => seesList(session, row)).map((row) => onTheWire(row, session));
}

/** Returns a document that the signed-in user may see; throws for any other, as if it did not exist. */
export async function findSaved(client: DatabaseClient, session: GatewaySession, id: string) {
  const row = await rowOf(client, session, id);
  return onTheWire(row, session);
}

/** Locks a document that is about to be changed or deleted; refuses users without the right. */
export async function lockSaved(client: DatabaseClient, session: GatewaySession, id: string): Promise<Row> {
  const row = await rowOf(client, session, id, ' for update of d');
  requireList(session, row.kind, row.scope);
  const isAllowed = mayChangeSaved({ ownerId: row.owner_id, isShared: row.is_shared }, readerOf(session));
  if (!isAllowed) throw refusePermission(PAGE.setting, 'Write');
  return row;
}

async function rowOf(client: DatabaseClient, session: GatewaySession, id: string, more = ''): Promise<Row> {
  const values = [session.userId, id];
  const [row] = isUuid(id) ? (await client.query<Row>(`${SELECT} and d.id = $2${more}`, values)).rows : [];
  if (!row) throw refuseUnknown('The saved view');
  return row;
}

function onTheWire({ owner_id, version, ...row }: Row, session: GatewaySession) {
  const { id, kind, scope, name, body, is_shared, owner_name, is_default } = row;
  const may_change = mayChangeSaved({ ownerId: owner_id, isShared: is_shared }, readerOf(session));
  const is_own = owner_id === session.userId;
  return { id, kind, scope, name, body, is_shared, is_own, owner_name, may_change, is_default, __v: version };
}

/** `$1` is the reader. */
const SELECT = `
  select d.id, d.kind, d.scope, d.owner_id, d.is_shared, d.name, d.body, d.version,
    nullif(trim(concat_ws(' ', u.firstname, u.lastname)), '') as owner_name, f.document_id is not null as is_default
  from saved_documents d left join merchant_users u on u.id = d.owner_id
    left join saved_defaults f on f.document_id = d.id and f.user_id = $1
  where d.kind <> 'dashboard' and (d.is_shared or d.owner_id = $1)`;
