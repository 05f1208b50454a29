import { customScalarTypes } from '@taem/client';
import { type GraphQLNamedType, isEnumType } from 'graphql';

/** Each scalar's TypeScript type; those of the contract are defined once for all clients. */
const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Boolean: 'boolean',
  Float: 'number',
  Int: 'number',
  ...customScalarTypes,
};

/** Returns the TypeScript type of a scalar, or of the values of an enum. */
export function leafType(type: GraphQLNamedType): string {
  if (!isEnumType(type)) return SCALARS[type.name] ?? 'unknown';
  return type
    .getValues()
    .map(({ name }) => `'${name}'`)
    .join(' | ');
}
