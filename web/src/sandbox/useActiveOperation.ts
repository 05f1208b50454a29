import { parseJSONC, useGraphiQL } from '@graphiql/react';
import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { useMemo } from 'react';

export interface ActiveOperation {
  readonly schema: GraphQLSchema;
  readonly query: string;
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What stands in the open tab; null while it cannot be read. */
export function useActiveOperation(): ActiveOperation | null {
  const { schema, query, variables, operationName } = useGraphiQL(
    ({ schema, tabs, activeTabIndex, operationName }) => ({
      schema,
      query: tabs[activeTabIndex]?.query ?? '',
      variables: tabs[activeTabIndex]?.variables ?? '',
      operationName,
    }),
  );
  return useMemo(() => {
    if (!schema) return null;
    try {
      const document = parse(query);
      const names = document.definitions.flatMap((node) =>
        node.kind === 'OperationDefinition' ? [node.name?.value ?? ''] : [],
      );
      if (names.length === 0) return null;
      // While another tab opens, the editor still reports the previous name.
      const name = operationName && names.includes(operationName) ? operationName : (names[0] ?? '');
      return { schema, query, document, operationName: name || null, variables: readVariables(variables) };
    } catch {
      return null;
    }
  }, [schema, query, variables, operationName]);
}

/** As the editor sends them: with comments and a comma too many. */
function readVariables(text: string): Record<string, unknown> {
  const found: unknown = parseJSONC(text);
  if (found === undefined || found === null || found === '') return {};
  if (typeof found !== 'object' || Array.isArray(found)) throw new TypeError('no JSON object');
  return found as Record<string, unknown>;
}

/** Why the variables of the open tab cannot be sent; null where they can. */
export function useActiveVariables(): { fault: string | null } {
  const text = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.variables ?? '');
  return useMemo(() => {
    try {
      readVariables(text);
      return { fault: null };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }, [text]);
}
