import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { buildSchema } from 'graphql';
import { pageOf } from './domain/src/record/pageOf.ts';
import { RECORDS } from './domain/src/records.ts';
import { stockLevel, stockProduct } from './domain/src/stock/stockLevel.ts';
import { areaPreset } from './scripts/codegen/areaPreset.mjs';
import { recordDocuments } from './scripts/codegen/recordDocuments.ts';
import { recordFiles } from './scripts/codegen/recordFiles.mjs';
import { codegen } from './server/client/src/index.ts';
import { wireEnums } from './server/src/gateway/wireEnums.ts';

/**
 * Makes from `schema.graphql`: the server's resolver types; what the web uses of the contract's enums, inputs and scalars;
 * and for every area of the web that has operations its typed documents, their trusted-document list and their hooks.
 * One output per area keeps a route's documents in its chunk. The documents of declared records are made from their
 * declarations (docs/adr/0044); they stand in `web/src/resources/gql/records/records.graphql` to be read.
 */
const common = { ...codegen, avoidOptionals: false };

/** Examples of the sandbox are texts to read and change, not operations of the client. */
const EXAMPLES = 'web/src/sandbox/examples';

/** What one area reads and another goes on with is one fragment, generated in each of them. */
const HANDED_OVER: Readonly<Record<string, readonly string[]>> = {
  'web/src/app/IssuedSession.graphql': ['accounts', 'app', 'till'],
  'web/src/app/TillMember.graphql': ['customers', 'till'],
  'web/src/sale/PaidTransaction.graphql': ['sale', 'till', 'transactions'],
  'web/src/sale/PaperTaxDocument.graphql': ['customers', 'sale', 'till', 'transactions'],
  'web/src/sale/reversal/SaleReturns.graphql': ['sale', 'transactions'],
  'web/src/sale/reversal/SaleState.graphql': ['sale', 'transactions'],
};

/** What is made here is not read from the file that it is written to. */
const GENERATED = '!web/src/*/gql/**';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const ofRecords = RECORDS.map((record) => recordDocuments(record, schema));
// Stock is displayed like records without being one: only goods received and sales write it.
const heads = [...RECORDS, stockProduct, stockLevel].map((record) => {
  const { type, path, words, create, update } = record;
  const rights = { permission: pageOf(record), create: create !== undefined, update: update !== undefined };
  return { type, path, words, ...rights, isReference: record.isReference === true };
});

const documentsOf = (area: string) => [
  `web/src/${area}/**/*.graphql`,
  GENERATED,
  ...Object.entries(HANDED_OVER).map(([fragment, readers]) => (readers.includes(area) ? fragment : `!${fragment}`)),
  `!${EXAMPLES}/*`,
];

const typedDocuments = (contract: string) => ({
  documentTransforms: [addTypenameSelectionDocumentTransform],
  presetConfig: { contract, fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
  config: common,
});

const areas = readdirSync('web/src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.graphql') && entry.parentPath !== EXAMPLES)
  .filter((entry) => !/\/gql(\/|$)/.test(entry.parentPath))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^web\/src\/([^/]+)\/.*$/, '$1'));

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'server/src/generated/schema.ts': {
      // Resolvers are given, and give, the wire's words.
      plugins: [{ typescript: { enumValues: wireEnums } }, 'typescript-resolvers'],
      config: {
        ...common,
        scalars: { ...codegen.scalars, Upload: '../gateway/upload.ts#Upload' },
        contextType: '../gateway/context.ts#Context',
        // Rows come from the gateway's records by each area's mapping; a resolver may leave any field to its own resolver.
        defaultMapper: 'Partial<{T}>',
        // What a type with field resolvers is resolved from.
        mappers: {
          Statistics: '../insight/StatisticsScope.ts#StatisticsScope',
          PointsLiability: '../insight/figures/index.ts#PointsLiabilityScope',
          PointsLiabilityByTier: '../insight/figures/pointsLiabilityByTier.ts#PointsLiabilityByTierScope',
          Report: '../insight/StatisticsScope.ts#FiguresScope',
          BreakdownRow: '../insight/breakdown/readBreakdown.ts#ReadRow',
        },
        makeResolverTypeCallable: false,
      },
    },
    'server/client/src/gql/typePolicies.ts': { plugins: ['./scripts/codegen/typePolicies.mjs'] },
    'web/src/gql/contract.ts': {
      documents: ['web/src/**/*.graphql', GENERATED, `!${EXAMPLES}/*`, ...ofRecords],
      plugins: ['./scripts/codegen/contractTypes.mjs'],
      config: common,
    },
    'web/src/resources/gql/records/records.graphql': {
      documents: ofRecords,
      plugins: ['./scripts/codegen/documentText.mjs'],
    },
    'web/src/resources/gql/records/recordHeads.ts': { plugins: [{ './scripts/codegen/recordHeads.mjs': { heads } }] },
    'web/src/resources/gql/records/recordOperations.ts': {
      documents: ofRecords,
      plugins: ['./scripts/codegen/recordOperations.mjs'],
    },
    'web/src/resources/gql/records/': {
      preset: recordFiles,
      documents: ofRecords,
      ...typedDocuments('../../../../gql/contract.ts'),
    },
    ...Object.fromEntries(
      [...new Set(areas)].sort().flatMap((area) => [
        [
          `web/src/${area}/gql/`,
          {
            preset: areaPreset,
            documents: documentsOf(area),
            ...typedDocuments('../../gql/contract.ts'),
          },
        ],
        [`web/src/${area}/gql/hooks.ts`, { documents: documentsOf(area), plugins: ['./scripts/codegen/hooks.mjs'] }],
      ]),
    ),
  },
};

export default config;
