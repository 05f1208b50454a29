import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { POINT_ENTRY_KINDS } from '@taem/domain/customers/wallet/pointEntryKinds.ts';
import { refuseField, refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { requireAnyPermission } from '../../http/requirePermission.ts';
import { readDays } from '../../resource/days.ts';
import { readListQuery } from '../../resource/readListQuery.ts';
import { isUuid } from '../../resource/readValue.ts';
import { memberEvents } from './memberEvents.ts';
import { pointEntries } from './pointEntries.ts';
import { walletOperations } from './walletOperations.ts';

interface OfMember {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

/** What moved a member's points and what happened with them, for those who may see sales. */
export const walletRoutes: AreaRoutes = async (app, { database }) => {
  app.get<OfMember>(
    '/members/:id/point-entries',
    { config: { operation: walletOperations.pointEntries } },
    async ({ session, params, query }, reply) => {
      const id = memberOf(session, params.id);
      const asked = { kinds: readKinds(query.kinds), days: readDays(query), ...readPage(query) };
      const body = await pointEntries(database, session, id, asked);
      return reply.type(JSON_TYPE).send(`{"status":200,"payload":{"point_entries":${body}}}`);
    },
  );

  app.get<OfMember>(
    '/members/:id/events',
    { config: { operation: walletOperations.events } },
    async ({ session, params, query }, reply) => {
      const body = await memberEvents(database, session, memberOf(session, params.id), readPage(query));
      return reply.type(JSON_TYPE).send(`{"status":200,"payload":{"member_events":${body}}}`);
    },
  );
};

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE_SIZE = 100;

function memberOf(session: GatewaySession, id: string): string {
  requireAnyPermission(session, SALE_READERS, 'Read');
  if (!isUuid(id)) throw refuseUnknown('The member');
  return id;
}

function readPage(query: Record<string, unknown>) {
  const { limit, skip } = readListQuery({ limit: query.limit, skip: query.skip });
  return { limit: limit ?? PAGE_SIZE, skip };
}

function readKinds(value: unknown): string[] | null {
  if (value === undefined || value === '') return null;
  const kinds = String(value).split(',');
  const isKnown = (kind: string) => (POINT_ENTRY_KINDS as readonly string[]).includes(kind);
  if (!kinds.every(isKnown)) throw refuseField('kinds', `must be of ${POINT_ENTRY_KINDS.join(', ')}`);
  return kinds;
}
