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
  const today = new Date().toISOString().slice(0, 10);
  const estimate = () =>
    operationCost({ schema, document, operationName: operation.name?.value, variables, today }).estimated;
  const sizes = sizesIn(operation, variables);
  if (sizes === null) return estimate();
  let estimates = known.get(operation);
  if (!estimates) {
    estimates = new Map();
    known.set(operation, estimates);
  }
  const key = sizes + today;
  const found = estimates.get(key);
  if (found !== undefined) return found;
  const estimated = estimate();
  if (estimates.size >= MOST_KEPT) estimates.clear();
  estimates.set(key, estimated);
  return estimated;
}

/** Types of variables that say how many days, or units of them, are asked for. */
const DAYS: ReadonlySet<string> = new Set(['DayRangeInput', 'Date', 'RelativeRange', 'TimeUnit', 'Comparison']);

/** Characters of days, as JSON; what is longer was not checked yet, is none, and would fill the memory where it was kept. */
const MOST_OF_DAYS = 200;

/**
 * Pages are sized by numbers, series by days, and parts are left out by booleans; of anything else it only counts whether
 * it is there. null where the estimate is not to be kept.
 */
function sizesIn({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): string | null {
  let key = '';
  for (const { variable, type } of variableDefinitions) {
    const value = variables[variable.name.value];
    if (value === undefined || value === null) key += ',';
    else if (DAYS.has(nameOf(type))) {
      const days = JSON.stringify(value);
      if (days.length > MOST_OF_DAYS) return null;
      key += `${days},`;
    } else key += typeof value === 'number' || typeof value === 'boolean' ? `${value},` : 'x,';
  }
  return key;
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
