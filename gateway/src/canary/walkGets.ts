import type { JsonSchema } from '../http/Operation.ts';
import type { ServedRoute } from '../openapi/answerDocument.ts';

/** A GET request: an address of the gateway with its query. */
export interface Place {
  route: string;
  path: string;
  query: Readonly<Record<string, string>>;
}

type Schema = JsonSchema & { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };

const EVER = { from: '2026-01-01', to: '2026-12-31' };

/** Left out, as a stream never ends; its content has a separate test. */
const isStream = ({ operation }: ServedRoute) => Object.keys(operation.media ?? {}).includes('text/event-stream');

export const getRoutes = (routes: readonly ServedRoute[]) =>
  routes.filter((route) => route.method === 'GET' && !isStream(route));

/** Returns every way to request a route's data: plain, with everything available on request, and as a file. */
export function placesOf(
  route: ServedRoute,
  routes: readonly ServedRoute[],
  ids: readonly string[],
  files: readonly string[],
): Place[] {
  const names = namesOf(route);
  const required = Object.fromEntries(Object.entries(REQUIRED).filter(([name]) => names.includes(name)));
  const days = names.includes('from') ? EVER : {};
  const base = { ...required, ...days };
  const isFile = route.url.endsWith('/export');
  const list = isFile ? routes.find(({ method, url }) => method === 'GET' && `${url}/export` === route.url) : route;
  const fields = list ? fieldsOf(list.operation.payload as Schema) : [];
  const tops = [...new Set(fields.map((path) => path.split('.')[0] ?? path))];
  const queries: Record<string, string>[] = isFile
    ? [{ ...base, format: 'csv', columns: JSON.stringify(fields.slice(0, 60).map((path) => [path, path])) }]
    : [
        base,
        ...(names.includes('limit') ? [{ ...base, limit: '100' }] : []),
        ...(names.includes('projection') && tops.length > 0 ? [{ ...base, projection: tops.join(',') }] : []),
        ...RECORDS.filter(() => names.includes('record')).map((record) => ({ ...base, record })),
      ];
  const addresses = addressesOf(route.url, ids, files);
  return addresses.flatMap((path) =>
    queries.flatMap((query) =>
      idQueriesOf(names, ids).map((more) => ({ route: route.url, path, query: { ...query, ...more } })),
    ),
  );
}

const RECORDS = ['Member', 'Potential', 'Appointment', 'MerchantUser'];
/** Parameters that routes require, other than days and pages. */
const REQUIRED: Readonly<Record<string, string>> = {
  dimension: 'AGE_RANGE',
  phone: '0677700001|TH|+66',
  field: 'phone',
  day: '2026-11-01',
  kind: 'view',
};

/** Returns queries with each of the ids. */
function idQueriesOf(names: readonly string[], ids: readonly string[]): Record<string, string>[] {
  const parameters = ['ids', 'record_id', 'member_id'].filter((name) => names.includes(name));
  if (parameters.length === 0) return [{}];
  return ids.map((id) => Object.fromEntries(parameters.map((name) => [name, id])));
}

export const namesOf = ({ operation }: ServedRoute): string[] => Object.keys(operation.query?.properties ?? {});

function addressesOf(url: string, ids: readonly string[], files: readonly string[]): string[] {
  if (url.endsWith('*')) {
    const folder = url.slice(0, -1);
    return [...new Set(files.map((file) => folder + file.replace(/^\/files\/(?:people|slips)\//, '')))];
  }
  return /:\w+/.test(url) ? ids.map((id) => url.replace(/:\w+/g, id)) : [url];
}

/** Returns the paths of all fields of a list's records. */
function fieldsOf(payload: Schema): string[] {
  const record = recordIn(payload);
  return record ? leaves(record, '') : [];
}

function recordIn(schema: Schema): Schema | null {
  if (schema.items?.properties) return schema.items;
  for (const below of [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ]) {
    const found = recordIn(below);
    if (found) return found;
  }
  return null;
}

function leaves(schema: Schema, before: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, below]) => {
    if (name === 'withheld') return [];
    const object = [below, ...(below.anyOf ?? [])].find(({ properties }) => properties);
    return object ? leaves(object, `${before}${name}.`) : [`${before}${name}`];
  });
}

/** Returns the fields by which a list can be filtered or sorted, from its own description. */
export function fieldsRequested(route: ServedRoute, name: 'filter' | 'sort'): string[] {
  const { properties } = (route.operation.query ?? {}) as Schema;
  const text = String(properties?.[name]?.description ?? '').split('Fields: ')[1] ?? '';
  return [...text.matchAll(/`([\w.]+)`/g)].map(([, path]) => path as string);
}
