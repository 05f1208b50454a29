import { type Static, Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { LIKELY_REASONS, MOST_LIKELY_MEMBERS } from '@taem/domain/customers/register/likelyMembers.ts';
import { defineOperations } from '../../http/Operation.ts';
import { IdempotencyKey } from '../../http/readIdempotencyKey.ts';
import { formSchema, recordSchema, writeSchema } from '../../resource/recordSchema.ts';
import { members } from '../members.ts';
import { REGISTRARS } from './registrars.ts';

/** Nothing is required: the potential has most of it. */
const body = { ...writeSchema(members, 'MemberOfPotential', 'create'), required: [] };

const text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));
export const MergePotentialBody = Type.Object(
  {
    ...{ locale: text(20), realm_id: text(40), branch_id: text(40) },
    member_id: Type.String({ format: 'uuid', description: 'Who they are.' }),
    __v: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Version of the potential as it was seen.' }),
  },
  { additionalProperties: false },
);
export type MergePotentialBody = Static<typeof MergePotentialBody>;

export const registrationOperations = defineOperations({
  likely: {
    id: 'listLikelyMembers',
    summary: `At most ${MOST_LIKELY_MEMBERS} members who may be the person that is about to be registered`,
    tag: 'members',
    permission: { objectCodes: REGISTRARS, action: 'Write' },
    payload: Type.Object({
      likely_members: Type.Array(
        Type.Object(
          {
            member_id: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
              description: 'null for whoever may not know how to reach a member.',
            }),
            reason: Type.Unsafe<string>({ enum: [...LIKELY_REASONS] }),
          },
          { title: 'LikelyMember' },
        ),
      ),
    }),
  },
  becomeMember: {
    id: 'createMemberOfPotential',
    summary: 'Make a potential a member: what is not sent is kept as it is known of them',
    tag: 'potentials',
    permission: { objectCodes: [PAGE.subscribe], action: 'Write' },
    headers: { 'Idempotency-Key': IdempotencyKey },
    body,
    form: formSchema(body),
    payload: recordSchema(members, 'Member'),
    creates: true,
    refusals: ['IDEMPOTENCY_CONFLICT', 'E02001', 'E07001'],
  },
  merge: {
    id: 'mergePotential',
    summary: 'Say which member a potential is: the member gets what the shop did not know of them, and keeps all else',
    tag: 'potentials',
    permission: { objectCodes: [PAGE.customerInsight], action: 'Write' },
    headers: { 'Idempotency-Key': IdempotencyKey },
    body: MergePotentialBody,
    payload: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    refusals: ['123', 'E07001', 'MEMBER_MERGED', 'MEMBER_ERASED', 'IDEMPOTENCY_CONFLICT'],
  },
});
