import { DRAWINGS } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { enumOf, flag, integer, moment, optionalText, text } from '../../gateway/fields.ts';
import { derived, nestedList, recordType, relationList } from '../../gateway/recordType.ts';
import type {
  Dashboard,
  DashboardFault,
  DashboardPart,
  DashboardVersion,
  DerivedColumn,
  MerchantRole,
} from '../../generated/schema.ts';

const body = {
  name: text('name'),
  document: text('document'),
  variables: text('variables'),
  parts: nestedList<DashboardPart>('DashboardPart', 'parts'),
};

/** The input for the faults of a document, which the resolver checks against the contract. */
export interface FaultSource {
  readonly document: unknown;
  readonly variables: unknown;
}
const faults = derived(
  ['document', 'variables'],
  ({ document, variables }) => ({ document, variables }) as unknown as DashboardFault[],
);

export const dashboardRecords = [
  recordType<Dashboard>('Dashboard', null, {
    ...body,
    id: text('id'),
    ownerName: optionalText('owner_name'),
    isOwn: flag('is_own'),
    sharedWithRoles: relationList<MerchantRole>('MerchantRole', 'role_ids'),
    mayChange: flag('may_change'),
    forkedFromName: optionalText('forked_from_name'),
    updatedAt: moment('updated_at'),
    versions: nestedList<DashboardVersion>('DashboardVersion', 'versions'),
    faults,
    version: integer('__v'),
  }),
  recordType<DashboardVersion>('DashboardVersion', null, {
    ...body,
    version: integer('version'),
    byName: optionalText('by_name'),
    createdAt: moment('created_at'),
  }),
  recordType<DashboardPart>('DashboardPart', null, {
    path: text('path'),
    title: optionalText('title'),
    drawing: enumOf('drawing', DRAWINGS),
    width: integer('width'),
    columns: nestedList<DerivedColumn>('DerivedColumn', 'columns'),
  }),
  recordType<DerivedColumn>('DerivedColumn', null, { name: text('name'), formula: text('formula') }),
];
