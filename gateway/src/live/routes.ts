import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SalesNotice } from '../database/openSalesNotices.ts';
import { answer } from '../http/envelope.ts';
import { Refusal } from '../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../http/GatewayContext.ts';
import { EventStream } from './EventStream.ts';
import { liveOperations } from './liveOperations.ts';
import { readBranchAsked } from './readBranchAsked.ts';
import { readLately } from './readLately.ts';
import { isSameScope, salesScope } from './salesScope.ts';

const KEEP_ALIVE_MS = 15_000;
/** Servers share one for all who may follow the same sales; more are not followed but attacked. */
const MOST_STREAMS = 1_000;
/** As many as the server lets one of its callers have. */
const MOST_OF_ONE_USER = 20;

/** What changed, as it happens. */
export const liveRoutes: AreaRoutes = async (app, { sessions, salesNotices }) => {
  const open = new Map<EventStream, { userId: string; closed: Promise<void> }>();
  let closing = false;

  // Fastify waits for answers that are under way, and these would never end.
  app.addHook('preClose', async () => {
    closing = true;
    for (const stream of open.keys()) stream.end();
    await Promise.all([...open.values()].map(({ closed }) => closed));
  });

  app.get<{ Querystring: { branch_id?: string } }>(
    '/live/scope',
    { config: { operation: liveOperations.scope } },
    async ({ query, session }) => {
      const scope = salesScope(session);
      readBranchAsked(query.branch_id, session);
      return answer({ scope });
    },
  );

  app.get<{ Querystring: { branch_id?: string; lately?: string } }>(
    '/live/sales',
    { config: { endless: true, operation: liveOperations.events } },
    async (request, reply) => {
      const scope = salesScope(request.session);
      const asked = readBranchAsked(request.query.branch_id, request.session);
      const branches = asked ? [asked] : scope.branch_ids;
      const lately = readLately(request.query.lately);
      const own = [...open.values()].filter(({ userId }) => userId === request.session.userId).length;
      if (own >= MOST_OF_ONE_USER)
        throw new Refusal(
          429,
          'TOO_MANY_ATTEMPTS',
          `At most ${MOST_OF_ONE_USER} streams of one user are open at once.`,
        );
      if (closing || open.size >= MOST_STREAMS) throw new Refusal(503, 'UNAVAILABLE', 'Too many follow the sales.');
      reply.hijack();
      follow(request, reply, scope, branches, lately);
    },
  );

  function follow(
    { session, id }: FastifyRequest,
    { raw }: FastifyReply,
    scope: ReturnType<typeof salesScope>,
    branches: readonly string[] | null,
    lately: number,
  ): void {
    const stream = new EventStream(raw, id);
    const tell = (notice: SalesNotice | null) => {
      if (!notice) stream.send('missed', {});
      else if (!branches || branches.includes(notice.branch_id)) stream.send('sales_changed', notice);
    };
    const unfollow = salesNotices.follow(session.realmId, tell);
    const check = () => void mayStillFollow(session, scope).then((may) => may || end());
    const unwatch = sessions.watch(check);
    const keepAlive = setInterval(() => {
      stream.keepAlive();
      // A session also runs out, of which nobody is told.
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
    for (const notice of salesNotices.lately(session.realmId, lately)) tell(notice);
    // Changed while it was being opened.
    check();
  }

  /** While the session lives with these rights and branches; a database that is away takes nothing from anybody. */
  async function mayStillFollow(session: GatewaySession, scope: ReturnType<typeof salesScope>): Promise<boolean> {
    const now = await sessions.find(session.realmId, session.sessionId).catch(() => session);
    try {
      return now !== null && isSameScope(salesScope(now), scope);
    } catch {
      return false;
    }
  }
};
