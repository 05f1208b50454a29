import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../http/envelope.ts';
import { errorBody, toRefusal } from '../http/errorAnswer.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { onceOf, writeOnce } from '../http/writeOnce.ts';
import type { ImportCount, ImportRules } from './ImportRules.ts';
import type { ImportTurns } from './ImportTurns.ts';
import { importOperation } from './importOperation.ts';
import { type ImportProgress, type ImportTest, importRecords } from './importRecords.ts';
import { readImportForm } from './readImportForm.ts';
import { testImport } from './testImport.ts';

const LINES = 'application/x-ndjson';

/**
 * Serves `POST {resource}/import`. Whoever accepts lines is told how far it is, one JSON object a line, the last of
 * which is the answer itself; everybody else gets the answer alone.
 */
export function mountImport(
  app: FastifyInstance,
  context: GatewayContext,
  turns: ImportTurns,
  rules: ImportRules,
  right: string,
): void {
  app.post(
    `/${rules.resource.path}/import`,
    { config: { operation: importOperation(rules.resource, right) } },
    async (request, reply) => {
      requirePermission(request.session, right, 'Write');
      const { session } = request;
      const leave = turns.enter(session.realmId);
      const folder = await mkdtemp(join(tmpdir(), 'taem-import-')).catch((error) => {
        leave();
        throw error;
      });
      const path = join(folder, 'file');
      const clear = () => rm(folder, { recursive: true, force: true }).finally(leave);
      const asked = async () => {
        const form = await readImportForm(request, path);
        return { ...form, once: onceOf(request, session, [form.branchId, form.hash], 'import') };
      };
      const { once, branchId, bytes, isTest } = await asked().catch(async (error) => {
        await clear();
        throw error;
      });
      const test = (report: Report) =>
        testImport(context.database, rules, { session, branchId }, { path, bytes }, report);
      const write = (report: Report) =>
        writeOnce(context.database, once, (client) =>
          importRecords(rules, { client, session, branchId }, { path, bytes }, report),
        );
      const run: RunImport = (report) =>
        turns
          .whenFree((): Promise<ImportCount | ImportTest> => (isTest ? test(report) : write(report)))
          .catch((error) => {
            throw rules.resource.refuseClash?.(String(error.constraint ?? '')) ?? error;
          })
          .finally(clear);
      if (request.headers.accept === LINES) return reply.type(LINES).send(tellLines(request, run));
      return answer(await run(() => undefined));
    },
  );
}

type Report = (progress: ImportProgress) => void;
type RunImport = (report: Report) => Promise<ImportCount | ImportTest>;

function tellLines(request: FastifyRequest, run: RunImport): PassThrough {
  const lines = new PassThrough();
  const tell = (line: unknown) => lines.write(`${JSON.stringify(line)}\n`);
  run(({ rows, share }) => tell({ progress: { rows, percent: Math.floor(share * 100) } }))
    .then((count) => tell(answer(count)))
    .catch((error) => {
      const refusal = toRefusal(error);
      if (!refusal) request.log.error(error);
      tell(errorBody(refusal ?? new Refusal(500, 'INTERNAL', 'Something went wrong in the gateway.')));
    })
    .finally(() => lines.end());
  return lines;
}
