import { type Static, Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { CONSENT_LANGUAGES } from '@taem/domain/customers/privacy/consentWordings.ts';
import { ERASURE_OBSTACLES, POTENTIAL_ERASURE_OBSTACLES } from '@taem/domain/customers/privacy/erasure.ts';
import { defineOperations } from '../../http/Operation.ts';
import { IdempotencyKey } from '../../http/readIdempotencyKey.ts';

const tag = 'members';
const permission = { objectCodes: [PAGE.customerInsight], action: 'Write' } as const;
const headers = { 'Idempotency-Key': IdempotencyKey };
const scope = {
  locale: Type.Optional(Type.String({ maxLength: 20 })),
  realm_id: Type.Optional(Type.String({ maxLength: 40 })),
  branch_id: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
};

export const ConsentBody = Type.Object(
  {
    ...scope,
    is_given: Type.Boolean({ description: 'false: withdrawn, or refused.' }),
    wording: Type.String({ maxLength: 1_000, description: 'What was shown, word for word.' }),
  },
  { additionalProperties: false },
);
export type ConsentBody = Static<typeof ConsentBody>;

export const EraseBody = Type.Object(
  { ...scope, __v: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Version as it was seen.' }) },
  { additionalProperties: false },
);
export type EraseBody = Static<typeof EraseBody>;

export const DataQuery = Type.Object({
  format: Type.Optional(
    Type.Unsafe<'json' | 'html'>({ type: 'string', enum: ['json', 'html'], description: 'json unless said.' }),
  ),
});
export type DataQuery = Static<typeof DataQuery>;

const Count = Type.Integer();
/** What its parts are is said by `dataSections`. */
const asJson = { type: 'object', required: ['file', 'profile', 'sales', 'points'] };
const asHtml = { type: 'string', description: 'One page in Thai and English, without scripts.' };

export const privacyOperations = defineOperations({
  data: {
    id: 'getMemberData',
    summary: 'Everything that is held about a member, as one file; who asks for it is recorded',
    tag,
    permission,
    query: DataQuery,
    payload: {},
    media: { 'application/json': asJson, 'text/html': asHtml },
    refusals: ['TOO_MANY_ATTEMPTS', 'EVERY_BRANCH_NEEDED'],
  },
  consents: {
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
            wording: Type.String({ description: 'As it was shown.' }),
            language: Type.Unsafe<string>({ enum: [...CONSENT_LANGUAGES] }),
            time: Type.String({ format: 'date-time' }),
            by: Type.Union([Type.String(), Type.Null()], { description: 'A username; null: the customer.' }),
          },
          { title: 'MessageConsent' },
        ),
      ),
    }),
  },
  setConsent: {
    id: 'setMessageConsent',
    summary: 'Write down an answer of a member',
    tag,
    permission,
    headers,
    body: ConsentBody,
    payload: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    refusals: ['MEMBER_ERASED', 'MEMBER_MERGED', 'IDEMPOTENCY_CONFLICT'],
  },
  previewErasure: {
    id: 'previewMemberErasure',
    summary: 'What erasing the data of a member would take',
    tag,
    permission,
    payload: Type.Object({
      erasure: Type.Object(
        {
          id: Type.String({ format: 'uuid' }),
          code: Type.String(),
          __v: Count,
          obstacles: Type.Array(Type.Unsafe<string>({ enum: [...ERASURE_OBSTACLES] })),
          points: Type.Integer({ description: 'Forfeited.' }),
          sales: Type.Integer({ description: 'They stay, without remarks and a name.' }),
          ...{ merged_accounts: Count, potentials: Count, appointments: Count, messages: Count, changes: Count },
        },
        { title: 'MemberErasure' },
      ),
    }),
  },
  erase: {
    id: 'eraseMember',
    summary: 'Make a member unrecognisable; there is no way back',
    tag,
    permission,
    headers,
    body: EraseBody,
    payload: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    refusals: ['123', 'ERASURE_REFUSED', 'IDEMPOTENCY_CONFLICT'],
  },
  potentialData: {
    id: 'getPotentialData',
    summary: 'Everything that is held about somebody who is no member, as one file; who asks for it is recorded',
    tag: 'potentials',
    permission,
    query: DataQuery,
    payload: {},
    media: {
      'application/json': { type: 'object', required: ['file', 'registration', 'messages', 'changes'] },
      'text/html': asHtml,
    },
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  previewPotentialErasure: {
    id: 'previewPotentialErasure',
    summary: 'What erasing the data of a potential would take',
    tag: 'potentials',
    permission,
    payload: Type.Object({
      erasure: Type.Object(
        {
          id: Type.String({ format: 'uuid' }),
          __v: Count,
          obstacles: Type.Array(Type.Unsafe<string>({ enum: [...POTENTIAL_ERASURE_OBSTACLES] })),
          same_phone: Type.Integer({ description: 'Other entries with the same phone: they stay.' }),
          ...{ messages: Count, changes: Count },
        },
        { title: 'PotentialErasure' },
      ),
    }),
  },
  erasePotential: {
    id: 'erasePotential',
    summary: 'Take away what somebody left who is no member; there is no way back',
    tag: 'potentials',
    permission,
    headers,
    body: EraseBody,
    payload: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    refusals: ['123', 'ERASURE_REFUSED', 'IDEMPOTENCY_CONFLICT'],
  },
});
