import { operationCost } from '@taem/domain/contract/operationCost.ts';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** Estimates that are kept of one operation, for as many different sizes of pages. */
const MOST_KEPT = 100;

const known = new WeakMap<OperationDefinitionNode, Map<string, number>>();

/** The estimated cost of an operation, worked out once for what of its variables can change it. */
export function estimatedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  let estimates = known.get(operation);
  if (!estimates) {
    estimates = new Map();
    known.set(operation, estimates);
  }
  const key = sizesIn(operation, variables);
  const found = estimates.get(key);
  if (found !== undefined) return found;
  const { estimated } = operationCost({ schema, document, operationName: operation.name?.value, variables });
  if (estimates.size >= MOST_KEPT) estimates.clear();
  estimates.set(key, estimated);
  return estimated;
}

/** Pages are sized by numbers and parts left out by booleans; of anything else it only counts whether it is there. */
function sizesIn({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): string {
  let key = '';
  for (const { variable } of variableDefinitions) {
    const value = variables[variable.name.value];
    const isSize = typeof value === 'number' || typeof value === 'boolean';
    key += isSize ? `${value},` : value === undefined || value === null ? ',' : 'x,';
  }
  return key;
}
