import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { orNull, TextOrNull, Uuid } from '../resource/jsonShapes.ts';
import { fixed } from '../resource/resourceOperations.ts';
import { issueTaxInvoice } from './issueTaxInvoice.ts';
import { lastBuyer } from './lastBuyer.ts';

const tag = 'payment';
const permission = { objectCodes: [PAGE.payment], action: 'Write' } as const;

const Buyer = Type.Object({ name: Type.String(), address: Type.String(), tax_id: TextOrNull, branch_no: TextOrNull });
const TypedBuyer = Type.Object(
  {
    name: Type.String(),
    address: Type.String(),
    tax_id: Type.Optional(TextOrNull),
    branch_no: Type.Optional(TextOrNull),
  },
  { additionalProperties: false },
);
const Issue = Type.Object({ transaction_id: Uuid, buyer: TypedBuyer }, { additionalProperties: false });

/** Extension: the full tax invoice of a sale (docs/adr/0150). */
export const taxRoutes: AreaRoutes = async (app, { database }) => {
  route(app, 'GET /tax-documents/last-buyer', {
    id: 'getLastTaxBuyer',
    summary: 'The buyer of the last full tax invoice for the member of a sale, or with a tax id; null without one',
    tag,
    permission,
    query: Type.Object({ transaction_id: Uuid, tax_id: Type.Optional(Type.String()) }),
    payload: fixed({ buyer: orNull(Buyer) }),
    handle: async ({ query, session }) => answer({ buyer: await lastBuyer(database, session, query) }),
  });

  route(app, 'POST /tax-documents', {
    id: 'issueTaxInvoice',
    summary: 'Issue the full tax invoice of a sale in place of its abbreviated one, once; sent again, the same one',
    tag,
    permission,
    body: Issue,
    payload: fixed({
      is_copy: Type.Boolean({ description: 'It was issued before, whatever buyer is named now.' }),
      document: Type.Unsafe<object>({ description: 'As a transaction has it in `tax_documents`, with its `buyer`.' }),
    }),
    refusals: ['IS_RETURN', 'NO_TAX_INVOICE', 'ALREADY_VOID', 'TAX_INVOICE_TOO_LATE'],
    handle: async ({ body, session }) =>
      answer(await issueTaxInvoice(database, session, body.transaction_id, body.buyer)),
  });
};
