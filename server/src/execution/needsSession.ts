import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { markedFields } from './markedFields.ts';
import { type Fragments, rootFields } from './rootFields.ts';

/**
 * Whether an operation selects anything that the contract does not mark `@public`. Introspection has a separate rule.
 */
export function needsSession(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: Fragments): boolean {
  const open = markedFields(schema, operation.operation, 'public');
  const fields = [...rootFields(operation, fragments).values()].map(({ name }) => name.value);
  return fields.some((field) => !open.has(field) && !field.startsWith('__'));
}
