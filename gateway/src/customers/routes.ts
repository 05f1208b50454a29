import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { ELEMENT_TYPES } from '@taem/domain/customers/onboardForm.ts';
import { answer } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { parameter, textParameter } from '../http/parameter.ts';
import { idempotencyHeader } from '../http/readIdempotencyKey.ts';
import { route } from '../http/route.ts';
import { onceOf } from '../http/writeOnce.ts';
import { Moment, orNull, TextOrNull } from '../resource/jsonShapes.ts';
import { readFilter, shapeParameters } from '../resource/listQuery.ts';
import { generateSelfRegisterUrl } from './generateSelfRegisterUrl.ts';
import { getOnboardForm } from './getOnboardForm.ts';
import { getSelfRegisterChoices } from './getSelfRegisterChoices.ts';
import { getSelfRegisterForm } from './getSelfRegisterForm.ts';
import { AgreedWording } from './privacy/consents.ts';
import { selfRegister } from './selfRegister.ts';
import { sendSelfRegisterUrl } from './sendSelfRegisterUrl.ts';

const tag = 'onboard';
const permission = { objectCodes: [PAGE.subscribe], action: 'Write' } as const;
const headers = idempotencyHeader;
const Count = orNull(Type.Integer());

const Question = Type.Object(
  {
    id: Type.String(),
    element_type: Type.Unsafe<string>({ enum: [...ELEMENT_TYPES] }),
    required: Type.Boolean(),
    format: TextOrNull,
    pattern: TextOrNull,
    min_length: Count,
    max_length: Count,
    minimum: Count,
    maximum: Count,
    logic: TextOrNull,
    source: TextOrNull,
    values: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  },
  { title: 'OnboardQuestion', description: 'Names, hints and other display texts are added to these.' },
);
const Form = Type.Array(Question);
const picture = { type: 'string', contentMediaType: 'application/octet-stream' };

const text = (maxLength: number) => Type.String({ maxLength });
const scope = {
  form_code: Type.Optional(text(100)),
  realm_id: Type.Optional(text(50)),
  branch_id: Type.Optional(orNull(text(50))),
  locale: Type.Optional(text(20)),
};
const GenerateUrl = Type.Object({ ...scope, form_code: text(100) });
const SendUrl = Type.Object({ ...scope, phone: text(50) });

export const customerRoutes: AreaRoutes = async (app, context) => {
  route(app, 'GET /onboard/subscribe/form', {
    id: 'getOnboardForm',
    caller: 'clientOrUser',
    summary: 'The questions of a registration form, by the filter {"code": "FORM:..."}',
    tag,
    query: Type.Object({
      filter: parameter({ type: 'string', description: 'JSON with the code of the form.', isNeeded: true }, readFilter),
      locale: textParameter({ type: 'string' }),
    }),
    payload: Type.Object({ form: Form }),
    mayBeMissing: true,
    handle: async (request) => {
      // Staff display it, and a program that registers customers reads it with only its own token (CALL-25).
      const { realmId } = request.maybeSession ?? request.client;
      const { filter } = request.query;
      const code = typeof filter === 'object' && filter !== null && 'code' in filter ? filter.code : null;
      if (typeof code !== 'string' || code.includes('\0')) throw refuseField('filter.code', 'is required');
      return answer({ form: await context.database.withRealm(realmId, (client) => getOnboardForm(client, code)) });
    },
  });

  route(app, 'POST /onboard/subscribe/url/generate', {
    id: 'generateSelfRegisterUrl',
    summary: 'A link with which a customer can register, valid for a day',
    tag,
    permission,
    body: GenerateUrl,
    payload: Type.Object({ self_register_url: Type.String(), expires_at: Moment }),
    handle: async (request) => answer(await generateSelfRegisterUrl(context, request.session, request.body)),
  });

  route(app, 'POST /onboard/subscribe/url/send', {
    id: 'sendSelfRegisterUrl',
    summary: 'Send such a link to a phone',
    tag,
    permission,
    headers,
    body: SendUrl,
    payload: Type.Object({
      message_id: Type.String(),
      phone: Type.String(),
      status: Type.Literal('queued'),
      expires_at: Moment,
    }),
    refusals: ['E02001', 'TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, body } = request;
      return answer(await sendSelfRegisterUrl(context, session, body, onceOf(request, session, [body])));
    },
  });

  route(app, 'GET /onboard/subscribe/self/:token', {
    id: 'getSelfRegisterForm',
    caller: 'anyone',
    summary: 'The questions of the page behind the link',
    tag,
    payload: Type.Object({ form_code: Type.String(), shop: Type.String(), branch: TextOrNull, form: Form }),
    refusals: ['LINK_EXPIRED'],
    handle: async (request) => answer(await getSelfRegisterForm(context, request.params.token)),
  });

  route(app, 'GET /onboard/subscribe/self/:token/:source', {
    id: 'getSelfRegisterChoices',
    caller: 'anyone',
    summary: 'The choices of a question of that page',
    tag,
    query: Type.Object({
      parent_id: textParameter({ type: 'string', description: 'Restricts the list.' }),
      locale: shapeParameters.locale,
    }),
    payload: Type.Object({ choices: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
    refusals: ['LINK_EXPIRED'],
    handle: async ({ params, query }) =>
      answer(await getSelfRegisterChoices(context, params.token, params.source, query.parent_id, query.locale)),
  });

  route(app, 'POST /onboard/subscribe/self/:token', {
    id: 'selfRegister',
    caller: 'anyone',
    summary: 'Register as a member by the link',
    tag,
    headers,
    described: {
      type: 'object',
      description: 'Answers by the id of their question.',
      properties: { consent_wording: AgreedWording },
    },
    form: { type: 'object', properties: { image: picture } },
    payload: Type.Object({ registered: Type.Literal(true, { description: 'Also for an existing member.' }) }),
    refusals: ['LINK_EXPIRED', 'E02001', 'TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => answer(await selfRegister(context, request, request.params.token)),
  });
};
