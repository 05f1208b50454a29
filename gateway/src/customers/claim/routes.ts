import { Type } from '@sinclair/typebox';
import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { CLAIM_OBSTACLES } from '@taem/domain/customers/claim/claimObstacles.ts';
import { RECEIPT_INVOICE_OBSTACLES } from '@taem/domain/till/taxBuyer.ts';
import { answer } from '../../http/envelope.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { idempotencyHeader } from '../../http/readIdempotencyKey.ts';
import { route } from '../../http/route.ts';
import { orNull, TextOrNull } from '../../resource/jsonShapes.ts';
import { shapeParameters } from '../../resource/listQuery.ts';
import { isUuid } from '../../resource/readValue.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { TypedBuyer } from '../../sales/fullInvoice.ts';
import { aPaper, PaperLanguage } from '../../sales/paper/sendPaper.ts';
import { AgreedWording } from '../privacy/consents.ts';
import { claimReceipt } from './claimReceipt.ts';
import { receiptFile } from './receiptFile.ts';
import { receiptLink } from './receiptLink.ts';
import { receiptPage } from './receiptPage.ts';
import { requestClaimCode } from './requestClaimCode.ts';
import { requestTaxInvoice } from './requestTaxInvoice.ts';

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

const Link = Type.Object({
  url: Type.String(),
  can_claim: Type.Boolean({ description: 'Whether its points can be claimed there today.' }),
  can_request_tax_invoice: Type.Boolean({ description: 'Whether its tax invoice can be requested there today.' }),
});
const Obstacle = (codes: readonly string[], description: string) =>
  orNull(Type.Unsafe<string>({ type: 'string', enum: [...codes] }), { description });
const Rows = (description: string) => Type.Array(Type.Unsafe<object>({ type: 'object' }), { description });
const Receipt = fixed({
  shop: Type.String(),
  tax_id: TextOrNull,
  receipt_head: Type.String(),
  receipt_foot: Type.String(),
  logo_url: TextOrNull,
  branch: Type.String(),
  branch_address: TextOrNull,
  branch_phone: TextOrNull,
  transaction_no: Type.String(),
  create_local_time: Type.String(),
  is_void: Type.Boolean(),
  is_return: Type.Boolean(),
  returned_qty: Type.Integer(),
  exchange_no: TextOrNull,
  cashier: TextOrNull,
  is_guest: Type.Boolean({ description: 'Sold to a guest, who may have claimed the points since then.' }),
  member: TextOrNull,
  bill_detail: Rows('As in a transaction, without ids.'),
  payment_channels: Rows('As in a transaction, without accounts and senders.'),
  handed_back: Rows('The refund to the customer in an exchange, below 0; in the form of `payment_channels`.'),
  total_qty: Type.Integer(),
  total_payment: Type.Number(),
  total_revenue: Type.Number(),
  delivery_cost: Type.Number(),
  added_vat: Type.Number({ description: 'VAT that was added to its prices; 0 where these include it.' }),
  cash_rounding: Type.Number({ description: 'Cash rounding.' }),
  earn_points: orNull(Type.Integer()),
  redeem_points: orNull(Type.Integer()),
  tax_document: orNull(
    Type.Unsafe<object>({
      type: 'object',
      description: 'The document that the receipt is, or refers to; without its buyer.',
    }),
  ),
  claim: orNull(
    Type.Object({
      points: Type.Integer({ description: 'Points for any member; a tier may give more.' }),
      last_day: Type.String({ format: 'date' }),
      obstacle: Obstacle(CLAIM_OBSTACLES, 'Why they cannot be claimed.'),
    }),
  ),
  tax_invoice: orNull(
    Type.Object({
      last_day: Type.String({ format: 'date' }),
      obstacle: Obstacle(RECEIPT_INVOICE_OBSTACLES, 'Why it cannot be requested.'),
      is_issued: Type.Boolean(),
    }),
  ),
});

