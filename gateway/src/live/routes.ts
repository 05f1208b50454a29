import { Type } from '@sinclair/typebox';
import { SALE_FOLLOWERS } from '@taem/domain/accounts/permissions.ts';
import { SALES_REMEMBERED_MS } from '@taem/domain/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SalesNotice } from '../database/openSalesNotices.ts';
import { answer } from '../http/envelope.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../http/GatewayContext.ts';
import { parameter } from '../http/parameter.ts';
import { route } from '../http/route.ts';
import { branchesOf } from '../resource/branchesOf.ts';
import { orNull } from '../resource/jsonShapes.ts';
import { branchParameter } from '../resource/listQuery.ts';
import { fixed } from '../resource/resourceOperations.ts';
import { EventStream } from './EventStream.ts';
import { isSameScope, salesScope } from './salesScope.ts';

const tag = 'stat';
const permission = { objectCodes: SALE_FOLLOWERS, action: 'Read' } as const;

const KEEP_ALIVE_MS = 15_000;
/** Servers share one stream for all users who may follow the same sales; a higher number is an attack. */
const MAX_STREAMS = 1_000;
/** Equal to the number that the server allows each of its callers. */
const MAX_OF_ONE_USER = 20;

/** Parses how long ago the new follower last requested the figures, in milliseconds. */
function readLately(given: unknown, name: string): number {
  if (given === undefined || given === '') return 0;
  const ms = Number(given);
  if (!Number.isInteger(ms) || ms < 0 || ms > SALES_REMEMBERED_MS)
    throw refuseField(name, `must be a whole number from 0 to ${SALES_REMEMBERED_MS}`);
  return ms;
}

/** Notices of changes as they happen. */
export const liveRoutes: AreaRoutes = async (app, { sessions, salesNotices }) => {
  const open = new Map<EventStream, { userId: string; closed: Promise<void> }>();
  let closing = false;

  // Fastify waits for running responses, and these would never end.
  app.addHook('preClose', async () => {
    closing = true;
    for (const stream of open.keys()) stream.end();
    await Promise.all([...open.values()].map(({ closed }) => closed));
  });

  route(app, 'GET /live/scope', {
    id: 'getSalesScope',
    summary: 'The branches whose sales this session may follow; a requested branch must be one of them',
    tag,
    permission,
    query: Type.Object(branchParameter),
    payload: fixed({
      scope: Type.Object({
        realm_id: Type.String({ format: 'uuid' }),
        branch_ids: orNull(Type.Array(Type.String({ format: 'uuid' })), {
          description: 'null for all branches.',
        }),
      }),
    }),
    handle: async ({ query, session }) => {
      const scope = salesScope(session);
      branchesOf(query.branch_id, session);
      return answer({ scope });
    },
  });

  route(app, 'GET /live/sales', {
    id: 'followSales',
    summary:
      'Server-sent events: `scope` first, with the branches; `sales_changed` when a sale of a branch and business day was paid, voided, adjusted or claimed, `parked_bills_changed` when the parked bills of a branch changed, `preparation_changed` when lines of its sales were ticked or unticked, `payment_confirmed` when a bank has confirmed a payment to a branch, `missed` when events may have been lost, `ended` when the session or its right has ended',
    tag,
    permission,
    query: Type.Object({
      ...branchParameter,
      lately: parameter(
        {
          type: 'integer',
          minimum: 0,
          maximum: SALES_REMEMBERED_MS,
          description: 'Events of this many milliseconds before are sent again.',
        },
        readLately,
      ),
    }),
    endless: true,
    payload: {},
    refusals: ['TOO_MANY_ATTEMPTS'],
    bare: true,
    media: { 'text/event-stream': { type: 'string' } },
    handle: async (request, reply) => {
      const scope = salesScope(request.session);
      const branches = branchesOf(request.query.branch_id, request.session);
      const own = [...open.values()].filter(({ userId }) => userId === request.session.userId).length;
      if (own >= MAX_OF_ONE_USER)
        throw new Refusal(429, 'TOO_MANY_ATTEMPTS', `At most ${MAX_OF_ONE_USER} streams of one user are open at once.`);
      if (closing || open.size >= MAX_STREAMS) throw new Refusal(503, 'UNAVAILABLE', 'Too many follow the sales.');
      reply.hijack();
      follow(request, reply, scope, branches, request.query.lately);
    },
  });

  function follow(
    { session, id }: FastifyRequest,
    { raw }: FastifyReply,
    scope: ReturnType<typeof salesScope>,
    branches: readonly string[] | null,
    lately: number,
  ): void {
    const stream = new EventStream(raw, id);
    const send = (notice: SalesNotice | null) => {
      if (!notice) stream.send('missed', {});
      else if (!branches || branches.includes(notice.branch_id)) {
        const { parked, prepared, confirmed, ...change } = notice;
        if (change.business_date !== null) stream.send('sales_changed', change);
        const ofBranch = { branch_id: change.branch_id, at: change.at };
        if (parked) stream.send('parked_bills_changed', ofBranch);
        if (prepared) stream.send('preparation_changed', ofBranch);
        if (confirmed) stream.send('payment_confirmed', ofBranch);
      }
    };
    const unfollow = salesNotices.follow(session.realmId, send);
    const check = () => void mayStillFollow(session, scope).then((may) => may || end());
    const unwatch = sessions.watch(check);
    const keepAlive = setInterval(() => {
      stream.keepAlive();
      // A session can also expire, without any notice.
      check();
    }, KEEP_ALIVE_MS);
    const end = () => {
      stream.send('ended', {});
      stream.end();
    };
    const closed = new Promise<void>((resolve) => {
      raw.once('close', () => {
        unfollow();
        unwatch();
        clearInterval(keepAlive);
        open.delete(stream);
        resolve();
      });
    });
    open.set(stream, { userId: session.userId, closed });
    stream.send('scope', scope);
    for (const notice of salesNotices.lately(session.realmId, lately)) send(notice);
    // Checked again, as rights may have changed while it was being opened.
    check();
  }

  /** Whether the session still exists with these rights and branches, or the database is unreachable. */
  async function mayStillFollow(session: GatewaySession, scope: ReturnType<typeof salesScope>): Promise<boolean> {
    const now = await sessions.find(session.realmId, session.sessionId).catch(() => session);
    try {
      return now !== null && isSameScope(salesScope(now), scope);
    } catch {
      return false;
    }
  }
};
