import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_PICTURES_BYTES } from '@taem/domain/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ImportPictures } from '../../database/generated/rows.ts';
import { actorOf } from '../../http/actorOf.ts';
import { answer } from '../../http/envelope.ts';
import { Refusal, refuseField, refuseUnknown } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import { readFormParts } from '../../http/readFormParts.ts';
import { route } from '../../http/route.ts';
import { answerWithProgress } from '../../import/answerWithProgress.ts';
import type { ImportTurns } from '../../import/ImportTurns.ts';
import { openPlace } from '../../import/openPlace.ts';
import { keepFile } from '../../import/readImportForm.ts';
import { isUuid } from '../../resource/readValue.ts';
import { takeZip } from './takeZip.ts';

const tag = 'products';
const permission = { objectCodes: [PAGE.product], action: 'Write' } as const;
/** Maximum number of faults, as many as a person reads. */
const MAX_FAULTS = 100;

/** Registers the routes for product pictures of files: the progress of an import's pictures, and a zip of them. */
export function mountPictures(app: FastifyInstance, context: GatewayContext, turns: ImportTurns): void {
  route(app, 'GET /file-imports/:id/pictures', {
    id: 'getImportPictures',
    summary: 'Progress of the pictures that an import refers to, and why some failed',
    ...{ tag, permission },
    payload: Type.Object({
      waiting: Type.Integer({ description: 'To be fetched.' }),
      named: Type.Integer({ description: 'To be uploaded in a zip.' }),
      done: Type.Integer(),
      failed: Type.Integer(),
      faults: Type.Array(Type.Object({ row: Type.Integer(), source: Type.String(), message: Type.String() }), {
        description: 'The first hundred that failed, by row.',
      }),
    }),
    mayBeMissing: true,
    handle: async ({ params: { id }, session }) => {
      if (!isUuid(id)) throw refuseUnknown('The import');
      return answer(
        await context.database.withRealm(session.realmId, async (client) => {
          if ((await client.query('select 1 from file_imports where id = $1', [id])).rowCount === 0)
            throw refuseUnknown('The import');
          const counts = await client.query<Pick<ImportPictures, 'state'> & { count: number }>(COUNTS, [id]);
          const countOf = (state: string) => counts.rows.find((row) => row.state === state)?.count ?? 0;
          const faults = await client.query<{ row: number; source: string; message: string }>(FAULTS, [id]);
          return {
            ...{
              waiting: countOf('waiting'),
              named: countOf('named'),
              done: countOf('done'),
              failed: countOf('failed'),
            },
            faults: faults.rows,
          };
        }),
      );
    },
  });

  route(app, 'POST /product-pictures/import', {
    id: 'importProductPictures',
    summary: 'Upload pictures of products in a zip, matched by product code or by the name in an import',
    ...{ tag, permission },
    form: Type.Object({
      image: Type.String({ contentMediaType: 'application/octet-stream', description: 'The zip.' }),
    }),
    payload: Type.Object({
      changed: Type.Integer({ description: 'Products whose picture has changed.' }),
      same: Type.Integer(),
      left: Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
        description: 'Files that match no product, with the reason.',
      }),
    }),
    media: {
      'application/x-ndjson': { type: 'string', description: 'One JSON object per line; the last one is the answer.' },
    },
    refusals: ['TOO_LARGE', 'TOO_MANY_ATTEMPTS'],
    handle: async (request, reply) => {
      const { realmId } = request.session;
      const signal = goneSignal(reply);
      const { path, close } = await openPlace(turns, request, (path) => keepZip(request, path));
      const by = actorOf(request, 'import');
      return answerWithProgress(request, reply, (report) =>
        turns.whenFree(() => takeZip(context, { path, realmId, by, signal }, report)).finally(close),
      );
    },
  });
}

async function keepZip(request: FastifyRequest, path: string): Promise<void> {
  if (!request.isMultipart()) throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.');
  let isThere = false;
  for await (const part of readFormParts(request, { fileSize: MAX_PICTURES_BYTES })) {
    if (part.type === 'field' || part.fieldname !== 'image')
      throw refuseField(part.fieldname, 'is not a file that is expected here');
    await keepFile(part, path);
    isThere = true;
  }
  if (!isThere) throw refuseField('image', 'is required');
}

const COUNTS = 'select state, count(*)::int as count from import_pictures where import_id = $1 group by state';
const FAULTS = `
  select row_number as row, source, coalesce(message, '') as message from import_pictures
  where import_id = $1 and state = 'failed' order by row_number limit ${MAX_FAULTS}`;
