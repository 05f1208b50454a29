import { type GraphQLNamedType, isEnumType } from 'graphql';

/** What each scalar of the contract is in TypeScript, as `@taem/client` has it. */
export const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Boolean: 'boolean',
  Float: 'number',
  Int: 'number',
  Money: 'number',
  Count: 'number',
  Date: 'string',
  DateTime: 'string',
  LocalDateTime: 'string',
  PhoneNumber: 'string',
  PictureUrl: 'string',
  Upload: 'File',
};

/** A scalar, or the words of an enum. */
export function leafType(type: GraphQLNamedType): string {
  if (!isEnumType(type)) return SCALARS[type.name] ?? 'unknown';
  return type
    .getValues()
    .map(({ name }) => `'${name}'`)
    .join(' | ');
}
