import type { FastifyInstance } from 'fastify';
import { refuseFields } from './errors.ts';
import type { Operation } from './Operation.ts';
import { readBy } from './parameter.ts';

/** DATA-12 These are allowed in every call. */
const EVERYWHERE = ['locale', 'lang', 'realm_id', 'branch_id'];

/**
 * Reads the query string of every route by its declared parameters, and refuses other names. A misspelled name would
 * otherwise narrow nothing without any notice: figures of all time, or every sale.
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
