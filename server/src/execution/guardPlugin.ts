import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { loadHome } from '../gateway/home.ts';
import type { Context } from './context.ts';
import { estimatedCost } from './estimatedCost.ts';
import { LIMITS, tooMuch } from './limits.ts';

/** Keeps free queries within their cost, and the schema from strangers outside development. */
export function guardPlugin(trusted: ReadonlyMap<string, unknown>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ queryHash, schema, document, operation, request, contextValue }) {
        if (!operation) return;
        const { cost, config } = contextValue;
        cost.estimated = estimatedCost(schema, document, operation, request.variables ?? {});
        if (trusted.has(queryHash)) return;
        if (cost.estimated > LIMITS.cost) {
          throw tooMuch(`The query costs ${cost.estimated}; at most ${LIMITS.cost} is allowed. Ask for fewer rows.`);
        }
        // A token alone proves nothing; whom the gateway knows may read the schema.
        if (config.production && introspects(operation)) await loadHome(contextValue);
      },
    }),
  };
}

function introspects({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.some(
    (node) => node.kind !== Kind.FIELD || node.name.value === '__schema' || node.name.value === '__type',
  );
}
