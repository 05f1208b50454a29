import type { ApolloServerPlugin } from '@apollo/server';
import { type FragmentDefinitionNode, Kind } from 'graphql';
import { loadHome } from '../gateway/home.ts';
import type { Context } from './context.ts';
import { costOf } from './cost.ts';
import { fragmentsOf, LIMITS, tooMuch } from './limits.ts';
import type { Operation } from './selection.ts';

/** Keeps free queries within their cost, and the schema from strangers outside development. */
export function guardPlugin(trusted: ReadonlyMap<string, unknown>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ queryHash, schema, document, operation, request, contextValue }) {
        if (!operation) return;
        const free = !trusted.has(queryHash);
        if (!free && !contextValue.explain) return;
        const fragments: Record<string, FragmentDefinitionNode> = Object.fromEntries(fragmentsOf(document));
        const asked: Operation = { schema, operation, fragments };
        contextValue.cost.estimated = costOf(asked, request.variables ?? {});
        if (!free) return;
        if (contextValue.cost.estimated > LIMITS.cost) {
          throw tooMuch(
            `The query costs ${contextValue.cost.estimated}; at most ${LIMITS.cost} is allowed. Ask for fewer rows.`,
          );
        }
        // A token alone proves nothing; whom the gateway knows may read the schema.
        if (contextValue.config.production && introspects(asked)) await loadHome(contextValue);
      },
    }),
  };
}

function introspects({ operation }: Operation): boolean {
  return operation.selectionSet.selections.some(
    (node) => node.kind !== Kind.FIELD || node.name.value === '__schema' || node.name.value === '__type',
  );
}
