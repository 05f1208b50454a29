import {
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plan } from './plan.ts';

/** The fields that an operation selects of each type, anywhere: their union, because a record is loaded once per operation. */
export interface Selection {
  fieldsOf(typeName: string): ReadonlySet<string>;
  /** How records of a type are read under this selection; created on first use. */
  readonly plans: Map<string, Plan>;
}

export type Operation = Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments'>;

const NONE: ReadonlySet<string> = new Set();
/** A parsed operation is cached, so its selection is cached too. */
const cache = new WeakMap<OperationDefinitionNode, Selection>();

export function selectionOf(operation: Operation): Selection {
  const found = cache.get(operation.operation);
  if (found) return found;
  const fields = new Map<string, Set<string>>();
  const root = operation.schema.getRootType(operation.operation.operation);
  if (root) collect(operation, root, operation.operation.selectionSet, fields, new Set());
  const selection: Selection = { fieldsOf: (typeName) => fields.get(typeName) ?? NONE, plans: new Map() };
  cache.set(operation.operation, selection);
  return selection;
}

/** Collects the selected fields; for an interface, those of each possible type. */
function collect(
  operation: Operation,
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode,
  fields: Map<string, Set<string>>,
  followed: Set<string>,
): void {
  let selected = fields.get(type.name);
  if (!selected) {
    selected = new Set();
    fields.set(type.name, selected);
  }
  for (const node of selectionSet.selections) {
    if (node.kind !== Kind.FIELD) {
      const fragment: FragmentDefinitionNode | typeof node | undefined =
        node.kind === Kind.FRAGMENT_SPREAD ? operation.fragments[node.name.value] : node;
      if (!fragment || !('selectionSet' in fragment)) continue;
      if (!isOn(operation, type, fragment.typeCondition?.name.value)) continue;
      if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
        // A repeated fragment adds nothing, and fragments that double each other would take forever.
        const once = `${type.name} ${fragment.name.value}`;
        if (followed.has(once)) continue;
        followed.add(once);
      }
      collect(operation, type, fragment.selectionSet, fields, followed);
      continue;
    }
    const definition = type.getFields()[node.name.value];
    if (!definition) continue;
    selected.add(definition.name);
    const inner = getNamedType(definition.type);
    if (!node.selectionSet) continue;
    for (const possible of isAbstractType(inner) ? operation.schema.getPossibleTypes(inner) : [inner])
      if (isObjectType(possible)) collect(operation, possible, node.selectionSet, fields, followed);
  }
}

/** Whether a fragment applies to the type. */
function isOn({ schema }: Operation, type: GraphQLObjectType, condition: string | undefined): boolean {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
}
