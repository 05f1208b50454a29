import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { useMemo } from 'react';
import { readObject } from '../editor/jsonc.ts';
import { useSchema } from './contract.ts';
import { nameOf, useActiveTab } from './tabs.ts';

export interface ActiveOperation {
  readonly schema: GraphQLSchema;
  readonly query: string;
  readonly document: DocumentNode;
  readonly operationName: string | null;
}

/** Returns the open operation; null while its text cannot be parsed. */
export function useActiveOperation(): ActiveOperation | null {
  const schema = useSchema();
  const tab = useActiveTab();
  const { query } = tab;
  const operationName = nameOf(tab);
  return useMemo(() => {
    if (!schema) return null;
    try {
      const document = parse(query);
      const isOperation = document.definitions.some(({ kind }) => kind === 'OperationDefinition');
      return isOperation ? { schema, query, document, operationName } : null;
    } catch {
      return null;
    }
  }, [schema, query, operationName]);
}

/** Returns the open operation as it would be sent; null while it or its variables cannot be parsed. */
export function useActiveRequest() {
  const operation = useActiveOperation();
  const { variables } = useActiveTab();
  return useMemo(() => {
    try {
      return operation && { ...operation, variables: readObject(variables) };
    } catch {
      return null;
    }
  }, [operation, variables]);
}
