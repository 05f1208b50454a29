import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { LIKELY_REASONS, MOST_LIKELY_MEMBERS } from '@taem/domain/customers/register/likelyMembers.ts';
import { defineOperations } from '../../http/Operation.ts';
import { IdempotencyKey } from '../../http/readIdempotencyKey.ts';
import { formSchema, recordSchema, writeSchema } from '../../resource/recordSchema.ts';
import { members } from '../members.ts';
import { REGISTRARS } from './registrars.ts';

/** Nothing is required: the potential has most of it. */
const body = { ...writeSchema(members, 'MemberOfPotential', 'create'), required: [] };

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
});
