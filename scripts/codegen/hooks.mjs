import { Kind } from 'graphql';

/**
 * A typed React hook for every operation, over the documents that the client preset makes beside it:
 * `query Products` gives `useProductsQuery` and `useProductsLazyQuery`, `mutation Pay` gives `usePayMutation`.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    (document?.definitions ?? []).filter((definition) => definition.kind === Kind.OPERATION_DEFINITION),
  );
  const kinds = new Set(operations.map(({ operation }) => operation));
  const used = [
    ...(kinds.has('query') ? ['useLazyQuery', 'useQuery'] : []),
    ...(kinds.has('mutation') ? ['useMutation'] : []),
  ];
  return {
    prepend: [
      `import { ${used.sort().join(', ')} } from '@apollo/client/react';`,
      `import * as Types from './graphql.ts';`,
    ],
    content: operations.map(hooksOf).join('\n\n'),
  };
};

function hooksOf({ name, operation }) {
  if (!name) throw new Error('Every operation needs a name.');
  const data = `Types.${name.value}${operation === 'query' ? 'Query' : 'Mutation'}`;
  const variables = `${data}Variables`;
  const document = `Types.${name.value}Document`;
  const hook = (suffix, hookName) =>
    `export const use${name.value}${suffix} = (options?: ${hookName}.Options<${data}, ${variables}>) =>
  ${hookName}<${data}, ${variables}>(${document}, options);`;
  if (operation === 'mutation') return hook('Mutation', 'useMutation');
  return `export const use${name.value}Query = (
  ...[options]: {} extends ${variables}
    ? [options?: useQuery.Options<${data}, ${variables}>]
    : [options: useQuery.Options<${data}, ${variables}>]
) => useQuery<${data}, ${variables}>(${document}, options as useQuery.Options<${data}, ${variables}>);
${hook('LazyQuery', 'useLazyQuery')}`;
}
