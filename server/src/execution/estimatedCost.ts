import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, type TypeNode } from 'graphql';

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
  const today = new Date().toISOString().slice(0, 10);
  const key = sizesIn(operation, variables) + today;
  const found = estimates.get(key);
  if (found !== undefined) return found;
  const { estimated } = operationCost({ schema, document, operationName: operation.name?.value, variables, today });
  if (estimates.size >= MOST_KEPT) estimates.clear();
  estimates.set(key, estimated);
  return estimated;
}

/** Types of variables that say how many days, or units of them, are asked for. */
const DAYS: ReadonlySet<string> = new Set(['DayRangeInput', 'Date', 'RelativeRange', 'TimeUnit', 'Comparison']);

/**
 * Pages are sized by numbers, series by days, and parts are left out by booleans; of anything else it only counts whether
 * it is there.
 */
function sizesIn({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): string {
  let key = '';
  for (const { variable, type } of variableDefinitions) {
    const value = variables[variable.name.value];
    if (value === undefined || value === null) key += ',';
    else if (DAYS.has(nameOf(type))) key += `${JSON.stringify(value)},`;
    else key += typeof value === 'number' || typeof value === 'boolean' ? `${value},` : 'x,';
  }
  return key;
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
