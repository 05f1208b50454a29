import { preset } from '@graphql-codegen/client-preset';
import { parse, printSchema } from 'graphql';
import { semanticToStrict } from 'graphql-sock';

/** The modules of the client preset that the product uses: `gql.ts` and `index.ts` are for documents written inside components. */
const MODULES = /(?:graphql[.]ts|persisted-documents[.]json)$/;

/**
 * The client preset for one area: its typed documents and its trusted-document list. Enums, inputs and scalars come from the
 * one module `presetConfig.contract`, where `contractTypes.mjs` writes them for all areas.
 *
 * The web runs with Apollo's error policy `none`: where a part failed there is no data to read, so that what is null only
 * after an error is not null in its types. The preset has an option for that, which makes such a schema again for each
 * output, and builds it from its text for each file of it: most of the time that generating takes.
 *
 * @type {import('@graphql-codegen/plugin-helpers').Types.OutputPreset}
 */
export const areaPreset = {
  ...preset,
  buildGeneratesSection: async (options) => {
    const schemas = strict(options.schemaAst);
    const sections = await preset.buildGeneratesSection({ ...options, ...schemas });
    return sections
      .filter(({ filename }) => MODULES.test(filename))
      .map((section) => ({ ...withContract(section, options.presetConfig.contract), ...schemas }));
  },
};

const strictSchemas = new WeakMap();

function strict(schema) {
  if (!strictSchemas.has(schema)) {
    const schemaAst = semanticToStrict(schema);
    strictSchemas.set(schema, { schemaAst, schema: parse(printSchema(schemaAst)) });
  }
  return strictSchemas.get(schema);
}

function withContract(section, contract) {
  return {
    ...section,
    plugins: section.plugins.map((plugin) =>
      plugin.typescript ? { add: { content: `import type * as Contract from '${contract}';` } } : plugin,
    ),
    config: { ...section.config, namespacedImportName: 'Contract' },
  };
}
