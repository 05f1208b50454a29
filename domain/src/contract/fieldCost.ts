import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isAbstractType,
  isCompositeType,
} from 'graphql';

/** The assumed rows of a list whose size neither its arguments nor the contract state. */
export const ASSUMED_SIZE = 20;
/** The weight of a mutation without one in the contract, because it writes. */
const MUTATION_WEIGHT = 10;
/** The convention for pages: `xs(perPage)` returns an object whose `items` has that many rows. */
const PAGE_ARGUMENT = 'perPage';
const PAGE_FIELD = 'items';
/** A search reads more than an index provides. */
const SEARCH_ARGUMENT = 'keyword';
const SEARCH_WEIGHT = 10;
/** Days of figures: `range`, with the unit `by` and the comparison `compare` beside it. */
const RANGE_TYPE = 'DayRangeInput';
/** Sizes of lists by our naming conventions, so that the contract need not repeat them. */
const SIZES: Readonly<Record<string, number>> = { userErrors: 5 };

/** The cost of a field by the contract, read once for each field. */
export interface FieldCost {
  /** The cost of calling it, whatever it returns. */
  weight: number;
  /** The cost of each object that it returns; 0 for a leaf. */
  typeWeight: number;
  /** Added for each of these arguments that is given. */
  argumentWeights: readonly { name: string; weight: number }[];
  assumedSize: number | undefined;
  /** Rows for each unit of time of the range around it. */
  perUnit: number | undefined;
  /** Whether its arguments set the days and the unit of everything below. */
  setsUnits: boolean;
  /** Arguments that limit the rows; the largest one counts. */
  slicing: readonly { name: string; defaultValue: unknown }[];
  /** Fields of the result that have that number of rows; the field itself when there are none. */
  sizedFields: ReadonlySet<string>;
}

type Field = GraphQLField<unknown, unknown>;

const cache = new WeakMap<Field, FieldCost>();

export function fieldCost(schema: GraphQLSchema, parent: GraphQLNamedType, field: Field): FieldCost {
  const found = cache.get(field);
  if (found) return found;
  const listSize = directive(schema, 'listSize', field.astNode);
  const named = list(listSize?.slicingArguments);
  const paged = !named && field.args.some(({ name }) => name === PAGE_ARGUMENT);
  const slicingNames = named ?? (paged ? [PAGE_ARGUMENT] : []);
  const cost: FieldCost = {
    weight:
      numberOf(directive(schema, 'cost', field.astNode)?.weight) ??
      (parent === schema.getMutationType() ? MUTATION_WEIGHT : 0),
    typeWeight: typeWeight(schema, getNamedType(field.type)),
    argumentWeights: field.args.flatMap(({ name, astNode }) => {
      const weight =
        numberOf(directive(schema, 'cost', astNode)?.weight) ?? (name === SEARCH_ARGUMENT ? SEARCH_WEIGHT : undefined);
      return weight === undefined ? [] : [{ name, weight }];
    }),
    perUnit: numberOf(listSize?.perUnit),
    setsUnits: field.args.some(({ type }) => getNamedType(type).name === RANGE_TYPE),
    assumedSize: numberOf(listSize?.assumedSize) ?? SIZES[field.name],
    slicing: field.args.filter(({ name }) => slicingNames.includes(name)),
    sizedFields: new Set(list(listSize?.sizedFields) ?? (paged ? [PAGE_FIELD] : [])),
  };
  cache.set(field, cost);
  return cost;
}

/** Returns the weight of a type; for an interface or a union, the highest of its types. */
function typeWeight(schema: GraphQLSchema, type: GraphQLNamedType): number {
  if (!isCompositeType(type)) return 0;
  if (isAbstractType(type)) return Math.max(0, ...schema.getPossibleTypes(type).map((one) => typeWeight(schema, one)));
  return numberOf(directive(schema, 'cost', type.astNode)?.weight) ?? 1;
}

type Annotated = Parameters<typeof getDirectiveValues>[1];

function directive(schema: GraphQLSchema, name: string, node: Annotated | null | undefined) {
  const definition = schema.getDirective(name);
  return definition && node ? getDirectiveValues(definition, node) : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? value : undefined;
}

function list(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined;
}
