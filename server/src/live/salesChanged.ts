import { GraphQLError } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { GatewayUnavailable, NoSession } from '../gateway/GatewayError.ts';
import { keyOfScope, type SalesScope } from '../gateway/live/SalesScope.ts';
import type { SalesChange } from '../gateway/live/SharedFeed.ts';
import { ViewerFeed } from './ViewerFeed.ts';

const PAUSE_MS = 1_000;
/** How long a viewer's rights are trusted; then the gateway is called, which caches sessions and needs no database. */
const TRUSTED_MS = 5_000;
const CHECK_MS = 30_000;

/** What a subscription reports. What is to be prepared follows from the sales and from what was prepared of them. */
const OF = {
  figuresChanged: ['sales'],
  parkedBillsChanged: ['parkedBills'],
  paymentConfirmed: ['payments'],
  preparationChanged: ['sales', 'preparation'],
} as const satisfies Record<string, readonly SalesChange['only'][]>;

interface Viewing {
  requested: string | null;
  lately: number;
}

/** The events of one viewer, which end with the session, the right or the connection. */
export async function salesChanged<Name extends keyof typeof OF>(
  name: Name,
  { requested, lately }: Viewing,
  context: Context,
): Promise<ViewerFeed<Name>> {
  const { sales, gateway, viewing } = context;
  const { token, requestId } = gateway;
  if (token === null) throw new NoSession();
  // One that there is not would be a shop that never sells.
  const scope = await sales.scopeOf(token, requestId, requested);
  // In the spelling used by events of sales, however it was written.
  const branchId = requested?.toLowerCase() ?? null;
  if (lately < 0) throw new GraphQLError('lately must not be negative', { extensions: { code: 'VALIDATION' } });
  const mayLook = checker(() => sales.scopeOf(token, requestId), scope);
  const end = () => void feed.return();
  const look = async () => (await mayLook()) || end();
  const check = setInterval(() => void look(), CHECK_MS * (0.75 + Math.random() / 2));
  const feed = new ViewerFeed({
    name,
    pauseMs: PAUSE_MS,
    mayLook,
    onEnd: () => {
      clearInterval(check);
      leave();
    },
  });
  const concerns = (change: SalesChange) =>
    (change.only === null || OF[name].some((kind) => kind === change.only)) &&
    (!branchId || change.branchId === null || change.branchId === branchId);
  const receive = (change: SalesChange) => {
    if (concerns(change)) feed.receive(change);
  };
  const leave = sales.join(scope, { token, lately, receive, end });
  viewing?.addEventListener('abort', end, { once: true });
  if (viewing?.aborted) end();
  return feed;
}

/** Looks up whether the scope is what it was. If the gateway cannot be reached, the scope stays. */
function checker(scopeNow: () => Promise<SalesScope>, scope: SalesScope): () => Promise<boolean> {
  let checkedAt = performance.now();
  return async () => {
    if (performance.now() - checkedAt < TRUSTED_MS) return true;
    checkedAt = performance.now();
    try {
      return keyOfScope(await scopeNow()) === keyOfScope(scope);
    } catch (error) {
      return error instanceof GatewayUnavailable;
    }
  };
}