/** The receipt page, with the points of a guest and the tax invoice of a buyer (docs/adr/0162). */
export const claimRoutes: AreaRoutes = async (app, context) => {
  route(app, 'GET /transactions/:id/receipt-link', {
    id: 'getReceiptLink',
    summary: 'Where the customer of a sale finds its receipt; null for roles that may not hand out receipts',
    tag,
    permission: { objectCodes: SALE_READERS, action: 'Read' },
    payload: fixed({ receipt_link: orNull(Link) }),
    handle: async ({ session, params }) => {
      if (!isUuid(params.id)) throw refuseUnknown('The transaction');
      return answer({ receipt_link: await receiptLink(context, session, params.id.toLowerCase()) });
    },
  });

  route(app, 'GET /onboard/receipt/:token', {
    id: 'getReceiptPage',
    caller: 'anyone',
    summary: 'The receipt behind its printed code, with the content of its paper',
    tag,
    query: Type.Object({ locale: shapeParameters.locale }),
    payload: Receipt,
    refusals: ['LINK_EXPIRED'],
    handle: async ({ params, query }) => answer(await receiptPage(context, params.token, query.locale)),
  });

  route(app, 'GET /onboard/receipt/:token/pdf', {
    ...aPaper,
    id: 'getReceiptFile',
    caller: 'anyone',
    summary:
      'The paper of the receipt page as PDF/A-3; with its data as XML in it where it is an abbreviated tax invoice',
    tag,
    query: Type.Object({ language: PaperLanguage }),
    refusals: ['LINK_EXPIRED', 'TOO_MANY_ATTEMPTS'],
    handle: async (request, reply) =>
      await receiptFile(context, request, reply, {
        token: request.params.token,
        language: request.query.language ?? 'th',
      }),
  });

  route(app, 'POST /onboard/receipt/:token/tax-invoice', {
    id: 'requestTaxInvoice',
    caller: 'anyone',
    summary:
      'Issue the full tax invoice of a sale to the holder of its receipt, once; repeating it with the same buyer returns the same one, even after the shop stopped offering it',
    tag,
    body: Type.Object({ buyer: TypedBuyer }, { additionalProperties: false }),
    payload: fixed({
      is_copy: Type.Boolean({ description: 'Whether it was issued at the till, whose paper is the original.' }),
      document: Type.Unsafe<object>({ description: 'The content of its paper, with its `buyer`.' }),
    }),
    refusals: [
      ...(['LINK_EXPIRED', 'TAX_INVOICE_ISSUED', 'TAX_INVOICE_NOT_OFFERED', 'TAX_INVOICE_TOO_LATE'] as const),
      ...(['ALREADY_VOID', 'IS_RETURN', 'NO_TAX_INVOICE', 'SELLER_INCOMPLETE', 'TOO_MANY_ATTEMPTS'] as const),
    ],
    handle: async (request) =>
      answer(await requestTaxInvoice(context, request, request.params.token, request.body.buyer)),
  });

  route(app, 'POST /onboard/claim/:token/code', {
    id: 'requestClaimCode',
    caller: 'anyone',
    summary: 'Send a code to the phone that will get the points',
    tag,
    body: Code,
    payload: Type.Object({ ref_code: Type.String(), minutes: Type.Integer() }),
    refusals: ['LINK_EXPIRED', 'NOT_CLAIMABLE', 'E02001', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => answer(await requestClaimCode(context, request, request.params.token, request.body)),
  });

  route(app, 'POST /onboard/claim/:token', {
    id: 'claimPoints',
    caller: 'anyone',
    summary: 'Give the points of a receipt to a member, or to a person who registers with it',
    tag,
    headers: idempotencyHeader,
    body: Claim,
    payload: Type.Object({
      claim: orNull(
        Type.Object({ points: Type.Integer(), available_points: Type.Integer(), member_code: Type.String() }),
      ),
      register_token: orNull(Type.String(), {
        description: 'Set when the phone belongs to no member: the link with the questions for `answers`.',
      }),
    }),
    refusals: ['LINK_EXPIRED', 'NOT_CLAIMABLE', 'E02001', 'WRONG_OTP', 'TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => answer(await claimReceipt(context, request, request.params.token, request.body)),
  });
};
