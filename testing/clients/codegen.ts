import type { CodegenConfig } from '@graphql-codegen/cli';
import { codegen } from '@taem/client';

const config: CodegenConfig = {
  schema: 'node_modules/@taem/client/dist/schema.graphql',
  documents: ['src/documents.ts'],
  generates: { 'src/gql/': { preset: 'client' } },
  config: codegen,
};
export default config;
