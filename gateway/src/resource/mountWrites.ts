import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { saveImage } from '../files/saveImage.ts';
import { answer, answerCreated } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { route } from '../http/route.ts';
import { writeAsCaller } from '../http/writeAsCaller.ts';
import { onceOf, writeOnce } from '../http/writeOnce.ts';
import { changeRecord, createRecord, removeRecord } from './changeRecord.ts';
import type { RecordValues, Resource } from './defineResource.ts';
import { readBack } from './readBack.ts';
import { readBody } from './readBody.ts';
import { readId } from './readId.ts';
import { readRecord } from './readRecord.ts';
import { resourceOperations } from './resourceOperations.ts';
import { readVersion } from './writeRecord.ts';

/** Registers the create, update and delete routes that a declared resource allows. */
export function mountWrites(app: FastifyInstance, context: GatewayContext, resource: Resource): void {
  const { database } = context;
  const { path, create, update, remove } = resource;
  const operations = resourceOperations(resource);

  if (create) {
    route(app, `POST /${path}`, {
      ...operations.create,
      handle: async (request) => {
        const { values, body, image } = await readWrite(context, resource, request, 'create');
        await resource.beforeWrite?.(context, request.session, values, null);
        const once = onceOf(request, request.session, [body, image]);
        const record = await writeOnce(database, once, async (client) => {
          const id = await createRecord(client, resource, request, values, body);
          return readBack(client, resource, id, request.session, { isNew: true });
        });
        return answerCreated(record);
      },
    });
  }

  if (update) {
    route(app, `PATCH /${path}/:id`, {
      ...operations.update,
      handle: async (request) => {
        const id = readId(resource, request.params.id);
        if (!resource.mayUpdateWithoutRight?.(request.session, id)) requirePermission(request.session, update, 'Write');
        const { values, body } = await readWrite(context, resource, request, 'update');
        const version = readVersion(body.__v);
        await resource.beforeWrite?.(context, request.session, values, id);
        const change = async (client: DatabaseClient) => {
          await changeRecord(client, resource, request, { id, version, values });
          return readBack(client, resource, id, request.session);
        };
        const record = await writeAsCaller(database, request, change);
        resource.whenChanged?.(context);
        return answer(record);
      },
    });
  }

  if (remove) {
    route(app, `DELETE /${path}/:id`, {
      ...operations.remove,
      handle: async (request) => {
        const id = readId(resource, request.params.id);
        const removal = (client: DatabaseClient) => removeRecord(client, resource, request, id);
        await writeAsCaller(database, request, removal);
        resource.whenChanged?.(context);
        return answer({ id });
      },
    });
  }
}

async function readWrite(
  { files }: GatewayContext,
  resource: Resource,
  request: FastifyRequest,
  mode: 'create' | 'update',
): Promise<{ values: RecordValues; body: Record<string, unknown>; image: Buffer | null }> {
  const { values: body, image } = await readBody(resource, request);
  const values = readRecord(resource, body, mode);
  const picture = resource.fieldByPath.get('image_url');
  if (image && !picture) throw refuseField('image', 'is not accepted here');
  if (!image && body.action === 'upload_image') throw refuseField('image', 'is required');
  if (image) values.image_url = await saveImage(files, image, picture?.folderOf?.(request.session.realmId));
  return { values, body, image };
}
