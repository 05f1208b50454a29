import { Kind } from 'graphql';

/**
 * A typed React hook for every operation, over the documents beside it: `query Products` gives `useProductsQuery`,
 * `mutation Pay` gives `usePayMutation`. The required variables follow from the document.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    // A subscription is followed over a separate connection, not by a hook of the client.
    (document?.definitions ?? []).filter(
      ({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation !== 'subscription',
    ),
  );
  // An area may have only a fragment that others use.
  if (operations.length === 0) return 'export {};';
  const kinds = [...new Set(operations.map(({ operation }) => operation))].sort();
  return {
    prepend: [
      `import { ${kinds.map((kind) => HOOKS[kind]).join(', ')} } from '../../app/operationHooks.ts';`,
      `import * as Documents from './graphql.ts';`,
    ],
    content: operations.map(hookOf).join('\n'),
  };
};

const HOOKS = { query: 'queryHook', mutation: 'mutationHook' };

function hookOf({ name, operation }) {
  if (!name) throw new Error('Every operation needs a name.');
  const suffix = operation === 'query' ? 'Query' : 'Mutation';
  return `export const use${name.value}${suffix} = /* @__PURE__ */ ${HOOKS[operation]}(Documents.${name.value}Document);`;
}
