import type { GraphQLSchema } from 'graphql';
import { NoSession } from '../gateway/GatewayError.ts';
import type { Context } from './context.ts';
import { estimatedCost } from './estimatedCost.ts';
import { isKnownUser } from './isKnownUser.ts';
import type { KnownOperation } from './KnownOperation.ts';
import { LIMITS, tooMuch } from './limits.ts';
import { type RateLimits, rateKey } from './rateLimits.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Throws for an operation that its caller may not run now. */
export type Guard = (known: KnownOperation, variables: Variables, context: Context) => Promise<void>;

/** Keeps callers within their rate, free queries within their cost, and the schema from strangers in production. */
export function createGuard(schema: GraphQLSchema, rates: RateLimits): Guard {
  return async ({ document, operation, hash, trusted, needsSession, sensitive, readsSchema }, variables, context) => {
    const { cost, config, gateway, report } = context;
    cost.estimated = estimatedCost(schema, document, operation, variables);
    report.name = operation.name?.value ?? null;
    report.kind = operation.operation;
    report.hash = hash;
    report.trusted = trusted;
    if (!trusted && cost.estimated > LIMITS.cost) {
      throw tooMuch(`The query costs ${cost.estimated}; at most ${LIMITS.cost} is allowed. Ask for fewer rows.`);
    }
    // Where no token is needed anybody can make one up: a fresh one must not be a fresh limit.
    const key = rateKey(needsSession ? gateway : { ...gateway, token: null });
    await rates.spendCost(key, cost.estimated);
    if (!gateway.token && needsSession) throw new NoSession();
    if (sensitive) await rates.spendSensitive(key);
    if (readsSchema && !trusted && config.production && !(await isKnownUser(context))) throw new NoSession();
  };
}
