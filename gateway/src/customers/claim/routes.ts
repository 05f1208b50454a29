import { type Static, Type } from '@sinclair/typebox';
import { answer } from '../../http/envelope.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { isUuid } from '../../resource/readValue.ts';
import { AgreedWording } from '../privacy/consents.ts';
import { claimForm, claimUrl } from './claimForm.ts';
import { claimOperations } from './claimOperations.ts';
import { claimReceipt } from './claimReceipt.ts';
import { requestClaimCode } from './requestClaimCode.ts';

const text = (maxLength: number) => Type.String({ maxLength });
const Code = Type.Object({ phone: text(50), locale: Type.Optional(text(20)) });
const Claim = Type.Object({
  phone: text(50),
  ref_code: text(20),
  code: text(20),
  answers: Type.Optional(Type.Record(text(100), text(2_000), { maxProperties: 100 })),
  consent_wording: Type.Optional(AgreedWording),
});

interface ByToken {
  Params: { token: string };
}

/** Points from a receipt that was sold to a guest. */
export const claimRoutes: AreaRoutes = async (app, context) => {
  app.get<{ Params: { id: string } }>(
    '/transactions/:id/claim-url',
    { config: { operation: claimOperations.url } },
    async ({ session, params }) => {
      if (!isUuid(params.id)) throw refuseUnknown('The transaction');
      return answer({ claim_url: await claimUrl(context, session, params.id.toLowerCase()) });
    },
  );

  app.get<ByToken>('/onboard/claim/:token', { config: { operation: claimOperations.form } }, async (request) =>
    answer(await claimForm(context, request.params.token)),
  );

  app.post<ByToken & { Body: Static<typeof Code> }>(
    '/onboard/claim/:token/code',
    { config: { operation: claimOperations.code }, schema: { body: Code } },
    async (request) => answer(await requestClaimCode(context, request, request.params.token, request.body)),
  );

  app.post<ByToken & { Body: Static<typeof Claim> }>(
    '/onboard/claim/:token',
    { config: { operation: claimOperations.claim }, schema: { body: Claim } },
    async (request) => answer(await claimReceipt(context, request, request.params.token, request.body)),
  );
};
