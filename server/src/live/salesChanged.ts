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

/** The changes that each subscription reports. The lines to prepare depend on sales and on prepared lines. */
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

/** Returns the events of one viewer, which end with the session, the right or the connection. */
export async function salesChanged<Name extends keyof typeof OF>(
  name: Name,
  { requested, lately }: Viewing,
  context: Context,
): Promise<ViewerFeed<Name>> {
  const { sales, gateway, viewing } = context;
  const { token, requestId } = gateway;
  if (token === null) throw new NoSession();
  // A branch that does not exist would look like one that never sells.
  const scope = await sales.scopeOf(token, requestId, requested);
  // In the spelling of sales events, however the input spelled it.
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

/** Returns a check whether the scope is unchanged. If the gateway cannot be reached, the scope stays valid. */
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
