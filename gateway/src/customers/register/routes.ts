import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { LIKELY_REASONS, MAX_LIKELY_MEMBERS } from '@taem/domain/customers/register/likelyMembers.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { parameter } from '../../http/parameter.ts';
import { idempotencyHeader } from '../../http/readIdempotencyKey.ts';
import { route } from '../../http/route.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import { orNull } from '../../resource/jsonShapes.ts';
import { readDay } from '../../resource/listQuery.ts';
import { readId } from '../../resource/readId.ts';
import { formSchema, recordSchema, writeSchema } from '../../resource/recordSchema.ts';
import { members } from '../members.ts';
import { potentials } from '../potentials.ts';
import { becomeMember } from './becomeMember.ts';
import { likelyMembers } from './likelyMembers.ts';
import { mergePotential } from './mergePotential.ts';

/** Users who may register members, and users who may register potentials. */
const REGISTRARS = [PAGE.subscribe, PAGE.customerInsight] as const;

/** No field is required, as the potential has most of them. */
const body = { ...writeSchema(members, 'MemberOfPotential', 'create'), required: [] };

const scope = (maxLength: number) => Type.Optional(orNull(Type.String({ maxLength })));
const MergePotentialBody = Type.Object(
  {
    ...{ locale: scope(20), realm_id: scope(40), branch_id: scope(40) },
    member_id: Type.String({ format: 'uuid', description: 'The member they are.' }),
    __v: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Version of the potential that was read.' }),
  },
  { additionalProperties: false },
);

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }));
const Person = Type.Object({
  phone: text(50, 'In any notation.'),
  firstname: text(100, 'Given name.'),
  lastname: text(100, 'Family name.'),
  birthdate: parameter({ type: 'string', maxLength: 10, description: 'YYYY-MM-DD.' }, readDay),
  realm_id: text(50, 'The shop of the token.'),
  branch_id: text(50, 'Ignored: a customer belongs to every branch.'),
  locale: text(20, 'Ignored.'),
});

/** Extensions: finds people who are members already, and registers a potential as a member. */
export const registrationRoutes: AreaRoutes = async (app, context) => {
  route(app, 'GET /members/likely', {
    id: 'listLikelyMembers',
    summary: `At most ${MAX_LIKELY_MEMBERS} members who may be the person about to be registered`,
    tag: 'members',
    permission: { objectCodes: REGISTRARS, action: 'Write' },
    query: Person,
    payload: Type.Object({
      likely_members: Type.Array(
        Type.Object(
          {
            member_id: orNull(Type.String({ format: 'uuid' }), {
              description: 'null for callers who may not see contact details of members.',
            }),
            reason: Type.Unsafe<string>({ enum: [...LIKELY_REASONS] }),
          },
          { title: 'LikelyMember' },
        ),
      ),
    }),
    handle: async ({ session, query }) => {
      return answer({ likely_members: await likelyMembers(context.database, session, query) });
    },
  });

  route(app, 'POST /potentials/:id/member', {
    id: 'createMemberOfPotential',
    summary: 'Make a potential a member: absent fields are taken from the potential',
    tag: 'potentials',
    permission: { objectCodes: [PAGE.subscribe], action: 'Write' },
    // The answer contains the potential's data.
    alsoNeeds: [{ objectCodes: [PAGE.customerInsight], action: 'Read' }],
    headers: idempotencyHeader,
    described: body,
    form: formSchema(body),
    payload: recordSchema(members, 'Member'),
    creates: true,
    refusals: ['IDEMPOTENCY_CONFLICT', 'E02001', 'E07001'],
    handle: async (request) => answerCreated(await becomeMember(context, request, request.params.id)),
  });

  route(app, 'POST /potentials/:id/merge', {
    id: 'mergePotential',
    summary: 'Merge a potential into an existing member: the member gets the missing details, and keeps all others',
    tag: 'potentials',
    permission: { objectCodes: [PAGE.customerInsight], action: 'Write' },
    headers: idempotencyHeader,
    body: MergePotentialBody,
    payload: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    refusals: ['123', 'E07001', 'MEMBER_MERGED', 'MEMBER_ERASED', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, params, body } = request;
      const person = {
        potentialId: readId(potentials, params.id),
        memberId: readId(members, body.member_id),
        version: body.__v,
      };
      return answer(
        await writeOnce(context.database, onceOf(request, session, [person]), async (client) => {
          await mergePotential(client, person);
          return { id: person.potentialId };
        }),
      );
    },
  });
};
