import {
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Operation } from './selection.ts';

/** Rows assumed of a list that has no pages. */
const ASSUMED_ROWS = 20;
const DEFAULT_PER_PAGE = 10;

type Variables = Readonly<Record<string, unknown>>;

/** Estimated objects that an operation gives: each object is one, times the rows of the lists around it. */
export function costOf(operation: Operation, variables: Variables): number {
  const root = operation.schema.getRootType(operation.operation.operation);
  return root ? costOfSet(operation, root, operation.operation.selectionSet, variables) : 0;
}

function costOfSet(
  operation: Operation,
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode,
  variables: Variables,
  perPage = ASSUMED_ROWS,
): number {
  let cost = 0;
  for (const node of selectionSet.selections) {
    if (node.kind !== Kind.FIELD) {
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? operation.fragments[node.name.value] : node;
      if (fragment) cost += costOfSet(operation, type, fragment.selectionSet, variables, perPage);
      continue;
    }
    const field = type.getFields()[node.name.value];
    const inner = field ? getNamedType(field.type) : null;
    if (!field || !node.selectionSet || !isObjectType(inner)) continue;
    const paged = field.args.find(({ name }) => name === 'perPage');
    const ofPage = paged ? perPageOf(node.arguments, paged.defaultValue, variables) : undefined;
    const times = isListType(getNullableType(field.type)) ? perPage : 1;
    cost += times * (1 + costOfSet(operation, inner, node.selectionSet, variables, ofPage));
  }
  return cost;
}

type Arguments = readonly {
  name: { value: string };
  value: { kind: string; value?: unknown; name?: { value: string } };
}[];

function perPageOf(given: Arguments | undefined, fallback: unknown, variables: Variables): number {
  const value = given?.find(({ name }) => name.value === 'perPage')?.value;
  const read = value?.kind === Kind.VARIABLE && value.name ? variables[value.name.value] : value?.value;
  const rows = Number(read ?? fallback ?? DEFAULT_PER_PAGE);
  return Number.isFinite(rows) && rows > 0 ? rows : DEFAULT_PER_PAGE;
}
