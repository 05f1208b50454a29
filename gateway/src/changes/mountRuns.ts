import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../http/envelope.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { idempotencyHeader } from '../http/readIdempotencyKey.ts';
import { route } from '../http/route.ts';
import type { BroughtBeside } from '../import/BroughtBeside.ts';
import { TextOrNull, Uuid } from '../resource/jsonShapes.ts';
import { isUuid } from '../resource/readValue.ts';
import { previewBulkEdit, requestedBulkEdit } from './bulkEdit.ts';
import { brokenOffRuns, type RunRow, readRun, runOnTheWire } from './ChangeRun.ts';
import { readChangeId } from './changeRows.ts';
import { ChangedValue, changeReaders } from './changesShapes.ts';
import { BulkBody, readBulkEdit } from './readBulkEdit.ts';
import type { RecordedResources } from './recordedResources.ts';
import { requestedRevert } from './revertChangeSet.ts';
import { goOnWith, type RunAction, runChanges } from './runChanges.ts';
import { Left, Run } from './runShapes.ts';

const tag = 'changes';
const permission = changeReaders;
const headers = idempotencyHeader;

const RevertBody = Type.Object({ change_id: Type.Optional(TextOrNull) });

/** Registers the routes for work on many records: reverting changes, and changing many at once. */
export function mountRuns(
  app: FastifyInstance,
  context: GatewayContext,
  recorded: RecordedResources,
  besides: readonly BroughtBeside[],
): void {
  route(app, 'POST /change-sets/:id/revert', {
    id: 'revertChangeSet',
    summary: 'Undo a set of changes, or one change of it',
    ...{ tag, permission, headers },
    body: RevertBody,
    payload: Run,
    refusals: ['IDEMPOTENCY_CONFLICT', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      const { id } = request.params;
      const change = request.body.change_id == null ? null : readChangeId(request.body.change_id);
      if (!isUuid(id)) throw refuseUnknown('The set of changes');
      if (request.body.change_id != null && change?.setId !== id.toLowerCase())
        throw refuseField('change_id', 'is not a change of this set');
      const which = { set_id: id.toLowerCase(), number: change?.number ?? null };
      return answer(
        runOnTheWire(await runChanges(context, request, requestedRevert(context, request, recorded, besides, which))),
      );
    },
  });

  route(app, 'POST /bulk-edits/preview', {
    id: 'previewBulkEdit',
    summary: 'Preview a change of many records',
    ...{ tag, permission },
    body: BulkBody,
    payload: Type.Object({
      ...{ count: Type.Integer(), changing: Type.Integer(), same: Type.Integer(), left_count: Type.Integer() },
      left: Type.Array(Left),
      examples: Type.Array(
        Type.Object({ record_id: Uuid, name: TextOrNull, before: ChangedValue, after: ChangedValue }),
      ),
    }),
    handle: async (request) => {
      return answer(await previewBulkEdit(context, request, recorded, readBulkEdit(recorded, request.body)));
    },
  });

  route(app, 'POST /bulk-edits', {
    id: 'bulkEdit',
    summary: 'Change one field of many records; returns its progress while it continues',
    ...{ tag, permission, headers },
    body: BulkBody,
    payload: Run,
    refusals: ['123', 'IDEMPOTENCY_CONFLICT', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      const requested = requestedBulkEdit(request, readBulkEdit(recorded, request.body), request.body);
      return answer(runOnTheWire(await runChanges(context, request, requested)));
    },
  });

  route(app, 'GET /change-runs', {
    id: 'listBrokenOffRuns',
    summary: 'Interrupted runs of the caller, latest first',
    ...{ tag, permission },
    payload: Type.Object({ change_runs: Type.Array(Run) }),
    handle: async (request) => {
      return answer({ change_runs: (await brokenOffRuns(context, request)).map(runOnTheWire) });
    },
  });

  route(app, 'GET /change-runs/:id', {
    id: 'getChangeRun',
    summary: 'Progress of a run, for the user who started it',
    ...{ tag, permission },
    payload: Run,
    handle: async (request) => {
      return answer(runOnTheWire(await runOf(context, request)));
    },
  });

  route(app, 'POST /change-runs/:id/resume', {
    id: 'resumeChangeRun',
    summary: 'Go on with a run that broke off, from where it stopped',
    ...{ tag, permission },
    payload: Run,
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      const run = await runOf(context, request);
      if (run.state !== 'running') return answer(runOnTheWire(run));
      return answer(
        runOnTheWire(await goOnWith(context, request, run.id, resumed(context, request, recorded, besides, run))),
      );
    },
  });

  route(app, 'POST /change-runs/:id/cancel', {
    id: 'cancelChangeRun',
    summary: 'Stop a run after the current part; finished changes stay',
    ...{ tag, permission },
    payload: Run,
    handle: async (request) => {
      const { id } = await runOf(context, request);
      const text = "update change_runs set state = 'cancelled', updated_at = now() where id = $1 and state = 'running'";
      await context.database.withRealm(request.session.realmId, (client) => client.query(text, [id]));
      return answer(runOnTheWire(await runOf(context, request)));
    },
  });
}

/** Resumes a run's action, with the rights of the user who resumes it. */
const resumed = (
  context: GatewayContext,
  request: FastifyRequest,
  recorded: RecordedResources,
  besides: readonly BroughtBeside[],
  { kind, asked: requested }: RunRow,
): RunAction =>
  kind === 'bulk'
    ? requestedBulkEdit(request, readBulkEdit(recorded, requested), requested)
    : requestedRevert(context, request, recorded, besides, requested);

async function runOf(context: GatewayContext, request: Parameters<typeof readRun>[1]) {
  const { id } = request.params as { id: string };
  const run = isUuid(id) ? await readRun(context, request, id.toLowerCase()) : null;
  if (!run) throw refuseUnknown('The run');
  return run;
}
