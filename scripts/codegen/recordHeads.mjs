/**
 * Writes what the menu and the routes need of each declared record, so that opening a page does not load the declarations
 * of all records.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, _documents, { heads }) => {
  const entries = heads.map((head) => `  ${head.type}: ${JSON.stringify(head)},`);
  return `export const recordHeads = {\n${entries.join('\n')}\n} as const;\n`;
};
