import { type Static, Type } from '@sinclair/typebox';
import { answer } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { onceOf } from '../http/writeOnce.ts';
import { readListQuery, readShape } from '../resource/readListQuery.ts';
import { customerOperations } from './customerOperations.ts';
import { generateSelfRegisterUrl } from './generateSelfRegisterUrl.ts';
import { getOnboardForm } from './getOnboardForm.ts';
import { getSelfRegisterChoices } from './getSelfRegisterChoices.ts';
import { getSelfRegisterForm } from './getSelfRegisterForm.ts';
import { selfRegister } from './selfRegister.ts';
import { sendSelfRegisterUrl } from './sendSelfRegisterUrl.ts';

const text = (maxLength: number) => Type.String({ maxLength });
const scope = {
  form_code: Type.Optional(text(100)),
  realm_id: Type.Optional(text(50)),
  branch_id: Type.Optional(Type.Union([text(50), Type.Null()])),
  locale: Type.Optional(text(20)),
};
const GenerateUrl = Type.Object({ ...scope, form_code: text(100) });
const SendUrl = Type.Object({ ...scope, phone: text(50) });

interface ByToken {
  Params: { token: string };
}

export const customerRoutes: AreaRoutes = async (app, context) => {
  app.get('/onboard/subscribe/form', { config: { operation: customerOperations.onboardForm } }, async (request) => {
    // It is shown to staff, and by a program that registers customers with only its own token (CALL-25).
    const { realmId } = request.maybeSession ?? request.client;
    const { filter } = readListQuery(request.query as Record<string, unknown>);
    const code = typeof filter === 'object' && filter !== null && 'code' in filter ? filter.code : null;
    if (typeof code !== 'string' || code.includes('\0')) throw refuseField('filter.code', 'is required');
    return answer({ form: await context.database.withRealm(realmId, (client) => getOnboardForm(client, code)) });
  });

  app.post<{ Body: Static<typeof GenerateUrl> }>(
    '/onboard/subscribe/url/generate',
    { config: { operation: customerOperations.generateUrl }, schema: { body: GenerateUrl } },
    async (request) => answer(await generateSelfRegisterUrl(context, request.session, request.body)),
  );

  app.post<{ Body: Static<typeof SendUrl> }>(
    '/onboard/subscribe/url/send',
    { config: { operation: customerOperations.sendUrl }, schema: { body: SendUrl } },
    async (request) => {
      const { session, body } = request;
      return answer(await sendSelfRegisterUrl(context, session, body, onceOf(request, session, [body])));
    },
  );

  app.get<ByToken>(
    '/onboard/subscribe/self/:token',
    { config: { operation: customerOperations.selfRegisterForm } },
    async (request) => answer(await getSelfRegisterForm(context, request.params.token)),
  );

  app.get<{ Params: { token: string; source: string }; Querystring: { parent_id?: string; locale?: string } }>(
    '/onboard/subscribe/self/:token/:source',
    { config: { operation: customerOperations.selfRegisterChoices } },
    async ({ params, query }) =>
      answer(
        await getSelfRegisterChoices(context, params.token, params.source, query.parent_id, readShape(query).locale),
      ),
  );

  app.post<ByToken>(
    '/onboard/subscribe/self/:token',
    { config: { operation: customerOperations.selfRegister } },
    async (request) => answer(await selfRegister(context, request, request.params.token)),
  );
};
