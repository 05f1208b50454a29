import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { CONSENT_LANGUAGES } from '@taem/domain/customers/privacy/consentWordings.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer } from '../../http/envelope.ts';
import { Refusal } from '../../http/errors.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { isStillAllowed } from '../../http/isStillAllowed.ts';
import type { Right } from '../../http/Operation.ts';
import { idempotencyHeader } from '../../http/readIdempotencyKey.ts';
import { noteSecurityEvent } from '../../http/recordSecurityEvent.ts';
import { route } from '../../http/route.ts';
import { writeAgain } from '../../http/writeAgain.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import type { Resource } from '../../resource/defineResource.ts';
import { filePlaces } from '../../resource/export/filePlaces.ts';
import { readFirst } from '../../resource/export/readFirst.ts';
import { orNull } from '../../resource/jsonShapes.ts';
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
import { asHtml, asJson, ConsentBody, DataQuery, EraseBody, MemberErasure, PotentialErasure } from './privacyShapes.ts';

const tag = 'members';
const permission = { objectCodes: [PAGE.customerInsight], action: 'Write' } as const;
const headers = idempotencyHeader;
/** Exporting or erasing everything requires the right to see it. */
const knows = ({ table }: Resource): Right[] => [{ objectCodes: readersOfColumn(table, 'phone'), action: 'Read' }];

const MAX_FILES_AT_ONCE = 2;
const TYPES = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' } as const;

/** A member's or potential's requests about their own data (docs/adr/0062, 0105). */
export const privacyRoutes: AreaRoutes = async (app, context) => {
  const { database, files } = context;
  const takePlace = filePlaces(MAX_FILES_AT_ONCE, 'Other files are being made, try again when they are done.');

  for (const subjectKind of ['member', 'potential'] as const) {
    const { resource, kind, file, preview, previewErasure, erasure, erase } = PEOPLE[subjectKind];
    route(app, `GET /${resource.path}/:id/data`, {
      ...file,
      tag: resource.path,
      permission,
      alsoNeeds: knows(resource),
      query: DataQuery,
      payload: {},
      handle: async (request, reply) => {
        const { session, params, query } = request;
        if (subjectKind === 'member') requireEveryBranch(session);
        const person = { of: subjectKind, id: readId(resource, params.id) };
        // Taken before anything is awaited, or all simultaneous callers would find a place.
        const ended = takePlace();
        const subject = await database
          .inTransaction(session.realmId, async (client) => {
            const name = subjectName((await readSubject(client, person)).subject);
            await noteSecurityEvent(client, request, { realmId: session.realmId, kind, subject: name });
            return name;
          })
          .catch((error: unknown) => {
            ended();
            throw error;
          });
        const format = query.format ?? 'json';
        const mayGoOn = () => isStillAllowed(context.sessions, session);
        const reading = personData(database, files, session.realmId, person, { ended, mayGoOn });
        const { parts, leave } = await readFirst(reading);
        const file = Readable.from(format === 'html' ? dataAsHtml(parts) : dataAsJson(parts));
        // Also for a file that was never read.
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
    });

    route(app, `GET /${resource.path}/:id/erasure`, {
      ...preview,
      tag: resource.path,
      permission,
      alsoNeeds: knows(resource),
      handle: async ({ session, params }) => {
        const id = readId(resource, params.id);
        const read = async (client: DatabaseClient) => await previewErasure(client, id);
        return answer({ erasure: await database.inTransaction(session.realmId, read, { snapshot: true }) });
      },
    });

    route(app, `POST /${resource.path}/:id/erasure`, {
      ...erasure,
      tag: resource.path,
      permission,
      alsoNeeds: knows(resource),
      headers,
      body: EraseBody,
      payload: Type.Object({ id: Type.String({ format: 'uuid' }) }),
      refusals: ['123', 'ERASURE_REFUSED', 'IDEMPOTENCY_CONFLICT'],
      handle: async (request) => {
        const { session, params, body } = request;
        const id = readId(resource, params.id);
        const erased = await writeAgain(database, onceOf(request, session, [id, body]), async (client) => {
          await erase(client, session, { id, version: body.__v });
          return { id };
        });
        // Pictures that cannot be removed from the store now are tried again later.
        await removeErasedPictures(context, session.realmId).catch((error: unknown) => request.log.error(error));
        return answer(erased);
      },
    });
  }

  route(app, 'GET /members/:id/consents', {
    id: 'listMessageConsents',
    summary: 'Whether a member lets the shop send messages: all answers, newest first',
    tag,
    permission: { objectCodes: [PAGE.customerInsight], action: 'Read' },
    payload: Type.Object({
      consents: Type.Array(
        Type.Object(
          {
            id: Type.String({ format: 'uuid' }),
            is_given: Type.Boolean(),
            wording: Type.String({ description: 'As it was displayed.' }),
            language: Type.Unsafe<string>({ enum: [...CONSENT_LANGUAGES] }),
            time: Type.String({ format: 'date-time' }),
            by: orNull(Type.String(), { description: 'A username; null: the customer.' }),
          },
          { title: 'MessageConsent' },
        ),
      ),
    }),
    handle: async (request) => {
      const { session, params } = request;
      const id = readId(members, params.id);
      return answer({ consents: await database.withRealm(session.realmId, (client) => readConsents(client, id)) });
    },
  });

  route(app, 'POST /members/:id/consents', {
    id: 'setMessageConsent',
    summary: 'Record an answer of a member',
    tag,
    permission,
    headers,
    body: ConsentBody,
    payload: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    refusals: ['MEMBER_ERASED', 'MEMBER_MERGED', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, params, body } = request;
      const id = readId(members, params.id);
      return answer(
        await writeOnce(database, onceOf(request, session, [id, body]), async (client) => {
          await writeConsent(client, id, body, session);
          return { id };
        }),
      );
    },
  });
};

