import { areaPreset } from './areaPreset.mjs';

/**
 * The typed documents of each declared record in a separate folder, so that a list loads only those of its record.
 * Each document is named by its record's fragment, `SupplierRow`.
 *
 * @type {import('@graphql-codegen/plugin-helpers').Types.OutputPreset}
 */
export const recordFiles = {
  ...areaPreset,
  buildGeneratesSection: async (options) => {
    const sections = options.documents.map((source) => {
      const fragment = source.document.definitions.find(({ kind }) => kind === 'FragmentDefinition');
      const type = fragment.name.value.replace(/Row$/, '');
      return areaPreset.buildGeneratesSection({
        ...options,
        documents: [source],
        baseOutputDir: `${options.baseOutputDir}${type}/`,
      });
    });
    return (await Promise.all(sections)).flat();
  },
};
