import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { refuseUnknownNames } from '../http/refuseUnknownNames.ts';
import { requirePermission } from '../http/requirePermission.ts';
import type { ListSource } from '../resource/compileQuery.ts';
import type { Resource } from '../resource/defineResource.ts';
import { Parameters } from '../resource/Parameters.ts';
import { type ListQuery, readListQuery } from '../resource/readListQuery.ts';
import { namesOf, type Statistic } from './defineStatistic.ts';
import { readPeriod } from './readPeriod.ts';

export function mayRead(session: GatewaySession): void {
  requirePermission(session, PAGE.businessInsight, 'Read');
}

/** A statistic as somebody asks for it: its rows of those days and branches, and how its list is narrowed. */
export function askStatistic(
  statistic: Statistic,
  asked: Readonly<Record<string, unknown>>,
  session: GatewaySession,
  known: readonly string[],
  fields?: readonly string[],
): { query: ListQuery; resource: Resource; source: ListSource } {
  refuseUnknownNames(asked, known);
  const period = readPeriod(asked, session);
  const list = readListQuery(asked);
  // The rows are of the asked branches already.
  const query = { ...list, branchId: null, ...(fields && { projection: fields, addon: [] }) };
  const wants = namesOf(query);
  const reads = (path: string) => query.projection === null || wants(path);
  const parameters = new Parameters();
  const sql = statistic.rows({ period, parameters, session, wants, reads });
  return { query, resource: statistic.resource(wants), source: { sql, parameters } };
}
