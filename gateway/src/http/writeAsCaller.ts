import type { FastifyRequest } from 'fastify';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { actorOf } from './actorOf.ts';

/** Writes in one transaction; its changes are recorded as saved by the caller. */
export const writeAsCaller = <Result>(
  database: Database,
  request: FastifyRequest,
  work: (client: DatabaseClient) => Promise<Result>,
): Promise<Result> => database.inTransaction(request.session.realmId, work, { by: actorOf(request, 'save') });
