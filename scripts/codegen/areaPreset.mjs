import { preset } from '@graphql-codegen/client-preset';

/** The modules of the client preset that the product uses: `gql.ts` and `index.ts` are for documents written inside components. */
const MODULES = /(?:graphql[.]ts|persisted-documents[.]json)$/;

/**
 * The client preset for one area: its typed documents and its trusted-document list. Enums, inputs and scalars come from the
 * one module `presetConfig.contract`, where `contractTypes.mjs` writes them for all areas.
 *
 * @type {import('@graphql-codegen/plugin-helpers').Types.OutputPreset}
 */
export const areaPreset = {
  ...preset,
  buildGeneratesSection: async (options) => {
    const sections = await preset.buildGeneratesSection(options);
    return sections
      .filter(({ filename }) => MODULES.test(filename))
      .map((section) => withContract(section, options.presetConfig.contract));
  },
};

function withContract(section, contract) {
  return {
    ...section,
    plugins: section.plugins.map((plugin) =>
      plugin.typescript ? { add: { content: `import type * as Contract from '${contract}';` } } : plugin,
    ),
    config: { ...section.config, namespacedImportName: 'Contract' },
  };
}
