import { Kind } from 'graphql';

/** The role of each operation in the screens, by its name for a record. */
const ROLES = [
  [/^(.*)List$/, 'list'],
  [/^(.*)Record$/, 'one'],
  [/^Create(.*)$/, 'create'],
  [/^Update(.*)$/, 'update'],
  [/^Upload(.*)Image$/, 'upload'],
  [/^Delete(.*)$/, 'remove'],
];

/**
 * Loads the operations of a record's screens by its type: `recordOperations.Supplier()`.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const entries = documents.map(({ document }) => {
    const names = document.definitions.flatMap(({ kind, name }) =>
      kind === Kind.FRAGMENT_DEFINITION ? [] : [name.value],
    );
    const type = names.find((name) => name.endsWith('List')).replace(/List$/, '');
    const roles = names.map((name) => {
      const [, role] = ROLES.find(([pattern]) => pattern.exec(name)?.[1] === type);
      return `${role}: documents.${name}Document`;
    });
    return `  ${type}: async () => {\n    const documents = await import('./${type}/graphql.ts');\n    return { ${roles.join(', ')} };\n  },`;
  });
  return `export const recordOperations = {\n${entries.join('\n')}\n};\n`;
};
