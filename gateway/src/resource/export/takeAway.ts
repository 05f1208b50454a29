import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { noteSecurityEvent } from '../../http/recordSecurityEvent.ts';
import { mayDo, requirePermission } from '../../http/requirePermission.ts';
import type { Days } from '../days.ts';
import type { Field, Resource } from '../defineResource.ts';
import type { ListQuery } from '../listQuery.ts';
import { isOfPeople } from '../personal.ts';
import type { FileRequest } from './fileRequest.ts';

/** CU-4 Whether a user may export the data of many people (docs/adr/0086). */
export const mayTakePeople = (session: GatewaySession): boolean => mayDo(session, PAGE.customerExport, 'Read');

export const requireTakePeople = (session: GatewaySession): void =>
  requirePermission(session, PAGE.customerExport, 'Read');

/** Whether a file exports personal data: its rows are people, or one of its columns identifies a person. */
export const takesPeople = (resource: Resource, { columns }: FileRequest): boolean =>
  isOfPeople(resource) || columns.some(({ path }) => resource.fields[path]?.isPersonal);

interface Taken {
  resource: Resource;
  query: ListQuery;
  file: FileRequest;
  parameters: Days & { branch_id: string | null };
}

/** Reports the number of exported rows; must be called once. */
export type EndOfFile = (rows: number) => Promise<void>;

/** Records who exports which list before its first row is sent, and the number of rows when the file has ended. */
export async function noteTaken(
  database: Database,
  request: FastifyRequest,
  { resource, query, file, parameters }: Taken,
): Promise<EndOfFile> {
  const { realmId } = request.session;
  const exported = {
    list: resource.path,
    format: file.format,
    columns: file.columns.map(({ path }) => path),
    filter: filterAsText(resource, query, parameters),
  };
  const id = await database.inTransaction(realmId, (client) =>
    noteSecurityEvent(client, request, { realmId, kind: 'PEOPLE_EXPORTED', subject: resource.path, exported }),
  );
  return async (rows) => {
    await database
      .withRealm(realmId, (client) => client.query('update security_events set rows = $2 where id = $1', [id, rows]))
      .catch((error: unknown) => request.log.error(error));
  };
}

const MAX_FILTER_LENGTH = 4_000;
const HIDDEN = '…';

/** Returns the filter that chose the rows, without anything typed about a person: events outlive an erasure. */
function filterAsText(
  { fieldByPath }: Resource,
  { filter, keyword }: ListQuery,
  { from, to, branch_id }: Taken['parameters'],
): string {
  const chosen = {
    ...(without(filter, fieldByPath) as object),
    ...(keyword === null ? {} : { keyword: HIDDEN }),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(branch_id ? { branch_id } : {}),
  };
  const text = JSON.stringify(chosen);
  return text.length > MAX_FILTER_LENGTH ? `${text.slice(0, MAX_FILTER_LENGTH)}${HIDDEN}` : text;
}

/** The filter was compiled already, so its depth is within the limit. */
function without(filter: unknown, fields: ReadonlyMap<string, Field>): unknown {
  if (Array.isArray(filter)) return filter.map((part) => without(part, fields));
  if (typeof filter !== 'object' || filter === null) return filter;
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      if (name === '$or' || name === '$and') return [name, without(value, fields)];
      return [name, fields.get(name)?.isPersonal ? HIDDEN : value];
    }),
  );
}
