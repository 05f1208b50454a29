import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { isSensitive } from './isSensitive.ts';
import { type OperationWidth, widthOf } from './limits.ts';
import { markedFields } from './markedFields.ts';
import { type Fragments, fragmentsOf, rootFields } from './rootFields.ts';

/** The properties of an operation in a valid document, for every caller and all variables. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** SHA-256 of the document's text, in hex. */
  hash: string;
  /** Whether it is one of the web client's own. */
  trusted: boolean;
  needsSession: boolean;
  sensitive: boolean;
  readsSchema: boolean;
  width: OperationWidth;
}

const READS_THE_SCHEMA: ReadonlySet<string> = new Set(['__schema', '__type']);

export function prepareOperation(
  schema: GraphQLSchema,
  { document, operation, hash, trusted }: Pick<PreparedOperation, 'document' | 'operation' | 'hash' | 'trusted'>,
): PreparedOperation {
  const fragments = fragmentsOf(document);
  const fields = [...rootFields(operation, fragments).values()].map(({ name }) => name.value);
  return {
    document,
    operation,
    hash,
    trusted,
    needsSession: needsSession(schema, operation, fragments),
    sensitive: fields.some((field) => isSensitive(schema, operation, field)),
    readsSchema: fields.some((field) => READS_THE_SCHEMA.has(field)),
    width: widthOf(operation, fragments),
  };
}

/**
 * Whether an operation selects anything that the contract does not mark `@public`. Introspection has a separate rule.
 */
function needsSession(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: Fragments): boolean {
  const open = markedFields(schema, operation.operation, 'public');
  const fields = [...rootFields(operation, fragments).values()].map(({ name }) => name.value);
  return fields.some((field) => !open.has(field) && !field.startsWith('__'));
}
