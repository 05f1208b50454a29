import { Type } from '@sinclair/typebox';
import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { CLAIM_OBSTACLES } from '@taem/domain/customers/claim/claimObstacles.ts';
import { answer } from '../../http/envelope.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { idempotencyHeader } from '../../http/readIdempotencyKey.ts';
import { route } from '../../http/route.ts';
import { TextOrNull } from '../../resource/jsonShapes.ts';
import { isUuid } from '../../resource/readValue.ts';
import { AgreedWording } from '../privacy/consents.ts';
import { claimForm, claimUrl } from './claimForm.ts';
import { claimReceipt } from './claimReceipt.ts';
import { requestClaimCode } from './requestClaimCode.ts';

const tag = 'onboard';

const text = (maxLength: number) => Type.String({ maxLength });
const Code = Type.Object({ phone: text(50), locale: Type.Optional(text(20)) });
const Claim = Type.Object({
  phone: text(50),
  ref_code: text(20),
  code: text(20),
  answers: Type.Optional(Type.Record(text(100), text(2_000), { maxProperties: 100 })),
  consent_wording: Type.Optional(AgreedWording),
});

/** Points from a receipt that was sold to a guest. */
export const claimRoutes: AreaRoutes = async (app, context) => {
  route(app, 'GET /transactions/:id/claim-url', {
    id: 'getClaimUrl',
    summary: 'The address that stands as a code on the receipt of a guest',
    tag,
    permission: { objectCodes: SALE_READERS, action: 'Read' },
    payload: Type.Object({ claim_url: TextOrNull }),
    handle: async ({ session, params }) => {
      if (!isUuid(params.id)) throw refuseUnknown('The transaction');
      return answer({ claim_url: await claimUrl(context, session, params.id.toLowerCase()) });
    },
  });

  route(app, 'GET /onboard/claim/:token', {
    id: 'getClaimForm',
    caller: 'anyone',
    summary: 'What the page behind the code on a receipt shows',
    tag,
    payload: Type.Object({
      shop: Type.String(),
      branch: Type.String(),
      transaction_no: Type.String(),
      amount_due: Type.Number({ description: 'In baht.' }),
      points: Type.Integer({ description: 'What everybody gets; a tier may give more.' }),
      last_day: Type.String({ format: 'date' }),
      obstacle: Type.Union([Type.Unsafe<string>({ type: 'string', enum: [...CLAIM_OBSTACLES] }), Type.Null()], {
        description: 'Why they cannot be claimed.',
      }),
    }),
    refusals: ['LINK_EXPIRED'],
    handle: async (request) => answer(await claimForm(context, request.params.token)),
  });

  route(app, 'POST /onboard/claim/:token/code', {
    id: 'requestClaimCode',
    caller: 'anyone',
    summary: 'Send a code to the phone that is to get the points',
    tag,
    body: Code,
    payload: Type.Object({ ref_code: Type.String(), minutes: Type.Integer() }),
    refusals: ['LINK_EXPIRED', 'NOT_CLAIMABLE', 'E02001', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => answer(await requestClaimCode(context, request, request.params.token, request.body)),
  });

  route(app, 'POST /onboard/claim/:token', {
    id: 'claimPoints',
    caller: 'anyone',
    summary: 'Give the points of a receipt to a member, or to who becomes one by it',
    tag,
    headers: idempotencyHeader,
    body: Claim,
    payload: Type.Object({
      claim: Type.Union([
        Type.Object({ points: Type.Integer(), available_points: Type.Integer(), member_code: Type.String() }),
        Type.Null(),
      ]),
      register_token: Type.Union([Type.String(), Type.Null()], {
        description: 'Nobody has the phone: the link by which the questions are asked that `answers` answers.',
      }),
    }),
    refusals: ['LINK_EXPIRED', 'NOT_CLAIMABLE', 'E02001', 'WRONG_OTP', 'TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => answer(await claimReceipt(context, request, request.params.token, request.body)),
  });
};
