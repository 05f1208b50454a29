import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, type TypeNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** Estimates that are cached for one operation, one for each size of its pages. */
const MAX_KEPT = 100;

/** The cached costs of an operation. */
interface Plan {
  /** The parts of its variables that can change the cost. */
  readonly sizes: readonly Size[];
  readonly estimates: Map<string | null, number>;
  /** The time of planning, in days since 1970: some ranges depend on today. */
  day: number;
}

interface Size {
  name: string;
  /** Whether it decides how many days or units are requested. */
  ofDays: boolean;
}

const DAY_MS = 86_400_000;

const plans = new WeakMap<OperationDefinitionNode, Plan>();

/** Returns the estimated cost of an operation, calculated once for all variables with the same relevant parts. */
export function estimatedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const day = Math.floor(Date.now() / DAY_MS);
  let kept = plans.get(operation);
  if (kept?.day !== day) {
    kept = { sizes: kept?.sizes ?? sizesOf(operation), estimates: new Map(), day };
    plans.set(operation, kept);
  }
  const { sizes, estimates } = kept;
  const key = keyOf(sizes, variables);
  const found = estimates.get(key);
  if (found !== undefined) return found;
  const today = new Date(day * DAY_MS).toISOString().slice(0, 10);
  const { estimated } = operationCost({ schema, document, operationName: operation.name?.value, variables, today });
  if (key === null) return estimated;
  if (estimates.size >= MAX_KEPT) estimates.clear();
  estimates.set(key, estimated);
  return estimated;
}

/** Types of variables that decide how many days or units are requested. */
const DAYS: ReadonlySet<string> = new Set(['DayRangeInput', 'Date', 'RelativeRange', 'TimeUnit', 'Comparison']);

/** The maximum length of days as JSON; a longer text, not validated yet, cannot be valid, and would fill the cache. */
const MAX_OF_DAYS = 200;

/**
 * Returns the cache key of variables: numbers decide the size of pages, days that of series, and booleans leave parts
 * out; of any other value only its presence counts. Returns null if the estimate must not be cached.
 */
function keyOf(sizes: readonly Size[], variables: Variables): string | null {
  let key = '';
  for (const { name, ofDays } of sizes) {
    const value = variables[name];
    if (value === undefined || value === null) key += ',';
    else if (ofDays) {
      const days = JSON.stringify(value);
      if (days.length > MAX_OF_DAYS) return null;
      key += `${days},`;
    } else key += typeof value === 'number' || typeof value === 'boolean' ? `${value},` : 'x,';
  }
  return key;
}

function sizesOf({ variableDefinitions = [] }: OperationDefinitionNode): Size[] {
  return variableDefinitions.map(({ variable, type }) => ({
    name: variable.name.value,
    ofDays: DAYS.has(nameOf(type)),
  }));
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
