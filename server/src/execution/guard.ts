import { GraphQLError, type GraphQLSchema } from 'graphql';
import { GatewayUnavailable, NoSession } from '../gateway/GatewayError.ts';
import { loadHome } from '../gateway/home.ts';
import type { Context } from './context.ts';
import { estimatedCost } from './estimatedCost.ts';
import { isKnownUser } from './isKnownUser.ts';
import { strangerKey } from './KnownCallers.ts';
import type { KnownOperation } from './KnownOperation.ts';
import { LIMITS, refuseWidth, tooMuch } from './limits.ts';
import { RateLimited, type RateLimits, STRANGER_CALL_COST } from './rateLimits.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Throws for an operation that its caller may not run now. */
export type Guard = (known: KnownOperation, variables: Variables, context: Context) => Promise<void>;

/** Keeps callers within their rate, free queries within their cost, and the schema from strangers in production. */
export function createGuard(schema: GraphQLSchema, rates: RateLimits): Guard {
  return async (known, variables, context) => {
    const { document, operation, hash, trusted, needsSession, sensitive, readsSchema, width } = known;
    const { cost, config, gateway, report, callers } = context;
    if ((operation.operation === 'subscription') !== Boolean(context.viewing)) throw wrongPlace();
    cost.estimated = estimatedCost(schema, document, operation, variables);
    report.name = operation.name?.value ?? null;
    report.kind = operation.operation;
    report.hash = hash;
    report.trusted = trusted;
    if (!trusted && cost.estimated > LIMITS.cost) {
      throw tooMuch(`The query costs ${cost.estimated}; at most ${LIMITS.cost} is allowed. Ask for fewer rows.`);
    }
    // What needs no session is counted by where it comes from, whatever token is shown with it.
    const isKnown = callers.isKnown(gateway.token);
    const stranger = !needsSession || !isKnown;
    const key = stranger ? strangerKey(gateway.caller) : callers.keyOf(gateway);
    const calls = stranger ? STRANGER_CALL_COST * width.rootFields : 0;
    try {
      report.rate = await rates.spendCost(key, Math.max(cost.estimated, calls));
    } catch (error) {
      if (error instanceof RateLimited) report.rate = error.rate;
      throw error;
    }
    if (!gateway.token && needsSession) throw new NoSession();
    if (sensitive) await rates.spendSensitive(key);
    if (stranger && needsSession) await meet(context);
    if (readsSchema && !trusted && config.production && !(await isKnownUser(context))) throw new NoSession();
    if (!trusted && !isKnown && !callers.isKnown(gateway.token)) refuseWidth(width);
  };
}

export const SUBSCRIPTIONS_ELSEWHERE =
  'Send subscriptions, and only those, to /graphql/stream with `Accept: text/event-stream`.';

/** An answer comes once, a subscription's events come as long as somebody listens: each has its own address. */
function wrongPlace(): GraphQLError {
  return new GraphQLError(SUBSCRIPTIONS_ELSEWHERE, { extensions: { code: 'BAD_REQUEST' } });
}

/**
 * A token is only what somebody sent until the gateway has said whose it is: asked once, before it may cost more calls.
 * A gateway that cannot say it now is asked again by the next operation; this one fails or not by its own calls.
 */
async function meet(context: Context): Promise<void> {
  try {
    await loadHome(context);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
  }
}
