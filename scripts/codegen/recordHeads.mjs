/**
 * What the menu and the routes have to know of each declared record before anyone looks at one, so that a page is not
 * opened with the declarations of all records.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, _documents, { heads }) => {
  const entries = heads.map((head) => `  ${head.type}: ${JSON.stringify(head)},`);
  return `export const recordHeads = {\n${entries.join('\n')}\n} as const;\n`;
};
