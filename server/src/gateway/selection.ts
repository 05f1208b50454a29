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

/** What an operation asks of each type, wherever it asks: the union, because a record is loaded once per operation. */
export interface Selection {
  fieldsOf(typeName: string): ReadonlySet<string>;
  /** How records of a type are read under this selection; made on first use. */
  readonly plans: Map<string, Plan>;
}

export type Operation = Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments'>;

const NONE: ReadonlySet<string> = new Set();
/** An operation is parsed once and kept, so its selection is worked out once too. */
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

/** Of an interface, the selection on each possible type. */
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
        // It adds the same again, and fragments that double each other would take for ever.
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
