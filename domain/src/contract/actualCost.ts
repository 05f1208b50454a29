import { type GraphQLCompositeType, getNamedType, isCompositeType, isUnionType, valueFromASTUntyped } from 'graphql';
import { type AskedOperation, askedOperation, type OperationRequest } from './askedOperation.ts';
import { fieldCost } from './fieldCost.ts';
import { INTROSPECTION_COST } from './operationCost.ts';
import { type SelectedField, selectedFields } from './selectedFields.ts';

/** What an operation did cost: as `operationCost` estimates it, with the rows that came instead of those assumed. */
export function actualCost(request: OperationRequest, data: unknown): number {
  const asked = askedOperation(request);
  const root = asked && request.schema.getRootType(asked.operation.operation);
  if (!asked || !root) return 0;
  return new Count(asked).objects([...selectedFields(asked, root, [asked.operation.selectionSet])], data, 0);
}

interface Below {
  typeWeight: number;
  fields: readonly SelectedField[];
}

class Count {
  private readonly asked: AskedOperation;
  /** What is asked below a field is worked out for its first object and holds for all others. */
  private readonly known = new Map<SelectedField, Below>();

  constructor(asked: AskedOperation) {
    this.asked = asked;
  }

  /** Of one object, or of all in a list; nothing came where there is null. */
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
    const costs = fieldCost(this.asked.schema, selected.type, field);
    const given = costs.argumentWeights.filter(({ name: argument }) => this.isGiven(selected, argument));
    const weight = given.reduce((total, argument) => total + argument.weight, costs.weight);
    const inner = getNamedType(field.type);
    if (!isCompositeType(inner)) return weight;
    const { typeWeight, fields } = this.below(selected, inner, costs.typeWeight);
    return weight + this.objects(fields, value, typeWeight);
  }

  private below(selected: SelectedField, type: GraphQLCompositeType, typeWeight: number): Below {
    const known = this.known.get(selected);
    if (known) return known;
    const sets = selected.nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    const below = { typeWeight, fields: [...selectedFields(this.asked, type, sets)] };
    this.known.set(selected, below);
    return below;
  }

  private isGiven({ nodes: [node] }: SelectedField, name: string): boolean {
    const given = node?.arguments?.find((argument) => argument.name.value === name);
    return given !== undefined && valueFromASTUntyped(given.value, this.asked.variables) != null;
  }
}
