import { Type } from '@sinclair/typebox';
import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { POINT_ENTRY_KINDS } from '@taem/domain/customers/wallet/pointEntryKinds.ts';
import { refuseField, refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { parameter } from '../../http/parameter.ts';
import { route } from '../../http/route.ts';
import { inOrder } from '../../resource/days.ts';
import { pageOf } from '../../resource/jsonShapes.ts';
import { dayParameters, pageParameters } from '../../resource/listQuery.ts';
import { sendJson } from '../../resource/mountReads.ts';
import { isUuid } from '../../resource/readValue.ts';
import { memberEvents } from './memberEvents.ts';
import { pointEntries } from './pointEntries.ts';
import { MemberEvent, PointEntry } from './walletShapes.ts';

const tag = 'members';
const permission = { objectCodes: SALE_READERS, action: 'Read' } as const;
const page = pageParameters(100);

/** A member's points and events, for users who may see sales. */
export const walletRoutes: AreaRoutes = async (app, { database }) => {
  route(app, 'GET /members/:id/point-entries', {
    id: 'listPointEntries',
    summary: 'Movements of the points of a member, newest first, with the balance after each',
    tag,
    permission,
    query: Type.Object({
      kinds: parameter(
        { type: 'string', description: `One or more of ${POINT_ENTRY_KINDS.join(', ')}, separated by commas.` },
        readKinds,
      ),
      ...dayParameters,
      ...page,
    }),
    payload: Type.Object({ point_entries: pageOf(PointEntry) }),
    handle: async ({ session, params, query }, reply) => {
      const { kinds, limit, skip } = query;
      const request = { kinds, days: inOrder(query), limit, skip };
      const body = await pointEntries(database, session, memberOf(params), request);
      return sendJson(reply, 'point_entries', body);
    },
  });

  route(app, 'GET /members/:id/events', {
    id: 'listMemberEvents',
    summary: 'History of a member, newest first',
    tag,
    permission,
    query: Type.Object(page),
    payload: Type.Object({ member_events: pageOf(MemberEvent) }),
    handle: async ({ session, params, query }, reply) => {
      const body = await memberEvents(database, session, memberOf(params), query);
      return sendJson(reply, 'member_events', body);
    },
  });
};

function memberOf({ id }: { id: string }): string {
  if (!isUuid(id)) throw refuseUnknown('The member');
  return id;
}

function readKinds(value: unknown): string[] | null {
  if (value === undefined || value === '') return null;
  const kinds = String(value).split(',');
  const isEntryKind = (kind: string) => (POINT_ENTRY_KINDS as readonly string[]).includes(kind);
  if (!kinds.every(isEntryKind)) throw refuseField('kinds', `must be of ${POINT_ENTRY_KINDS.join(', ')}`);
  return kinds;
}
