import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { NoSession } from '../gateway/GatewayError.ts';
import type { Context } from './context.ts';
import { estimatedCost } from './estimatedCost.ts';
import { isKnownUser } from './isKnownUser.ts';
import { isSensitive } from './isSensitive.ts';
import { LIMITS, tooMuch } from './limits.ts';
import { needsSession } from './needsSession.ts';
import { RateLimited, type RateLimits, rateKey, UNREADABLE_COST } from './rateLimits.ts';
import { fragmentsOf, rootFields } from './rootFields.ts';

/** The compiler would fail for it in words of its own. */
function noOperation(name: string | undefined): GraphQLError {
  const message = name ? `Unknown operation named "${name}".` : 'Name the operation: the document has not exactly one.';
  return new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
}

const READS_THE_SCHEMA: ReadonlySet<string> = new Set(['__schema', '__type']);

/** Keeps callers within their rate, free queries within their cost, and the schema from strangers in production. */
export function guardPlugin(trusted: ReadonlyMap<string, unknown>, rates: RateLimits): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ queryHash, schema, document, operation, request, contextValue }) {
        if (!operation) throw noOperation(request.operationName);
        const { cost, config, gateway, report } = contextValue;
        const fragments = fragmentsOf(document);
        cost.estimated = estimatedCost(schema, document, operation, request.variables ?? {});
        const free = !trusted.has(queryHash);
        report.name = operation.name?.value ?? null;
        report.kind = operation.operation;
        report.hash = queryHash;
        report.trusted = !free;
        if (free && cost.estimated > LIMITS.cost) {
          throw tooMuch(`The query costs ${cost.estimated}; at most ${LIMITS.cost} is allowed. Ask for fewer rows.`);
        }
        const closed = needsSession(schema, operation, fragments);
        // Where no token is needed anybody can make one up: a fresh one must not be a fresh limit.
        const key = rateKey(closed ? gateway : { ...gateway, token: null });
        await rates.spendCost(key, cost.estimated);
        if (!gateway.token && closed) throw new NoSession();
        if (!free && operation.operation !== 'mutation') return;
        const fields = [...rootFields(operation, fragments).values()].map(({ name }) => name.value);
        if (fields.some((field) => isSensitive(schema, operation, field))) await rates.spendSensitive(key);
        const introspects = free && config.production && fields.some((field) => READS_THE_SCHEMA.has(field));
        if (introspects && !(await isKnownUser(contextValue))) throw new NoSession();
      },
      async didEncounterErrors({ operation, errors, contextValue }) {
        // Refused before it was known what it asks for: it took work all the same.
        if (operation || errors.some((error) => error instanceof RateLimited)) return;
        await rates.note(rateKey(contextValue.gateway), UNREADABLE_COST);
      },
    }),
  };
}
