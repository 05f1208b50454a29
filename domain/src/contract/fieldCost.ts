import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isAbstractType,
  isCompositeType,
} from 'graphql';

/** Rows assumed of a list that neither its page nor the contract says the size of. */
export const ASSUMED_SIZE = 20;
/** A mutation without a weight in the contract: it is written, not read. */
const MUTATION_WEIGHT = 10;
/** Pages of the house: `xs(perPage)` gives an object whose `items` has that many rows. */
const PAGE_ARGUMENT = 'perPage';
const PAGE_FIELD = 'items';
/** A search reads what an index cannot give. */
const SEARCH_ARGUMENT = 'keyword';
const SEARCH_WEIGHT = 10;
/** Days of figures: `range`, with the unit `by` and the comparison `compare` beside it. */
const RANGE_TYPE = 'DayRangeInput';
/** What our naming conventions say about lists, so that the contract need not repeat it. */
const SIZES: Readonly<Record<string, number>> = { userErrors: 5 };

/** What the contract says of the cost of a field, once for each field. */
export interface FieldCost {
  /** Of calling it, whatever it gives. */
  weight: number;
  /** Of each object that it gives; 0 for a leaf. */
  typeWeight: number;
  /** Added for each of these arguments that is given. */
  argumentWeights: readonly { name: string; weight: number }[];
  assumedSize: number | undefined;
  /** Rows for each unit of time of the range around it. */
  perUnit: number | undefined;
  /** Whether its arguments say of which days, and by which unit, everything below is. */
  setsUnits: boolean;
  /** Arguments that say how many rows come; the largest one counts. */
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

/** Of an interface or a union, the most that one of its types weighs. */
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
