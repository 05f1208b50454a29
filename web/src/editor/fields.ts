import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';

/** A field of the contract that can be ticked. */
export interface FieldNode {
  readonly name: string;
  /** The type that has it. */
  readonly of: string;
  /** Names from the root. */
  readonly path: readonly string[];
  /** As the contract has it; empty without one. */
  readonly description: string;
  /** Its type as it is written. */
  readonly written: string;
  /** What stands in it; null of a value. */
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
