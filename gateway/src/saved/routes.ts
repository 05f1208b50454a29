import { Type } from '@sinclair/typebox';
import type { DatabaseClient } from '../database/pool.ts';
import { answer, answerCreated } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { parameter } from '../http/parameter.ts';
import { idempotencyHeader } from '../http/readIdempotencyKey.ts';
import { route } from '../http/route.ts';
import { writeAsCaller } from '../http/writeAsCaller.ts';
import { onceOf, writeOnce } from '../http/writeOnce.ts';
import { Uuid } from '../resource/jsonShapes.ts';
import { readKind, readSaved, requireList } from './savedDocuments.ts';
import { ChangeSaved, ChooseDefault, CreateSaved, Kind, SavedDocument, Scope } from './savedShapes.ts';
import { changeSaved, chooseDefault, createSaved, removeSaved } from './writeSaved.ts';

const tag = 'saved';
const list = Type.Object({ saved_documents: Type.Array(SavedDocument) });

/** What users save of a list, for themselves or for everyone of the shop. */
export const savedRoutes: AreaRoutes = async (app, { database }) => {
  route(app, 'GET /saved-documents', {
    id: 'listSavedDocuments',
    caller: 'user',
    summary: 'Saved and shared documents of the lists that the signed-in user may see: their own first, each by name',
    tag,
    query: Type.Object({
      kind: parameter(Kind, (value) => (value === undefined ? null : readKind(value))),
      scope: parameter(Scope, (value) => (value === undefined ? null : String(value))),
    }),
    payload: list,
    handle: async ({ query, session }) => {
      if (query.scope !== null) requireList(session, query.kind ?? 'view', query.scope);
      const saved = await database.withRealm(session.realmId, (client) => readSaved(client, session, query));
      return answer({ saved_documents: saved });
    },
  });

  route(app, 'POST /saved-documents', {
    id: 'createSavedDocument',
    caller: 'user',
    summary: 'Save a document of one list, private or shared with the shop',
    tag,
    headers: idempotencyHeader,
    body: CreateSaved,
    payload: SavedDocument,
    creates: true,
    refusals: ['IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, body } = request;
      requireList(session, body.kind, body.scope);
      const once = onceOf(request, session, [body]);
      return answerCreated(await writeOnce(database, once, (client) => createSaved(client, session, body)));
    },
  });

  route(app, 'PATCH /saved-documents/:id', {
    id: 'updateSavedDocument',
    caller: 'user',
    summary: "Change the caller's own document; a shared one of another user needs Write on the settings",
    tag,
    body: ChangeSaved,
    payload: SavedDocument,
    refusals: ['123'],
    handle: async (request) => {
      const { session, body, params } = request;
      const change = (client: DatabaseClient) => changeSaved(client, session, params.id, body);
      return answer(await writeAsCaller(database, request, change));
    },
  });

  route(app, 'DELETE /saved-documents/:id', {
    id: 'deleteSavedDocument',
    caller: 'user',
    summary: "Delete the caller's own document; a shared one of another user needs Write on the settings",
    tag,
    payload: Type.Object({ id: Uuid }),
    handle: async (request) => {
      const { session, params } = request;
      const remove = (client: DatabaseClient) => removeSaved(client, session, params.id);
      return answer({ id: await writeAsCaller(database, request, remove) });
    },
  });

  route(app, 'POST /saved-documents/default', {
    id: 'chooseDefaultSavedDocument',
    caller: 'user',
    summary: 'Set the view that the list opens with for the signed-in user; null for none',
    tag,
    body: ChooseDefault,
    payload: list,
    refusals: ['NOT_FOUND'],
    handle: async ({ session, body }) => {
      const saved = await database.inTransaction(session.realmId, async (client) => {
        await chooseDefault(client, session, body);
        return readSaved(client, session, body);
      });
      return answer({ saved_documents: saved });
    },
  });
};
