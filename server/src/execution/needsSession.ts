import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { markedFields } from './markedFields.ts';
import { type Fragments, rootFields } from './rootFields.ts';

/** Whether an operation asks for anything that the contract does not mark `@public`. What reads the schema has a rule of its own. */
export function needsSession(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: Fragments): boolean {
  const open = markedFields(schema, operation.operation, 'public');
  const fields = [...rootFields(operation, fragments).values()].map(({ name }) => name.value);
  return fields.some((field) => !open.has(field) && !field.startsWith('__'));
}
