import type { Context } from '../../gateway/context.ts';
import { listOf, singleOf } from '../../gateway/envelope.ts';
import { isNotFound, malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { onceBy } from '../../gateway/onceBy.ts';
import { readRecord, readRecords } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import { type Operation, selectionOf } from '../../gateway/selection.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type {
  CreateDashboardInput,
  Dashboard,
  DashboardPartInput,
  DashboardResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/schema.ts';
import { faultsOf } from './faultsOf.ts';
import type { FaultSource } from './records.ts';

const PATH = '/dashboards';
const pathTo = (id: string) => `${PATH}/${inAddress(id)}`;

/** Versions are loaded only when selected: they are as large as everything that was ever saved. */
const versionsOf = (info: Operation) =>
  selectionOf(info).fieldsOf('Dashboard').has('versions') ? '?versions=true' : '';

export const dashboards: NonNullable<QueryResolvers['dashboards']> = async (_, __, context, info) => {
  const answer = await context.gateway.get(`${PATH}${versionsOf(info)}`);
  const { rows } = listOf(answer, 'dashboards');
  return await readRecords<Dashboard>(context, info, 'Dashboard', rows);
};

export const dashboard: NonNullable<QueryResolvers['dashboard']> = async (_, { id }, context, info) => {
  try {
    const answer = await context.gateway.get(`${pathTo(id)}${versionsOf(info)}`);
    const record = singleOf(answer, 'dashboard');
    if (isWireRecord(record) && record.id !== id) throw malformed('The answer is another dashboard.');
    return await readRecord<Dashboard>(context, info, 'Dashboard', record);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/** `faults` are checked against the schema of this server. */
export const DashboardFields: DashboardResolvers = {
  faults: async ({ faults }, _, __, { schema }) => {
    const { document, variables } = faults as unknown as FaultSource;
    if (typeof document !== 'string' || typeof variables !== 'string') throw malformed('A dashboard has no document.');
    return (await faultsOf(document, variables, schema)).map((fault) => ({ ...fault, nearest: [...fault.nearest] }));
  },
};

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Idempotency-Key': ['idempotencyKey'],
  __v: ['version'],
  role_ids: ['roleIds'],
  forked_from_id: ['forkedFromId'],
  to_version: ['toVersion'],
};
const pathOf = (wirePath: string): string[] => [...(NAMES[wirePath] ?? wirePath.split('.'))];

const written = (info: Operation, context: Context, id: string | null, write: () => Promise<unknown>) =>
  answered('dashboard', pathOf, async () => {
    const answer = await write();
    // A write with a malformed answer may have been made, so it is not reported as failed.
    if (!isWireRecord(answer) || typeof answer.id !== 'string') throw malformed('The answer is no dashboard.');
    if (id !== null && answer.id !== id) throw malformed('The answer is another dashboard.');
    // The answer to a write has no versions.
    const needsVersions = versionsOf(info) !== '';
    const whole = needsVersions ? await context.gateway.get(`${pathTo(answer.id)}${versionsOf(info)}`) : answer;
    return await readRecord<Dashboard>(context, info, 'Dashboard', singleOf(whole, 'dashboard'));
  });

const wireParts = (parts: readonly DashboardPartInput[]) =>
  parts.map(({ path, title, drawing, width, columns }) => ({
    ...{ path, title: title ?? null, drawing, width },
    columns: (columns ?? []).map(({ name, formula }) => ({ name, formula })),
  }));

export const createDashboard: NonNullable<MutationResolvers['createDashboard']> = async (_, { input }, context, info) =>
  await written(info, context, null, () =>
    context.gateway.post(PATH, newDashboard(input), onceBy(input.idempotencyKey)),
  );

const newDashboard = ({ name, document, variables, parts, roleIds, forkedFromId }: CreateDashboardInput) => ({
  ...{ name, document, variables, parts: wireParts(parts), role_ids: roleIds ?? [] },
  forked_from_id: forkedFromId ?? null,
});

export const updateDashboard: NonNullable<MutationResolvers['updateDashboard']> = async (
  _,
  { input: { id, version, parts, roleIds, name, document, variables } },
  context,
  info,
) =>
  await written(info, context, id, () =>
    context.gateway.patch(pathTo(id), {
      ...(name == null ? {} : { name }),
      ...(document == null ? {} : { document }),
      ...(variables == null ? {} : { variables }),
      ...(parts == null ? {} : { parts: wireParts(parts) }),
      ...(roleIds == null ? {} : { role_ids: roleIds }),
      __v: version,
    }),
  );

export const restoreDashboard: NonNullable<MutationResolvers['restoreDashboard']> = async (
  _,
  { input: { id, version, toVersion } },
  context,
  info,
) =>
  await written(info, context, id, () =>
    context.gateway.post(`${pathTo(id)}/restore`, { to_version: toVersion, __v: version }),
  );

export const deleteDashboard: NonNullable<MutationResolvers['deleteDashboard']> = async (
  _,
  { input: { id, version } },
  context,
) =>
  await answered('deletedId', pathOf, async () => {
    await context.gateway.delete(`${pathTo(id)}?__v=${version}`);
    return id;
  });
