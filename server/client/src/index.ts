/** The TypeScript type of each scalar of the contract; all are JSON types. */
const scalars = {
  // Exact to the satang in two decimals: add up in whole satang, Math.round(amount * 100).
  Money: 'number',
  Count: 'number',
  Date: 'string',
  DateTime: 'string',
  LocalDateTime: 'string',
  PhoneNumber: 'string',
  PictureUrl: 'string',
  Upload: 'File',
} as const;

/** For GraphQL Code Generator, as `config`. A scalar of the contract that is missing here fails the run. */
export const codegen = { scalars, strictScalars: true, enumsAsTypes: true, useTypeImports: true } as const;

/** For relay-compiler, as `customScalarTypes`. */
export const customScalarTypes: Readonly<Record<string, string>> = scalars;

interface Types {
  number: number;
  string: string;
  File: File;
}

/** For gql.tada, as `scalars` of its setup. */
export type Scalars = { [Name in keyof typeof scalars]: Types[(typeof scalars)[Name]] } & { ID: string };
