import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../http/envelope.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { isUuid } from '../resource/readValue.ts';
import { askedBulkEdit, previewBulkEdit } from './bulkEdit.ts';
import { brokenOffRuns, type RunRow, readRun, tellRun } from './ChangeRun.ts';
import { readChangeId } from './changeRows.ts';
import { BulkBody, readBulkEdit } from './readBulkEdit.ts';
import type { RecordedResources } from './recordedResources.ts';
import { askedRevert } from './revertChangeSet.ts';
import { type AskedRun, goOnWith, runChanges } from './runChanges.ts';
import { runOperations } from './runOperations.ts';

interface ById {
  Params: { id: string };
}

export const RevertBody = Type.Object({ change_id: Type.Optional(Type.Union([Type.String(), Type.Null()])) });

/** Serves what goes through many records: taking changes back, and changing many at once. */
export function mountRuns(app: FastifyInstance, context: GatewayContext, recorded: RecordedResources): void {
  app.post<ById & { Body: { change_id?: string | null } }>(
    '/change-sets/:id/revert',
    { config: { operation: runOperations.revert }, schema: { body: RevertBody } },
    async (request) => {
      const { id } = request.params;
      const change = request.body.change_id == null ? null : readChangeId(request.body.change_id);
      if (!isUuid(id)) throw refuseUnknown('The set of changes');
      if (request.body.change_id != null && change?.setId !== id.toLowerCase())
        throw refuseField('change_id', 'is not a change of this set');
      const which = { set_id: id.toLowerCase(), number: change?.number ?? null };
      return answer(tellRun(await runChanges(context, request, askedRevert(context, request, recorded, which))));
    },
  );

  app.post(
    '/bulk-edits/preview',
    { config: { operation: runOperations.preview }, schema: { body: BulkBody } },
    async (request) => {
      return answer(await previewBulkEdit(context, request, recorded, readBulkEdit(recorded, request.body)));
    },
  );

  app.post(
    '/bulk-edits',
    { config: { operation: runOperations.bulk }, schema: { body: BulkBody } },
    async (request) => {
      const asked = askedBulkEdit(request, readBulkEdit(recorded, request.body), request.body);
      return answer(tellRun(await runChanges(context, request, asked)));
    },
  );

  app.get('/change-runs', { config: { operation: runOperations.brokenOff } }, async (request) => {
    return answer({ change_runs: (await brokenOffRuns(context, request)).map(tellRun) });
  });

  app.get<ById>('/change-runs/:id', { config: { operation: runOperations.run } }, async (request) => {
    return answer(tellRun(await runOf(context, request)));
  });

  app.post<ById>('/change-runs/:id/resume', { config: { operation: runOperations.resume } }, async (request) => {
    const run = await runOf(context, request);
    if (run.state !== 'running') return answer(tellRun(run));
    return answer(tellRun(await goOnWith(context, request, run.id, askedAgain(context, request, recorded, run))));
  });

  app.post<ById>('/change-runs/:id/cancel', { config: { operation: runOperations.cancel } }, async (request) => {
    const { id } = await runOf(context, request);
    const text = "update change_runs set state = 'cancelled', updated_at = now() where id = $1 and state = 'running'";
    await context.database.withRealm(request.session.realmId, (client) => client.query(text, [id]));
    return answer(tellRun(await runOf(context, request)));
  });
}

/** What a run was begun for, by the rights of whoever goes on with it. */
const askedAgain = (
  context: GatewayContext,
  request: FastifyRequest,
  recorded: RecordedResources,
  { kind, asked }: RunRow,
): AskedRun =>
  kind === 'bulk'
    ? askedBulkEdit(request, readBulkEdit(recorded, asked), asked)
    : askedRevert(context, request, recorded, asked);

async function runOf(context: GatewayContext, request: Parameters<typeof readRun>[1]) {
  const { id } = request.params as { id: string };
  const run = isUuid(id) ? await readRun(context, request, id.toLowerCase()) : null;
  if (!run) throw refuseUnknown('The run');
  return run;
}
