import type { GraphQLSchema, OperationTypeNode } from 'graphql';
import type { TreeField } from '../../editor/FieldTree.tsx';
import { type FieldNode, fieldsOf } from '../../editor/fields.ts';

/** The fields of a kind of operation; those alone whose name or description has all words of a search. */
export function fieldNodes(schema: GraphQLSchema, kind: OperationTypeNode, search: string): TreeField[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const root = schema.getRootType(kind);
  const fits = ({ name, description }: FieldNode) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return root ? fieldsOf(root).filter(fits).map(nodeOf) : [];
}

const nodeOf = ({ path, name, written, description, type }: FieldNode): TreeField => ({
  path,
  word: name,
  about: description || written,
  more: `${written}\n${description}`,
  below: type && (() => fieldsOf(type, path).map(nodeOf)),
});
