import { customScalarTypes } from '@taem/client';
import { type GraphQLNamedType, isEnumType } from 'graphql';

/** What each scalar is in TypeScript; those of the contract are told to all clients in one place. */
const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Boolean: 'boolean',
  Float: 'number',
  Int: 'number',
  ...customScalarTypes,
};

/** A scalar, or the words of an enum. */
export function leafType(type: GraphQLNamedType): string {
  if (!isEnumType(type)) return SCALARS[type.name] ?? 'unknown';
  return type
    .getValues()
    .map(({ name }) => `'${name}'`)
    .join(' | ');
}
