import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { refuseField } from '../../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { compileRows } from '../compileQuery.ts';
import { mayKnow } from '../compileRecord.ts';
import { readDays } from '../days.ts';
import type { Field, Resource } from '../defineResource.ts';
import { mayRead } from '../mayRead.ts';
import { readListQuery } from '../readListQuery.ts';
import { resourceOperations } from '../resourceOperations.ts';
import { csvOf } from './csvOf.ts';
import type { ExportColumn } from './ExportTable.ts';
import { exportRows } from './exportRows.ts';
import { filePlaces } from './filePlaces.ts';
import { FILE_TYPES } from './fileTypes.ts';
import { xlsxOf } from './xlsxOf.ts';

const MOST_COLUMNS = 60;
const LONGEST_LABEL = 100;
const MOST_AT_ONCE = 3;
const takePlace = filePlaces(MOST_AT_ONCE, 'Other lists are being exported, try again when they are done.');

/** Keeps a list to what its caller may see, where that is more than the resource says. */
type Narrow = (asked: Record<string, unknown>, filter: unknown, session: GatewaySession) => unknown;

/** Serves `GET {resource}/export`: the list with the same filter, order and rights, whole, as a file. */
export function mountExport(
  app: FastifyInstance,
  context: GatewayContext,
  resource: Resource,
  thaiSort: boolean,
  narrow: Narrow = (_asked, filter) => filter,
): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    `/${resource.path}/export`,
    { config: { operation: resourceOperations(resource).export } },
    async ({ query: asked, session }, reply) => {
      mayRead(resource, session);
      const format = asked.format === 'csv' ? 'csv' : 'xlsx';
      const columns = readColumns(resource, session, asked.columns);
      const list = readListQuery(asked);
      const query = {
        ...list,
        filter: narrow(asked, list.filter, session),
        limit: null,
        skip: 0,
        projection: columns.map(({ path }) => path),
        addon: [],
        days: readDays(asked),
      };
      const statement = compileRows(resource, query, session, thaiSort);
      const ended = takePlace();
      const rows = exportRows(context.database, session.realmId, statement, columns, { ended });
      const heading = columns.map(({ label }) => label);
      const file = format === 'csv' ? Readable.from(csvOf(heading, rows)) : xlsxOf(heading, rows);
      // Also of a file that nobody began to read.
      file.once('close', ended);
      const name = `${resource.path.replaceAll('/', '-')}.${format}`;
      return reply
        .type(FILE_TYPES[format])
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    },
  );
}

/** `[["code","Code"],["category.name","Category"]]`; a field that this person may not read is no column. */
function readColumns(resource: Resource, session: GatewaySession, asked: unknown): ExportColumn[] {
  const columns = parsed(asked).map(([path, label]) => {
    const field = Object.hasOwn(resource.fields, path) ? resource.fields[path] : objectAround(resource, path);
    if (!field || field.matches) throw refuseField('columns', `has no field "${path.slice(0, 50)}"`);
    return { path, label, field };
  });
  const known = columns.filter(
    ({ field }) =>
      mayKnow(field, session) &&
      (!field.readableBy || mayDo(session, field.readableBy.objectCode, field.readableBy.action)),
  );
  if (known.length === 0) throw refuseField('columns', 'must name a field');
  return known.map(({ path, label, field }) => ({ path, label, type: field.type }));
}

/** `template.logic` stands inside `template`, which is kept as one object. */
function objectAround({ fields }: Resource, path: string): Field | undefined {
  const object = path.replace(/\..*/, '');
  const field = Object.hasOwn(fields, object) ? fields[object] : undefined;
  return field?.type === 'json' ? field : undefined;
}

function parsed(asked: unknown): [path: string, label: string][] {
  try {
    const columns: unknown = JSON.parse(String(asked));
    const isColumn = (column: unknown): column is [string, string] =>
      Array.isArray(column) && column.length === 2 && column.every((part) => typeof part === 'string');
    if (Array.isArray(columns) && columns.length <= MOST_COLUMNS && columns.every(isColumn)) {
      return columns.map(([path, label]) => [path, label.slice(0, LONGEST_LABEL)]);
    }
  } catch {
    // Told below, as everything else that is no list of columns.
  }
  throw refuseField('columns', `must be a JSON list of at most ${MOST_COLUMNS} pairs of a field and its heading`);
}
