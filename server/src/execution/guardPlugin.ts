import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { tokensIn } from './documents.ts';
import type { Guard } from './guard.ts';
import type { OperationCache } from './OperationCache.ts';
import { prepareOperation } from './PreparedOperation.ts';
import { LARGE_DOCUMENT, RateLimited, type RateLimits, TOKEN_COST, UNREADABLE_COST } from './rateLimits.ts';

/** The compiler would fail for it with its own message. */
function noOperation(name: string | undefined): GraphQLError {
  const message = name ? `Unknown operation named "${name}".` : 'Name the operation: the document has not exactly one.';
  return new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
}

/** The cost of validating a new document. */
function readingCost(document: DocumentNode): number {
  return Math.max(0, tokensIn(document) - LARGE_DOCUMENT) * TOKEN_COST;
}

/** Lets the guard look at what Apollo has read and checked, and remembers it for the next time. */
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
        // Refused before it was known what it asks for: it took work all the same.
        if (operation || errors.some((error) => error instanceof RateLimited)) return;
        const reading = document ? readingCost(document) : 0;
        await rates.note(contextValue.callers.keyOf(contextValue.gateway), Math.max(UNREADABLE_COST, reading));
      },
    }),
  };
}
