import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/**
 * A selection of all that a type gives: every field that needs no argument, relations `depth` levels down, and no type
 * inside itself.
 */
export function everythingOf(type: GraphQLObjectType, depth: number, open: readonly string[] = []): string {
  const within = [...open, type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    if (depth === 0 || !isObjectType(inner) || within.includes(inner.name)) return [];
    const selection = everythingOf(inner, depth - 1, within);
    return selection === '' ? [] : [`${field.name} ${selection}`];
  });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}

/** Every field of the query type with the arguments that it must have; null where a test has none for it. */
export function everyQuery(
  schema: GraphQLSchema,
  argumentsOf: (field: GraphQLField<unknown, unknown>) => string | null,
): { name: string; query: string }[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const inner = getNamedType(field.type);
    const given = field.args.some(isRequiredArgument) ? argumentsOf(field) : '';
    if (given === null) return [];
    const selection = isObjectType(inner) ? everythingOf(inner, 4) : isInterfaceType(inner) ? '{ __typename id }' : '';
    return [{ name: field.name, query: `{ ${field.name}${given} ${selection} }` }];
  });
}
