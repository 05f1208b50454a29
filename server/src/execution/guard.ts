import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { GatewayUnavailable, NoSession } from '../gateway/GatewayError.ts';
import { loadHome } from '../gateway/home.ts';
import { strangerKey } from '../gateway/VerifiedCallers.ts';
import { estimatedCost } from './estimatedCost.ts';
import { isVerifiedUser } from './isVerifiedUser.ts';
import { LIMITS, refuseWidth, tooMuch } from './limits.ts';
import type { PreparedOperation } from './PreparedOperation.ts';
import { RateLimited, type RateLimits, STRANGER_CALL_COST } from './rateLimits.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Throws if the caller may not run the operation now. */
export type Guard = (prepared: PreparedOperation, variables: Variables, context: Context) => Promise<void>;

/** Limits the rate of callers and the cost of free queries, and hides the schema from strangers in production. */
export function createGuard(schema: GraphQLSchema, rates: RateLimits): Guard {
  return async (prepared, variables, context) => {
    const { document, operation, hash, trusted, needsSession, sensitive, readsSchema, width } = prepared;
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
    // An operation that needs no session is counted by network, whatever token comes with it.
    const isVerified = callers.isVerified(gateway.token);
    const isStranger = !needsSession || !isVerified;
    const key = isStranger ? strangerKey(gateway.caller) : callers.keyOf(gateway);
    const calls = isStranger ? STRANGER_CALL_COST * width.rootFields : 0;
    try {
      report.rate = await rates.spendCost(key, Math.max(cost.estimated, calls));
    } catch (error) {
      if (error instanceof RateLimited) report.rate = error.rate;
      throw error;
    }
    if (!gateway.token && needsSession) throw new NoSession();
    if (sensitive) await rates.spendSensitive(key);
    if (isStranger && needsSession) await meet(context);
    if (readsSchema && !trusted && config.production && !(await isVerifiedUser(context))) throw new NoSession();
    if (!trusted && !callers.isVerified(gateway.token)) refuseWidth(width);
  };
}

export const SUBSCRIPTIONS_ELSEWHERE =
  'Send subscriptions, and only those, to /graphql/stream with `Accept: text/event-stream`.';

/**
 * Creates the error for a subscription on this address: answers come once, events as long as the subscription is open,
 * so each has its own address.
 */
function wrongPlace(): GraphQLError {
  return new GraphQLError(SUBSCRIPTIONS_ELSEWHERE, { extensions: { code: 'BAD_REQUEST' } });
}

/**
 * Verifies a token once, before it may cost more calls, by asking the gateway for its user. If the gateway cannot
 * answer now, the next operation checks again; this one succeeds or fails by its own calls.
 */
async function meet(context: Context): Promise<void> {
  try {
    await loadHome(context);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
  }
}
