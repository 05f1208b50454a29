import { type GraphQLCompositeType, getNamedType, isCompositeType, isUnionType, valueFromASTUntyped } from 'graphql';
import { fieldCost } from './fieldCost.ts';
import { INTROSPECTION_COST } from './operationCost.ts';
import { type OperationRequest, type RequestedOperation, requestedOperation } from './requestedOperation.ts';
import { type SelectedField, selectedFields } from './selectedFields.ts';

/**
 * Calculates the actual cost of an operation: like `operationCost`, but with the rows of the answer instead of assumed
 * ones.
 */
export function actualCost(request: OperationRequest, data: unknown): number {
  const requested = requestedOperation(request);
  const root = requested && request.schema.getRootType(requested.operation.operation);
  if (!requested || !root) return 0;
  return new Count(requested).objects(
    [...selectedFields(requested, root, [requested.operation.selectionSet])],
    data,
    0,
  );
}

interface Below {
  typeWeight: number;
  fields: readonly SelectedField[];
}

class Count {
  private readonly requested: RequestedOperation;
  /** The cost below a field is computed for its first object and applies to all others. */
  private readonly cache = new Map<SelectedField, Below>();

  constructor(requested: RequestedOperation) {
    this.requested = requested;
  }

  /** Returns the cost of one object, or of all in a list; 0 for null. */
  objects(fields: readonly SelectedField[], value: unknown, typeWeight: number): number {
    if (Array.isArray(value)) return value.reduce((cost, one) => cost + this.objects(fields, one, typeWeight), 0);
    if (typeof value !== 'object' || value === null) return 0;
    let cost = typeWeight;
    for (const selected of fields) {
      if (selected.key in value) cost += this.field(selected, (value as Record<string, unknown>)[selected.key]);
    }
    return cost;
  }

  private field(selected: SelectedField, value: unknown): number {
    const name = selected.nodes[0]?.name.value ?? '';
    const introspection = INTROSPECTION_COST[name];
    if (introspection !== undefined) return introspection;
    const field = isUnionType(selected.type) ? undefined : selected.type.getFields()[name];
    if (!field) return 0;
    const costs = fieldCost(this.requested.schema, selected.type, field);
    const given = costs.argumentWeights.filter(({ name: argument }) => this.isGiven(selected, argument));
    const weight = given.reduce((total, argument) => total + argument.weight, costs.weight);
    const inner = getNamedType(field.type);
    if (!isCompositeType(inner)) return weight;
    const { typeWeight, fields } = this.below(selected, inner, costs.typeWeight);
    return weight + this.objects(fields, value, typeWeight);
  }

  private below(selected: SelectedField, type: GraphQLCompositeType, typeWeight: number): Below {
    const cached = this.cache.get(selected);
    if (cached) return cached;
    const sets = selected.nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    const below = { typeWeight, fields: [...selectedFields(this.requested, type, sets)] };
    this.cache.set(selected, below);
    return below;
  }

  private isGiven({ nodes: [node] }: SelectedField, name: string): boolean {
    const given = node?.arguments?.find((argument) => argument.name.value === name);
    return given !== undefined && valueFromASTUntyped(given.value, this.requested.variables) != null;
  }
}
