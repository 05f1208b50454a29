import type { FastifyInstance, FastifyRequest } from 'fastify';
import { saveImage } from '../files/saveImage.ts';
import { answer, answerCreated } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { onceOf, writeOnce } from '../http/writeOnce.ts';
import { refuseOtherBranch } from './branchScope.ts';
import type { RecordValues, Resource } from './defineResource.ts';
import { readBack } from './readBack.ts';
import { readBody } from './readBody.ts';
import { readId } from './readId.ts';
import { readRecord } from './readRecord.ts';
import { resourceOperations } from './resourceOperations.ts';
import { deleteRecord, insertRecord, lockRecord, readVersion, updateRecord } from './writeRecord.ts';

interface ById {
  Params: { id: string };
}

/** Serves whatever of create, update and delete a declared resource allows. */
export function mountWrites(app: FastifyInstance, context: GatewayContext, resource: Resource): void {
  const { database } = context;
  const { path, create, update, remove } = resource;
  const operations = resourceOperations(resource);

  if (create) {
    app.post(`/${path}`, { config: { operation: operations.create } }, async (request) => {
      requirePermission(request.session, create, 'Write');
      const { values, body, image } = await readWrite(context, resource, request, 'create');
      await resource.beforeWrite?.(context, request.session, values, null);
      const once = onceOf(request, request.session, [body, image]);
      const record = await writeOnce(database, once, async (client) => {
        await refuseOtherBranch(client, resource, request.session, null, values);
        await resource.prepare?.(values, client, request.session, null);
        await resource.watch?.(client, request, values, null);
        const id = await insertRecord(client, resource, values);
        return readBack(client, resource, id, request.session);
      });
      return answerCreated(record);
    });
  }

  if (update) {
    app.patch<ById>(`/${path}/:id`, { config: { operation: operations.update } }, async (request) => {
      const id = readId(resource, request.params.id);
      if (!resource.mayUpdateWithoutRight?.(request.session, id)) requirePermission(request.session, update, 'Write');
      const { values, body } = await readWrite(context, resource, request, 'update');
      const version = readVersion(body.__v);
      await resource.beforeWrite?.(context, request.session, values, id);
      const record = await database.inTransaction(request.session.realmId, async (client) => {
        await lockRecord(client, resource, id, version);
        await refuseOtherBranch(client, resource, request.session, id, values);
        await resource.prepare?.(values, client, request.session, id);
        await resource.watch?.(client, request, values, id);
        await updateRecord(client, resource, id, version, values);
        await resource.afterChange?.(client, request.session);
        return readBack(client, resource, id, request.session);
      });
      resource.whenChanged?.(context);
      return answer(record);
    });
  }

  if (remove) {
    app.delete<ById>(`/${path}/:id`, { config: { operation: operations.remove } }, async (request) => {
      requirePermission(request.session, remove, 'Write');
      const id = readId(resource, request.params.id);
      await database.inTransaction(request.session.realmId, async (client) => {
        await refuseOtherBranch(client, resource, request.session, id);
        await resource.beforeRemove?.(client, request.session, id);
        await deleteRecord(client, resource, id);
        await resource.afterChange?.(client, request.session);
      });
      resource.whenChanged?.(context);
      return answer({ id });
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
  if (image && !picture) throw refuseField('image', 'is not kept here');
  if (!image && body.action === 'upload_image') throw refuseField('image', 'is required');
  if (image) values.image_url = await saveImage(files, image, picture?.folderOf?.(request.session.realmId));
  return { values, body, image };
}
