import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { markedFields } from './markedFields.ts';

/** Whether the contract marks a field of the operation's root `@sensitive`. */
export function isSensitive(schema: GraphQLSchema, { operation }: OperationDefinitionNode, field: string): boolean {
  return markedFields(schema, operation, 'sensitive').has(field);
}
