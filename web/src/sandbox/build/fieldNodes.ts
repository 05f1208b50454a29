import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationTypeNode,
} from 'graphql';
import type { TickNode } from '../../ui/TickTree.tsx';

/** The fields of a kind of operation; those alone whose name or description has all words of a search. */
export function fieldNodes(schema: GraphQLSchema, kind: OperationTypeNode, search: string): TickNode[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const root = schema.getRootType(kind);
  const fits = ({ name, description }: GraphQLField<unknown, unknown>) => {
    const text = `${name} ${description ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return root ? below(root, []).filter(({ path }) => fits(root.getFields()[path[0] ?? ''] as never)) : [];
}

function below(type: GraphQLObjectType, above: readonly string[]): TickNode[] {
  return Object.values(type.getFields()).map(({ name, description, type: given }) => {
    const path = [...above, name];
    const inner = getNamedType(given);
    return {
      path,
      word: name,
      about: description ?? String(given),
      more: `${given}\n${description ?? ''}`,
      below: isObjectType(inner) ? () => below(inner, path) : null,
    };
  });
}
