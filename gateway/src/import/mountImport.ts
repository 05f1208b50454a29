import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../http/envelope.ts';
import { errorBody, toRefusal } from '../http/errorAnswer.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { goneSignal, refuseGone } from '../http/goneSignal.ts';
import { onceOf } from '../http/writeOnce.ts';
import { FILE_TYPES } from '../resource/export/fileTypes.ts';
import type { ImportOutcome, ImportRules } from './ImportRules.ts';
import type { ImportTurns } from './ImportTurns.ts';
import { openImportFolder } from './importFolders.ts';
import { importOperation } from './importOperation.ts';
import type { ImportProgress } from './importSteps.ts';
import { readImportForm } from './readImportForm.ts';
import { type AskedImport, keepBadRows, runImport } from './runImport.ts';

const LINES = 'application/x-ndjson';

/**
 * Serves `POST {resource}/import`. Whoever accepts lines is told how far it is, one JSON object a line, the last of
 * which is the answer itself; everybody else gets the answer alone. Whoever hangs up has called it off.
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
      const place = await openPlace(turns, request.session.realmId);
      const asked = await readAsked(request, reply, place.file('sent')).catch(async (error) => {
        await place.close();
        throw error;
      });
      const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
        turns
          .whenFree(() => {
            asked.signal.throwIfAborted();
            return work();
          })
          .catch((error) => {
            throw rules.resource.refuseClash?.(String(error.constraint ?? '')) ?? error;
          });
      if (asked.action === 'bad_rows') {
        const kept = place.file('bad');
        await inTurn(() => keepBadRows(context, rules, asked, kept)).catch(async (error) => {
          await place.close();
          throw error;
        });
        // The next import need not wait until this has been read.
        place.leave();
        return sendFile(reply, kept, asked, place.close);
      }
      const run: RunImport = (report) => inTurn(() => runImport(context, rules, asked, report)).finally(place.close);
      if (request.headers.accept === LINES) return reply.type(LINES).send(tellLines(request, run));
      return answer(await run(() => undefined));
    },
  );
}

/** Room for the files of one import, and its turn; `close` gives both back. */
async function openPlace(turns: ImportTurns, realmId: string) {
  const leave = turns.enter(realmId);
  const folder = await openImportFolder().catch((error) => {
    leave();
    throw error;
  });
  return {
    leave,
    file: (name: string) => join(folder, name),
    close: () => rm(folder, { recursive: true, force: true }).finally(leave),
  };
}

async function readAsked(request: FastifyRequest, reply: FastifyReply, path: string): Promise<AskedImport> {
  const { session } = request;
  const signal = goneSignal(reply);
  const form = await readImportForm(request, path).catch((error) => {
    // Called off while it was being sent.
    throw request.raw.aborted ? refuseGone() : error;
  });
  const once = onceOf(request, session, [form.branchId, form.hash, form.skipsBad], 'import');
  return { ...form, path, session, once, signal };
}

function sendFile(reply: FastifyReply, path: string, { format }: AskedImport, close: () => Promise<void>) {
  const file = createReadStream(path);
  file.once('close', () => void close());
  return reply
    .type(FILE_TYPES[format])
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="bad-rows.${format}"`)
    .send(file);
}

type Report = (progress: ImportProgress) => void;
type RunImport = (report: Report) => Promise<ImportOutcome>;

function tellLines(request: FastifyRequest, run: RunImport): PassThrough {
  const lines = new PassThrough();
  const tell = (line: unknown) => lines.write(`${JSON.stringify(line)}\n`);
  // Told at once: whoever hangs up before the first line would be a fault in the log.
  tell({ progress: { rows: 0, percent: 0 } });
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
