import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { ELEMENT_TYPES } from '@taem/domain/customers/onboardForm.ts';
import { defineOperations } from '../http/Operation.ts';
import { IdempotencyKey } from '../http/readIdempotencyKey.ts';
import { shapeParameters } from '../resource/listQuery.ts';
import { AgreedWording } from './privacy/consents.ts';

const tag = 'onboard';
const permission = { objectCodes: [PAGE.subscribe], action: 'Write' } as const;
const headers = { 'Idempotency-Key': IdempotencyKey };
const OrNull = Type.Union([Type.String(), Type.Null()]);
const Count = Type.Union([Type.Integer(), Type.Null()]);
const Time = Type.String({ format: 'date-time' });

const Question = Type.Object(
  {
    id: Type.String(),
    element_type: Type.Unsafe<string>({ enum: [...ELEMENT_TYPES] }),
    required: Type.Boolean(),
    format: OrNull,
    pattern: OrNull,
    min_length: Count,
    max_length: Count,
    minimum: Count,
    maximum: Count,
    logic: OrNull,
    source: OrNull,
    values: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  },
  { title: 'OnboardQuestion', description: 'What is only shown, such as names and hints, stands beside these.' },
);
const Form = Type.Array(Question);
const picture = { type: 'string', contentMediaType: 'application/octet-stream' };

export const customerOperations = defineOperations({
  onboardForm: {
    id: 'getOnboardForm',
    caller: 'clientOrUser',
    summary: 'The questions of a registration form, by the filter {"code": "FORM:..."}',
    tag,
    query: Type.Object({
      filter: Type.String({ description: 'JSON with the code of the form.' }),
      locale: Type.Optional(Type.String()),
    }),
    payload: Type.Object({ form: Form }),
    mayBeMissing: true,
  },
  generateUrl: {
    id: 'generateSelfRegisterUrl',
    summary: 'A link by which a customer registers, for a day',
    tag,
    permission,
    payload: Type.Object({ self_register_url: Type.String(), expires_at: Time }),
  },
  sendUrl: {
    id: 'sendSelfRegisterUrl',
    summary: 'Send such a link to a phone',
    tag,
    permission,
    headers,
    payload: Type.Object({
      message_id: Type.String(),
      phone: Type.String(),
      status: Type.Literal('queued'),
      expires_at: Time,
    }),
    refusals: ['E02001', 'TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
  },
  selfRegisterForm: {
    id: 'getSelfRegisterForm',
    caller: 'anyone',
    summary: 'What the page behind the link asks',
    tag,
    payload: Type.Object({ form_code: Type.String(), shop: Type.String(), branch: OrNull, form: Form }),
    refusals: ['LINK_EXPIRED'],
  },
  selfRegisterChoices: {
    id: 'getSelfRegisterChoices',
    caller: 'anyone',
    summary: 'A list that a question of that page chooses from',
    tag,
    query: Type.Object({
      parent_id: Type.Optional(Type.String({ description: 'What narrows the list.' })),
      locale: shapeParameters.locale,
    }),
    payload: Type.Object({ choices: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
    refusals: ['LINK_EXPIRED'],
  },
  selfRegister: {
    id: 'selfRegister',
    caller: 'anyone',
    summary: 'Become a member by the link',
    tag,
    headers,
    body: {
      type: 'object',
      description: 'Answers by the id of their question.',
      properties: { consent_wording: AgreedWording },
    },
    form: { type: 'object', properties: { image: picture } },
    payload: Type.Object({ registered: Type.Literal(true, { description: 'Also of who was a member before.' }) }),
    refusals: ['LINK_EXPIRED', 'E02001', 'TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
  },
});
