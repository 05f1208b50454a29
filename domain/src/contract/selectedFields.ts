import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isCompositeType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import type { RequestedOperation } from './requestedOperation.ts';

/** Everything selected under one response key; equal fields are answered once. */
export interface SelectedField {
  key: string;
  /** The parent type of the field, which a fragment may have narrowed. */
  type: GraphQLCompositeType;
  nodes: FieldNode[];
}

/** Returns the fields in selection sets of one type, with fragments resolved and `@skip` and `@include` applied. */
export function selectedFields(
  requested: RequestedOperation,
  type: GraphQLCompositeType,
  selectionSets: readonly SelectionSetNode[],
): Iterable<SelectedField> {
  const found = new Map<string, SelectedField>();
  const followed = new Set<FragmentDefinitionNode>();
  const collect = (on: GraphQLCompositeType, { selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (!isIncluded(node.directives, requested.variables)) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        // Different fields may share a key only on types that exclude each other.
        const group = `${key} ${node.name.value}`;
        const same = found.get(group);
        if (same) same.nodes.push(node);
        else found.set(group, { key, type: on, nodes: [node] });
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? requested.fragments.get(node.name.value) : node;
      if (!fragment) continue;
      if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
        if (followed.has(fragment)) continue;
        followed.add(fragment);
      }
      collect(narrowed(requested.schema, on, fragment.typeCondition?.name.value), fragment.selectionSet);
    }
  };
  for (const selectionSet of selectionSets) collect(type, selectionSet);
  return found.values();
}

function narrowed(schema: GraphQLSchema, type: GraphQLCompositeType, name: string | undefined): GraphQLCompositeType {
  const narrower = name === undefined ? undefined : schema.getType(name);
  return isCompositeType(narrower) ? narrower : type;
}

/** A condition that cannot be read counts as true. */
function isIncluded(
  directives: readonly DirectiveNode[] | undefined,
  variables: RequestedOperation['variables'],
): boolean {
  return (directives ?? []).every(({ name, arguments: given }) => {
    if (name.value !== 'skip' && name.value !== 'include') return true;
    const value = given?.find((argument) => argument.name.value === 'if')?.value;
    return value === undefined || valueFromASTUntyped(value, variables) !== (name.value === 'skip');
  });
}
