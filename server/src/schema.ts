import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { RECORDS } from '@taem/domain/records.ts';
import { type GraphQLSchema, GraphQLSpecifiedByDirective, getDirectiveValues, isScalarType } from 'graphql';
import { accounts } from './accounts/index.ts';
import { approvals } from './approvals/index.ts';
import { calendarArea } from './calendar/index.ts';
import { catalogue } from './catalogue/index.ts';
import { changesArea } from './changes/index.ts';
import { customers } from './customers/index.ts';
import { exchanges } from './exchanges/index.ts';
import { scalars } from './execution/scalars.ts';
import type { Area } from './gateway/Area.ts';
import { declaredRecord } from './gateway/declaredRecord.ts';
import type { RecordTypes } from './gateway/plan.ts';
import { wireEnums } from './gateway/wireEnums.ts';
import { geography } from './geography/index.ts';
import { insight } from './insight/index.ts';
import { live } from './live/index.ts';
import { loyalty } from './loyalty/index.ts';
import { merchant } from './merchant/index.ts';
import { nodesArea } from './nodes/index.ts';
import { reference } from './reference/index.ts';
import { savedArea } from './saved/index.ts';
import { setupArea } from './setup/index.ts';
import { stockCounts } from './stock/count/stockCounts.ts';
import { stock } from './stock/index.ts';
import { taxArea } from './tax/index.ts';
import { till } from './till/index.ts';
import { transactionsArea } from './transactions/index.ts';

const particular: readonly Area[] = [
  setupArea,
  ...accounts,
  ...merchant,
  ...catalogue,
  ...till,
  ...loyalty,
  customers,
  transactionsArea,
  taxArea,
  exchanges,
  approvals,
  insight,
  live,
  stock,
  stockCounts,
  calendarArea,
  geography,
  changesArea,
  nodesArea,
  savedArea,
  reference,
];

/** A declared record without special rules in its area is served from its declaration. */
const isOwned = (type: string) => particular.some(({ records }) => records.some(({ name }) => name === type));
const areas = [...particular, ...RECORDS.filter(({ type }) => !isOwned(type)).map((record) => declaredRecord(record))];

export const records: RecordTypes = new Map(areas.flatMap((area) => area.records.map((type) => [type.name, type])));

/** Reads the text of the contract. It is two levels above this file, and also above the bundle `server/dist/main.js`. */
export function readContract(): string {
  return readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');
}

export function createSchema(contract = readContract()): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: contract,
    noLocation: true,
    resolvers: [scalars, wireEnums, ...areas.map(({ resolvers }) => resolvers)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  // The implementation of a scalar replaces its declaration, and loses its directives.
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type) && type.astNode)
      type.specifiedByURL = getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode)?.url as string | undefined;
  }
  return schema;
}
