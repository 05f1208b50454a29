import type { Context } from '../../gateway/context.ts';
import { listOf, singleOf } from '../../gateway/envelope.ts';
import { isNotFound, malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { onceBy } from '../../gateway/onceBy.ts';
import { readRecord, readRecords } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import type { Operation } from '../../gateway/selection.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import { inputPath, type WireField, wireChanges } from '../../gateway/wireInput.ts';
import type {
  CreateDashboardScheduleInput,
  DashboardSchedule,
  MutationResolvers,
  QueryResolvers,
  ScheduleAlertInput,
  ScheduleCandidate,
  UpdateDashboardScheduleInput,
} from '../../generated/schema.ts';

const pathTo = (dashboardId: string, rest = '') => `/dashboards/${inAddress(dashboardId)}/schedules${rest}`;
const pathOfOne = ({ dashboardId, id }: { dashboardId: string; id: string }, rest = '') =>
  pathTo(dashboardId, `/${inAddress(id)}${rest}`);

/** Absent parts of an alert are sent as null. */
const alertField: WireField = {
  to: (value) => {
    const { path, figure, condition, threshold } = value as ScheduleAlertInput;
    return { path, figure, condition, threshold: threshold ?? null };
  },
};
const FIELDS = { language: { wire: 'locale' }, alert: alertField } as const;
const pathOf = inputPath<CreateDashboardScheduleInput & UpdateDashboardScheduleInput>(FIELDS);

/** Lists records of a dashboard; empty if the viewer may not see the dashboard. */
async function listed(context: Context, path: string, key: string) {
  try {
    return listOf(await context.gateway.get(path), key).rows;
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

const dashboardSchedules: NonNullable<QueryResolvers['dashboardSchedules']> = async (
  _,
  { dashboardId },
  context,
  info,
) => {
  const rows = await listed(context, pathTo(dashboardId), 'schedules');
  return await readRecords<DashboardSchedule>(context, info, 'DashboardSchedule', rows);
};

const scheduleCandidates: NonNullable<QueryResolvers['scheduleCandidates']> = async (
  _,
  { dashboardId },
  context,
  info,
) => {
  const path = `/dashboards/${inAddress(dashboardId)}/schedule-candidates`;
  const rows = await listed(context, path, 'candidates');
  return await readRecords<ScheduleCandidate>(context, info, 'ScheduleCandidate', rows);
};

const written = (info: Operation, context: Context, id: string | null, write: () => Promise<unknown>) =>
  answered('dashboardSchedule', pathOf, async () => {
    const answer = await write();
    // A write with a malformed answer may have been made, so it is not reported as failed.
    if (!isWireRecord(answer) || typeof answer.id !== 'string') throw malformed('The answer is no schedule.');
    if (id !== null && answer.id !== id) throw malformed('The answer is another schedule.');
    return await readRecord<DashboardSchedule>(context, info, 'DashboardSchedule', singleOf(answer, 'schedule'));
  });

const createDashboardSchedule: NonNullable<MutationResolvers['createDashboardSchedule']> = async (
  _,
  { input: { dashboardId, idempotencyKey, ...input } },
  context,
  info,
) =>
  await written(info, context, null, () => {
    const nothing = { weekdays: [], day_of_month: null, by: null, compare: null, branch_id: null, alert: null };
    const given = Object.entries(wireChanges(input, FIELDS)).filter(([, value]) => value !== null);
    const body = { ...nothing, is_active: true, ...Object.fromEntries(given) };
    return context.gateway.post(pathTo(dashboardId), body, onceBy(idempotencyKey));
  });

const updateDashboardSchedule: NonNullable<MutationResolvers['updateDashboardSchedule']> = async (
  _,
  { input: { id, dashboardId, version, ...changes } },
  context,
  info,
) =>
  await written(info, context, id, () =>
    context.gateway.patch(pathOfOne({ dashboardId, id }), { ...wireChanges(changes, FIELDS), __v: version }),
  );

const deleteDashboardSchedule: NonNullable<MutationResolvers['deleteDashboardSchedule']> = async (
  _,
  { input: { id, dashboardId, version } },
  context,
) =>
  await answered('deletedId', pathOf, async () => {
    await context.gateway.delete(`${pathOfOne({ dashboardId, id })}?__v=${version}`);
    return id;
  });

const tryDashboardSchedule: NonNullable<MutationResolvers['tryDashboardSchedule']> = async (
  _,
  { input },
  context,
  info,
) => await written(info, context, input.id, () => context.gateway.post(pathOfOne(input, '/try'), {}));

export const queries = { dashboardSchedules, scheduleCandidates };
export const mutations = {
  createDashboardSchedule,
  updateDashboardSchedule,
  deleteDashboardSchedule,
  tryDashboardSchedule,
};
