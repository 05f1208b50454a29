import type { FastifyInstance } from 'fastify';
import { refuseFields } from './errors.ts';
import type { Operation } from './Operation.ts';
import { readBy } from './parameter.ts';

/** DATA-12 They go with every call. */
const EVERYWHERE = ['locale', 'lang', 'realm_id', 'branch_id'];

/**
 * Reads the query string of every route as its parameters say. A name with a typing error would otherwise narrow nothing,
 * without a word: figures of all time, or every sale.
 */
export function readQueries(app: FastifyInstance): void {
  const queries = new Map<Operation, ReturnType<typeof readerOf>>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.operation) queries.set(config.operation, readerOf(config.operation));
  });
  app.addHook('preValidation', async (request) => {
    const { operation } = request.routeOptions.config;
    const read = operation && queries.get(operation);
    if (read) request.query = read(request.query as Record<string, unknown>);
  });
}

function readerOf({ query, ignores = [] }: Operation) {
  const accepted = new Set([...EVERYWHERE, ...ignores, ...Object.keys(query?.properties ?? {})]);
  const read = query && readBy(query);
  return (given: Readonly<Record<string, unknown>>): unknown => {
    const unaccepted = Object.keys(given).filter((name) => !accepted.has(name));
    if (unaccepted.length > 0) throw refuseFields(unaccepted.map((path) => ({ path, message: 'is not known here' })));
    return read ? read(given) : given;
  };
}