const PEOPLE = {
  member: {
    resource: members,
    kind: 'MEMBER_DATA_FETCHED',
    file: {
      id: 'getMemberData',
      summary: 'All data stored about a member, as one file; the caller is recorded',
      media: { 'application/json': asJson, 'text/html': asHtml },
      refusals: ['TOO_MANY_ATTEMPTS', 'EVERY_BRANCH_NEEDED'],
    },
    preview: {
      id: 'previewMemberErasure',
      summary: 'What erasing the data of a member would remove',
      payload: MemberErasure,
    },
    previewErasure: previewMemberErasure,
    erasure: { id: 'eraseMember', summary: 'Make a member unrecognisable; it cannot be undone' },
    erase: eraseMember,
  },
  potential: {
    resource: potentials,
    kind: 'POTENTIAL_DATA_FETCHED',
    file: {
      id: 'getPotentialData',
      summary: 'All data stored about a person who is not a member, as one file; the caller is recorded',
      media: {
        'application/json': { type: 'object', required: ['file', 'registration', 'messages', 'changes'] },
        'text/html': asHtml,
      },
      refusals: ['TOO_MANY_ATTEMPTS'],
    },
    preview: {
      id: 'previewPotentialErasure',
      summary: 'What erasing the data of a potential would remove',
      payload: PotentialErasure,
    },
    previewErasure: previewPotentialErasure,
    erasure: {
      id: 'erasePotential',
      summary: 'Delete the data of a person who is not a member; it cannot be undone',
    },
    erase: (client: DatabaseClient, _: GatewaySession, entry: Parameters<typeof erasePotential>[1]) =>
      erasePotential(client, entry),
  },
} as const;

/** Refuses users of some branches: the file contains the sales of all branches, and is never partial (docs/adr/0087). */
function requireEveryBranch({ branchIds }: GatewaySession): void {
  if (branchIds.length === 0) return;
  throw new Refusal(
    422,
    'EVERY_BRANCH_NEEDED',
    'The file contains sales of all branches: only users who work in all branches can download it.',
  );
}

const fileName = (code: string) => code.replace(/[^\w.-]/g, '_');
