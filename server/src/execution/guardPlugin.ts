import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { tokensIn } from './documents.ts';
import type { Guard } from './guard.ts';
import type { OperationCache } from './OperationCache.ts';
import { prepareOperation } from './PreparedOperation.ts';
import { LARGE_DOCUMENT, RateLimited, type RateLimits, TOKEN_COST, UNREADABLE_COST } from './rateLimits.ts';

/** Creates the error for a missing operation, for which the compiler would have a different message. */
function noOperation(name: string | undefined): GraphQLError {
  const message = name ? `Unknown operation named "${name}".` : 'Name the operation: the document has not exactly one.';
  return new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
}

/** Returns the cost of validating a new document. */
function readingCost(document: DocumentNode): number {
  return Math.max(0, tokensIn(document) - LARGE_DOCUMENT) * TOKEN_COST;
}

/** Passes documents that Apollo has parsed and validated to the guard, and caches them. */
export function guardPlugin(operations: OperationCache, guard: Guard, rates: RateLimits): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ queryHash, source, schema, document, operation, request, contextValue }) {
        const { ended } = contextValue;
        if (ended && 'refusal' in ended) throw ended.refusal;
        if (ended) return;
        if (!operation) throw noOperation(request.operationName);
        const trusted = operations.isTrusted(queryHash);
        const prepared = prepareOperation(schema, { document, operation, hash: queryHash, trusted });
        const reading = trusted ? 0 : readingCost(document);
        if (reading > 0) await rates.note(contextValue.callers.keyOf(contextValue.gateway), reading);
        await guard(prepared, request.variables ?? {}, contextValue);
        operations.remember(source, request.operationName, prepared);
      },
      async didEncounterErrors({ operation, document, errors, contextValue }) {
        // The document was refused before its operation was known, but still took work.
        if (operation || errors.some((error) => error instanceof RateLimited)) return;
        const reading = document ? readingCost(document) : 0;
        await rates.note(contextValue.callers.keyOf(contextValue.gateway), Math.max(UNREADABLE_COST, reading));
      },
    }),
  };
}
