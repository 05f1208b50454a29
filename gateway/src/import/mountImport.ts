import { createReadStream } from 'node:fs';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { goneSignal } from '../http/goneSignal.ts';
import { idempotencyHeader } from '../http/readIdempotencyKey.ts';
import { route } from '../http/route.ts';
import { onceOf } from '../http/writeOnce.ts';
import { FILE_TYPES } from '../resource/export/fileTypes.ts';
import { pascal } from '../resource/resourceOperations.ts';
import { answerWithProgress } from './answerWithProgress.ts';
import type { ImportRules } from './ImportRules.ts';
import type { ImportTurns } from './ImportTurns.ts';
import { Answer, onTheWire } from './importAnswer.ts';
import { openPlace } from './openPlace.ts';
import { readImportForm } from './readImportForm.ts';
import { type ImportRequest, keepBadRows, runImport } from './runImport.ts';

/**
 * Registers `POST {resource}/import`. A client that accepts lines gets the progress, one JSON object a line, of which
 * the last is the answer itself; others get only the answer. Disconnecting aborts the import.
 */
export function mountImport(
  app: FastifyInstance,
  context: GatewayContext,
  turns: ImportTurns,
  rules: ImportRules,
  right: string,
): void {
  route(app, `POST /${rules.resource.path}/import`, {
    id: `import${pascal(rules.resource.path)}`,
    summary: 'Import a CSV or XLSX file: all of its rows or none, or only the rows without mistakes',
    tag: rules.resource.path,
    permission: { objectCodes: [right], action: 'Write' },
    headers: idempotencyHeader,
    form: Type.Object({
      image: Type.String({ contentMediaType: 'application/octet-stream', description: 'The file.' }),
      action: Type.Optional(
        Type.Unsafe<string>({
          enum: ['import', 'test', 'bad_rows'],
          description:
            '`test` previews the import; `bad_rows` returns a file of the rows with a mistake, each with its reason in front, to be corrected and sent again. Neither writes anything.',
        }),
      ),
      skip_bad: Type.Optional(
        Type.Boolean({ description: 'For an import: import the rows without mistakes, and skip the others.' }),
      ),
      format: Type.Optional(Type.Unsafe<string>({ enum: ['xlsx', 'csv'], description: 'Of `bad_rows`.' })),
      language: Type.Optional(
        Type.Unsafe<string>({ enum: ['th', 'en'], description: 'Language of the reasons in `bad_rows`.' }),
      ),
      columns: Type.Optional(
        Type.String({
          description:
            'What each column of the file holds, as a JSON list in the order of the columns: the name of a field, or null to skip the column. Without it, columns are recognised by the name of the field, its wording in both languages, and its name in exports of other products.',
        }),
      ),
      sheet: Type.Optional(
        Type.String({
          description:
            'Name of the sheet to import, for a workbook. Without it, the first visible sheet that has a column for every required field, otherwise the one with the most recognised fields.',
        }),
      ),
      choices: Type.Optional(
        Type.String({
          description: `Decisions about the file, as a JSON object of true and false. ${choicesOf(rules)}`,
        }),
      ),
      realm_id: Type.Optional(Type.String()),
      branch_id: Type.Optional(Type.String()),
    }),
    payload: Answer,
    // Requested by the Accept header: progress, then the answer or the refusal.
    media: {
      'application/x-ndjson': { type: 'string', description: 'One JSON object per line; the last one is the answer.' },
      ...Object.fromEntries(
        Object.values(FILE_TYPES).map((type) => [
          type,
          { type: 'string', format: 'binary', description: 'The rows with mistakes.' },
        ]),
      ),
    },
    refusals: ['E02001', 'E07001', 'IDEMPOTENCY_CONFLICT', 'TOO_LARGE', 'TOO_MANY_ATTEMPTS'],
    handle: async (request, reply) => {
      const signal = goneSignal(reply);
      const place = await openPlace(turns, request, (path) => readRequested(request, signal, rules, path));
      const requested = place.sent;
      const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
        turns
          .whenFree(() => {
            requested.signal.throwIfAborted();
            return work();
          })
          .catch((error) => {
            throw rules.resource.refuseClash?.(String(error.constraint ?? '')) ?? error;
          });
      if (requested.action === 'bad_rows') {
        const kept = place.file('bad');
        await inTurn(() => keepBadRows(context, rules, requested, kept)).catch(async (error) => {
          await place.close();
          throw error;
        });
        // The next import need not wait until this file has been downloaded.
        place.leave();
        return sendFile(reply, kept, requested, place.close);
      }
      return answerWithProgress(request, reply, async (report) =>
        onTheWire(await inTurn(() => runImport(context, rules, requested, report)).finally(place.close)),
      );
    },
  });
}

const choicesOf = ({ choices = {} }: ImportRules) =>
  Object.keys(choices).length > 0 ? `For this list: ${Object.keys(choices).join(', ')}.` : 'This list has no choices.';

async function readRequested(
  request: FastifyRequest,
  signal: AbortSignal,
  rules: ImportRules,
  path: string,
): Promise<ImportRequest> {
  const { session } = request;
  const form = await readImportForm(request, path, rules);
  const content = [form.branchId, form.hash, form.skipsBad, form.columns, form.sheet, form.choices];
  const once = onceOf(request, session, content, 'import');
  return { ...form, path, session, once, signal };
}

function sendFile(reply: FastifyReply, path: string, { format }: ImportRequest, close: () => Promise<void>) {
  const file = createReadStream(path);
  file.once('close', () => void close());
  return reply
    .type(FILE_TYPES[format])
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="bad-rows.${format}"`)
    .send(file);
}
