import { customScalarTypes } from '@taem/client';

const config = {
  src: './src/relay',
  schema: './node_modules/@taem/client/dist/schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  customScalarTypes,
};

// The compiler takes its configuration by require().
export { config as 'module.exports' };
