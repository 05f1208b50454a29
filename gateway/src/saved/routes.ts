import type { Static } from '@sinclair/typebox';
import { actorOf } from '../http/actorOf.ts';
import { answer, answerCreated } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { onceOf, writeOnce } from '../http/writeOnce.ts';
import { readKind, readSaved, requireList } from './savedDocuments.ts';
import { ChangeSaved, ChooseDefault, CreateSaved, savedOperations } from './savedOperations.ts';
import { changeSaved, chooseDefault, createSaved, removeSaved } from './writeSaved.ts';

interface ById {
  Params: { id: string };
}

/** What people save of a list, for themselves or for everybody of the shop. */
export const savedRoutes: AreaRoutes = async (app, { database }) => {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/saved-documents',
    { config: { operation: savedOperations.list } },
    async ({ query: { kind, scope }, session }) => {
      const known = kind === undefined ? null : readKind(kind);
      if (scope !== undefined) requireList(session, known ?? 'view', scope);
      const asked = {
        kind: known,
        scope: scope === undefined ? null : String(scope),
      };
      const saved = await database.withRealm(session.realmId, (client) => readSaved(client, session, asked));
      return answer({ saved_documents: saved });
    },
  );

  app.post<{ Body: Static<typeof CreateSaved> }>(
    '/saved-documents',
    { config: { operation: savedOperations.create }, schema: { body: CreateSaved } },
    async (request) => {
      const { session, body } = request;
      requireList(session, body.kind, body.scope);
      const once = onceOf(request, session, [body]);
      return answerCreated(await writeOnce(database, once, (client) => createSaved(client, session, body)));
    },
  );

  app.patch<ById & { Body: Static<typeof ChangeSaved> }>(
    '/saved-documents/:id',
    { config: { operation: savedOperations.update }, schema: { body: ChangeSaved } },
    async (request) => {
      const { session, body, params } = request;
      const change = { by: actorOf(request, 'save') };
      const saved = await database.inTransaction(
        session.realmId,
        (client) => changeSaved(client, session, params.id, body),
        change,
      );
      return answer(saved);
    },
  );

  app.delete<ById>('/saved-documents/:id', { config: { operation: savedOperations.remove } }, async (request) => {
    const { session, params } = request;
    const remove = { by: actorOf(request, 'save') };
    const id = await database.inTransaction(
      session.realmId,
      (client) => removeSaved(client, session, params.id),
      remove,
    );
    return answer({ id });
  });

  app.post<{ Body: Static<typeof ChooseDefault> }>(
    '/saved-documents/default',
    { config: { operation: savedOperations.chooseDefault }, schema: { body: ChooseDefault } },
    async ({ session, body }) => {
      const saved = await database.inTransaction(session.realmId, async (client) => {
        await chooseDefault(client, session, body);
        return readSaved(client, session, body);
      });
      return answer({ saved_documents: saved });
    },
  );
};
