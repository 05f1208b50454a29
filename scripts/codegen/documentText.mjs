import { print } from 'graphql';

/**
 * Prints the documents that are generated from declarations, for people to read; the client sends those of the modules
 * beside this file.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) =>
  documents
    .map(({ document }) => print(document))
    .join('\n\n')
    .concat('\n');
