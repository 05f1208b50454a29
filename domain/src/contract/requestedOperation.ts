import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Day } from '../time/calendar.ts';

/** An operation as it would be sent. */
export interface OperationRequest {
  /** Built from the contract with its directives; one read by introspection has lost them. */
  schema: GraphQLSchema;
  document: DocumentNode;
  /** May be left out where the document has one operation. */
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
  /** Any day that is today somewhere, for ranges that depend on it; the rows of such a range are a guess without. */
  today?: Day;
}

export interface RequestedOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  today: Day | undefined;
  /** With the defaults of those that were not given. */
  variables: Readonly<Record<string, unknown>>;
}

/** null when the document has no such operation. */
export function requestedOperation({
  schema,
  document,
  operationName,
  variables,
  today,
}: OperationRequest): RequestedOperation | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const values: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    values[name] = variables?.[name] ?? (defaultValue ? valueFromASTUntyped(defaultValue) : undefined);
  }
  return { schema, operation, fragments, today, variables: values };
}
