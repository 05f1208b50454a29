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

/** An operation as a client sends it. */
export interface OperationRequest {
  /** Built from the contract with its directives, which a schema from introspection lacks. */
  schema: GraphQLSchema;
  document: DocumentNode;
  /** Optional if the document has only one operation. */
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
  /** Any day that is today somewhere, for ranges relative to today; without it their rows are a guess. */
  today?: Day;
}

export interface RequestedOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  today: Day | undefined;
  /** The given variables, with the defaults of the others. */
  variables: Readonly<Record<string, unknown>>;
}

/** Selects the requested operation; null if the document has no such operation. */
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
