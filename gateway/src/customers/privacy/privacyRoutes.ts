import { Readable } from 'node:stream';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../../http/envelope.ts';
import { Refusal } from '../../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { isStillAllowed } from '../../http/isStillAllowed.ts';
import { noteSecurityEvent } from '../../http/recordSecurityEvent.ts';
import { requireAnyPermission, requirePermission } from '../../http/requirePermission.ts';
import { writeAgain } from '../../http/writeAgain.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import type { Resource } from '../../resource/defineResource.ts';
import { filePlaces } from '../../resource/export/filePlaces.ts';
import { readFirst } from '../../resource/export/readFirst.ts';
import { readersOfColumn } from '../../resource/personal.ts';
import { readId } from '../../resource/readId.ts';
import { members } from '../members.ts';
import { potentials } from '../potentials.ts';
import { readConsents, writeConsent } from './consents.ts';
import { dataAsHtml } from './dataAsHtml.ts';
import { dataAsJson } from './dataAsJson.ts';
import { removeErasedPictures } from './erasedPictures.ts';
import { eraseMember } from './eraseMember.ts';
import { erasePotential } from './erasePotential.ts';
import { personData, readSubject, subjectName } from './personData.ts';
import { previewMemberErasure } from './previewMemberErasure.ts';
import { previewPotentialErasure } from './previewPotentialErasure.ts';
import { ConsentBody, DataQuery, EraseBody, privacyOperations } from './privacyOperations.ts';

interface ById {
  Params: { id: string };
}

const MOST_FILES_AT_ONCE = 2;
const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const;

/** What a member, or somebody who is none yet, may ask of the shop about their own data (docs/adr/0062, 0105). */
export const privacyRoutes: AreaRoutes = async (app, context) => {
  const { database, files } = context;
  const takePlace = filePlaces(MOST_FILES_AT_ONCE, 'Other files are being made, try again when they are done.');

  for (const subjectKind of ['member', 'potential'] as const) {
    const { resource, kind, operation } = FILES[subjectKind];
    app.get<ById & { Querystring: DataQuery }>(
      `/${resource.path}/:id/data`,
      { config: { operation }, schema: { querystring: DataQuery } },
      async (request, reply) => {
        const { session, params, query } = request;
        requireErasers(session, resource);
        if (subjectKind === 'member') requireEveryBranch(session);
        const asked = { of: subjectKind, id: readId(resource, params.id) };
        // Taken before anything is waited for, or all who ask in one moment would find a place.
        const ended = takePlace();
        const subject = await database
          .inTransaction(session.realmId, async (client) => {
            const name = subjectName((await readSubject(client, asked)).subject);
            await noteSecurityEvent(client, request, { realmId: session.realmId, kind, subject: name });
            return name;
          })
          .catch((error: unknown) => {
            ended();
            throw error;
          });
        const format = query.format ?? 'json';
        const mayGoOn = () => isStillAllowed(context.sessions, session);
        const reading = personData(database, files, session.realmId, asked, { ended, mayGoOn });
        const { parts, leave } = await readFirst(reading);
        const file = Readable.from(format === 'html' ? dataAsHtml(parts) : dataAsJson(parts));
        // Also of a file that nobody began to read.
        file.once('close', () => {
          ended();
          leave();
        });
        return reply
          .type(TYPES[format])
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${subjectKind}-${fileName(subject)}.${format}"`)
          .send(file);
      },
    );
  }

  app.get<ById>('/members/:id/consents', { config: { operation: privacyOperations.consents } }, async (request) => {
    const { session, params } = request;
    requirePermission(session, PAGE.customerInsight, 'Read');
    const id = readId(members, params.id);
    return answer({ consents: await database.withRealm(session.realmId, (client) => readConsents(client, id)) });
  });

  app.post<ById & { Body: ConsentBody }>(
    '/members/:id/consents',
    { config: { operation: privacyOperations.setConsent }, schema: { body: ConsentBody } },
    async (request) => {
      const { session, params, body } = request;
      requirePermission(session, PAGE.customerInsight, 'Write');
      const id = readId(members, params.id);
      return answer(
        await writeOnce(database, onceOf(request, session, [id, body]), async (client) => {
          await writeConsent(client, id, body, session);
          return { id };
        }),
      );
    },
  );

  app.get<ById>(
    '/members/:id/erasure',
    { config: { operation: privacyOperations.previewErasure } },
    async (request) => {
      const { session, params } = request;
      requireErasers(session, members);
      const id = readId(members, params.id);
      return answer({
        erasure: await database.inTransaction(session.realmId, (client) => previewMemberErasure(client, id), {
          snapshot: true,
        }),
      });
    },
  );

  app.post<ById & { Body: EraseBody }>(
    '/members/:id/erasure',
    { config: { operation: privacyOperations.erase }, schema: { body: EraseBody } },
    async (request) => {
      const { session, params, body } = request;
      requireErasers(session, members);
      const id = readId(members, params.id);
      const erased = await writeAgain(database, onceOf(request, session, [id, body]), async (client) => {
        await eraseMember(client, session, { id, version: body.__v });
        return { id };
      });
      // What cannot be taken out of the store now is tried again later.
      await removeErasedPictures(context, session.realmId).catch((error: unknown) => request.log.error(error));
      return answer(erased);
    },
  );

  app.get<ById>(
    '/potentials/:id/erasure',
    { config: { operation: privacyOperations.previewPotentialErasure } },
    async (request) => {
      const { session, params } = request;
      requireErasers(session, potentials);
      const id = readId(potentials, params.id);
      return answer({
        erasure: await database.inTransaction(session.realmId, (client) => previewPotentialErasure(client, id), {
          snapshot: true,
        }),
      });
    },
  );

  app.post<ById & { Body: EraseBody }>(
    '/potentials/:id/erasure',
    { config: { operation: privacyOperations.erasePotential }, schema: { body: EraseBody } },
    async (request) => {
      const { session, params, body } = request;
      requireErasers(session, potentials);
      const id = readId(potentials, params.id);
      const erased = await writeAgain(database, onceOf(request, session, [id, body]), async (client) => {
        await erasePotential(client, { id, version: body.__v });
        return { id };
      });
      await removeErasedPictures(context, session.realmId).catch((error: unknown) => request.log.error(error));
      return answer(erased);
    },
  );
};

const FILES = {
  member: { resource: members, kind: 'MEMBER_DATA_FETCHED', operation: privacyOperations.data },
  potential: { resource: potentials, kind: 'POTENTIAL_DATA_FETCHED', operation: privacyOperations.potentialData },
} as const;

/** Whoever gives out or erases all that is known must be allowed to know it. */
function requireErasers(session: GatewaySession, { table }: Resource): void {
  requirePermission(session, PAGE.customerInsight, 'Write');
  requireAnyPermission(session, readersOfColumn(table, 'phone'), 'Read');
}

/** The file is whole or none: it has the sales of all branches (docs/adr/0087). */
function requireEveryBranch({ branchIds }: GatewaySession): void {
  if (branchIds.length === 0) return;
  throw new Refusal(
    422,
    'EVERY_BRANCH_NEEDED',
    'The file holds sales of all branches: whoever fetches it works in all of them.',
  );
}

const fileName = (code: string) => code.replace(/[^\w.-]/g, '_');
