import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';

/** A field of the contract that can be ticked. */
export interface FieldNode {
  readonly name: string;
  /** Name of the type that contains it. */
  readonly of: string;
  /** Names from the root to it. */
  readonly path: readonly string[];
  /** Its description in the contract; empty without one. */
  readonly description: string;
  /** Its type as written in the contract. */
  readonly written: string;
  /** Its object type; null for a value. */
  readonly type: GraphQLObjectType | null;
}

export function fieldsOf(type: GraphQLObjectType, above: readonly string[] = []): FieldNode[] {
  return Object.values(type.getFields()).map(({ name, type: own, description }) => {
    const inner = getNamedType(own);
    return {
      ...{ name, of: type.name, path: [...above, name], written: String(own) },
      description: description ?? '',
      type: isObjectType(inner) ? inner : null,
    };
  });
}
