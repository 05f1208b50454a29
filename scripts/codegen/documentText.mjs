import { print } from 'graphql';

/**
 * The documents that are made from declarations, to be read; what is sent is in the modules beside it.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) =>
  documents
    .map(({ document }) => print(document))
    .join('\n\n')
    .concat('\n');
