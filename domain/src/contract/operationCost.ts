import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isUnionType,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { ASSUMED_SIZE, type FieldCost, fieldCost } from './fieldCost.ts';
import { mostUnits } from './mostUnits.ts';
import { type OperationRequest, type RequestedOperation, requestedOperation } from './requestedOperation.ts';
import { selectedFields } from './selectedFields.ts';

/** The cost of one field of an operation; a field reached in several ways is the same object. */
export interface CostOfField {
  /** Name in the answer. */
  key: string;
  /** For example `Transaction.member`. */
  coordinate: string;
  /** Assumed objects for each parent object; 1 unless it is a list, 0 for a leaf. */
  size: number;
  /** The cost for each parent object, including everything below. */
  cost: number;
  fields: readonly CostOfField[];
}

export interface OperationCost {
  estimated: number;
  fields: readonly CostOfField[];
}

/** The cap of all costs, so that figures stay exact and cycles end. */
export const MAX_COST = Number.MAX_SAFE_INTEGER;
/** The maximum number of merged fields. Each is at least one object, so no legitimate document exceeds it. */
const MAX_FIELDS = 20_000;

/** Introspection reads no data; its answer is bounded by the contract, however it nests. */
export const INTROSPECTION_COST: Readonly<Record<string, number>> = { __schema: 10_000, __type: 1_000 };

/**
 * Estimates the maximum cost of an operation, if its pages are full and its lists are as long as the contract assumes: each
 * object counts 1 times the rows of the lists around it; fields, arguments and types weigh what `@cost` says.
 */
export function operationCost(request: OperationRequest): OperationCost {
  const requested = requestedOperation(request);
  const root = requested && request.schema.getRootType(requested.operation.operation);
  if (!requested || !root) return { estimated: 0, fields: [] };
  const fields = new Estimate(requested).fieldsOf(root, [requested.operation.selectionSet], NOT_SIZED, undefined);
  return { estimated: sum(fields), fields };
}

interface Sized {
  fields: ReadonlySet<string>;
  size: number;
}

const NOT_SIZED: Sized = { fields: new Set(), size: 0 };

class Estimate {
  private readonly requested: RequestedOperation;
  /** Keyed by selection and count, so that a fragment used a thousand times is counted once. */
  private readonly cache = new Map<string, CostOfField>();
  private readonly numbers = new Map<FieldNode, number>();

  constructor(requested: RequestedOperation) {
    this.requested = requested;
  }

  fieldsOf(
    type: GraphQLCompositeType,
    selectionSets: readonly SelectionSetNode[],
    sized: Sized,
    units: number | undefined,
  ): CostOfField[] {
    const fields: CostOfField[] = [];
    for (const selected of selectedFields(this.requested, type, selectionSets)) {
      const name = selected.nodes[0]?.name.value ?? '';
      const introspection = INTROSPECTION_COST[name];
      if (introspection !== undefined) {
        fields.push({ key: selected.key, coordinate: name, size: 1, cost: introspection, fields: [] });
        continue;
      }
      const field = isUnionType(selected.type) ? undefined : selected.type.getFields()[name];
      if (!field) continue;
      const size = sized.fields.has(name) ? sized.size : undefined;
      fields.push(this.field(selected.key, selected.type, field, selected.nodes, size, units));
    }
    return fields;
  }

  private field(
    key: string,
    type: GraphQLCompositeType,
    field: GraphQLField<unknown, unknown>,
    nodes: readonly FieldNode[],
    sizeFromAbove: number | undefined,
    unitsAbove: number | undefined,
  ): CostOfField {
    const identity = `${type.name} ${sizeFromAbove} ${unitsAbove} ${nodes.map((node) => this.numberOf(node)).join()}`;
    const cached = this.cache.get(identity);
    if (cached) return cached;
    const found = {
      key,
      coordinate: `${type.name}.${field.name}`,
      size: 0,
      cost: MAX_COST,
      fields: [] as CostOfField[],
    };
    this.cache.set(identity, found);
    if (this.cache.size > MAX_FIELDS) return found;

    const costs = fieldCost(this.requested.schema, type, field);
    const inner = getNamedType(field.type);
    const argumentOf = argumentsOf(nodes[0], this.requested.variables);
    const slice = sliceOf(costs, argumentOf);
    if (isCompositeType(inner)) {
      const units = costs.setsUnits ? mostUnits(argumentOf, this.requested.today) : unitsAbove;
      const along = costs.perUnit !== undefined && units !== undefined ? bounded(costs.perUnit * units) : undefined;
      found.size = sizeOf(
        field.type,
        sizeFromAbove ?? (costs.sizedFields.size > 0 ? undefined : slice) ?? along ?? costs.assumedSize,
      );
      const sized = costs.sizedFields.size > 0 && slice ? { fields: costs.sizedFields, size: slice } : NOT_SIZED;
      const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
      found.fields = this.fieldsOf(inner, sets, sized, units);
    }
    const given = costs.argumentWeights.filter(({ name }) => argumentOf(name) != null);
    const weight = given.reduce((total, argument) => total + argument.weight, costs.weight);
    found.cost = bounded(weight + found.size * bounded(costs.typeWeight + sum(found.fields)));
    return found;
  }

  private numberOf(node: FieldNode): number {
    const number = this.numbers.get(node) ?? this.numbers.size;
    this.numbers.set(node, number);
    return number;
  }
}

/** Returns the value of an argument, with variables resolved. */
export type Arguments = (name: string) => unknown;

function argumentsOf(node: FieldNode | undefined, variables: RequestedOperation['variables']): Arguments {
  return (name) => {
    const given = node?.arguments?.find((argument) => argument.name.value === name);
    return given && valueFromASTUntyped(given.value, variables);
  };
}

/** Returns the requested rows. An invalid size is refused elsewhere; here it only must not produce an invalid cost. */
function sliceOf({ slicing, assumedSize = ASSUMED_SIZE }: FieldCost, argumentOf: Arguments): number | undefined {
  if (slicing.length === 0) return undefined;
  const sizes = slicing.map(({ name, defaultValue }) => Number(argumentOf(name) ?? defaultValue ?? assumedSize));
  return Math.max(1, ...sizes.map((size) => (Number.isNaN(size) ? assumedSize : bounded(Math.ceil(size)))));
}

function sizeOf(type: GraphQLOutputType, size = ASSUMED_SIZE): number {
  const nullable = getNullableType(type);
  if (!isListType(nullable)) return 1;
  const inner = getNullableType(nullable.ofType);
  return isListType(inner) ? bounded(size * sizeOf(inner)) : size;
}

function sum(fields: readonly CostOfField[]): number {
  return bounded(fields.reduce((total, { cost }) => total + cost, 0));
}

function bounded(cost: number): number {
  return Math.min(cost, MAX_COST);
}
