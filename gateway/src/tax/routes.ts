import { Type } from '@sinclair/typebox';
import { PAGE, SALE_READERS, TAX_DOCUMENT_READERS } from '@taem/domain/accounts/permissions.ts';
import { MAX_REMARK_LENGTH } from '@taem/domain/limits.ts';
import { daysOfMonth } from '@taem/domain/till/outputTax.ts';
import { REPLACEMENT_REASONS } from '@taem/domain/till/replaceTaxInvoice.ts';
import { JOURNAL_AMOUNTS } from '@taem/domain/till/salesJournal.ts';
import { answer } from '../http/envelope.ts';
import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { orNull, TextOrNull, Uuid } from '../resource/jsonShapes.ts';
import { mountReads } from '../resource/mountReads.ts';
import { mayKnowColumn } from '../resource/personal.ts';
import { isUuid } from '../resource/readValue.ts';
import { fixed } from '../resource/resourceOperations.ts';
import { TypedBuyer } from '../sales/fullInvoice.ts';
import { readReceiptPaper, readTaxPaper } from '../sales/paper/readPaper.ts';
import { aPaper, ownPaper, PaperLanguage, sendPaper } from '../sales/paper/sendPaper.ts';
import { closeMonth, listClosedMonths, reopenMonth } from './closedMonths.ts';
import { countPrint } from './countPrint.ts';
import { issueTaxInvoice } from './issueTaxInvoice.ts';
import { lastBuyer } from './lastBuyer.ts';
import { listTaxCounters } from './listTaxCounters.ts';
import { outputTax } from './outputTax.ts';
import { outputTaxTotals } from './outputTaxTotals.ts';
import { replaceTaxInvoice } from './replaceTaxInvoice.ts';
import { salesJournal } from './salesJournal.ts';
import { salesJournalTotals } from './salesJournalTotals.ts';

const tag = 'payment';
const permission = { objectCodes: [PAGE.payment], action: 'Write' } as const;

const Buyer = Type.Object({ name: Type.String(), address: Type.String(), tax_id: TextOrNull, branch_no: TextOrNull });
const Document = Type.Unsafe<object>({
  description: 'As in `tax_documents` of a transaction, with its `buyer`.',
});
const Issue = Type.Object({ transaction_id: Uuid, buyer: TypedBuyer }, { additionalProperties: false });
const Replacement = Type.Object(
  {
    buyer: TypedBuyer,
    reason: Type.String({
      maxLength: MAX_REMARK_LENGTH,
      description: `One of ${Object.keys(REPLACEMENT_REASONS).join(', ')}; words may follow after a colon and a space, and do after Other.`,
    }),
  },
  { additionalProperties: false },
);

const Amounts = {
  value: Type.Number({ description: 'The part that is subject to VAT, without the VAT.' }),
  exempt: Type.Number(),
  vat: Type.Number(),
  total: Type.Number(),
};
const Series = fixed({
  branch_id: Uuid,
  till_code: Type.String({ description: 'Empty for devices that are not a till.' }),
  kind: Type.String(),
  first_no: Type.String(),
  last_no: Type.String(),
  documents: Type.Integer(),
  ...Amounts,
  missing: Type.Array(Type.String(), { description: 'Numbers without a document, at most 100.' }),
});
const Counter = fixed({
  branch_id: Uuid,
  till_code: Type.String({ description: 'Empty for devices that are not a till.' }),
  kind: Type.String(),
  last_number: Type.Integer(),
});
const NotedReplacement = fixed({
  transaction_id: Uuid,
  document_no: Type.String(),
  document_date: Type.String({ format: 'date', description: 'In an earlier month, whose totals it is in.' }),
  replaced_no: Type.String(),
  issued_on: Type.String({ format: 'date', description: 'Calendar date of its branch.' }),
});
const Totals = fixed({
  ...{ documents: Type.Integer(), ...Amounts, series: { type: 'array', items: Series } },
  replacements: {
    type: 'array',
    items: NotedReplacement,
    description: 'Documents that were issued in the month in place of those of earlier months.',
  },
});
const Journal = fixed({
  days: Type.Integer({ description: 'Number of rows: days of a branch with any movement.' }),
  sales: Type.Integer(),
  ...Object.fromEntries(Object.keys(JOURNAL_AMOUNTS).map((name) => [name, Type.Number()])),
});
const Month = Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'Such as `2026-11`.' });

const ClosedMonth = fixed({
  id: Uuid,
  month: Month,
  total: Type.Number({
    description: 'Net amount due of all branches in the sales journal at the closing, in baht.',
  }),
  value: Type.Number({ description: 'The part that is subject to VAT, without the VAT.' }),
  vat: Type.Number({ description: 'Output tax.' }),
  exempt: Type.Number(),
  closed_at: Type.String({ format: 'date-time' }),
  closed_by_name: TextOrNull,
  reopened_at: orNull(Type.String({ format: 'date-time' })),
  reopened_by_name: TextOrNull,
  reopen_reason: TextOrNull,
});

/** Extension: full tax invoices of sales (docs/adr/0150), the report of output tax (docs/adr/0151) and the sales journal (docs/adr/0159). */
export const taxRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  mountReads(app, context, outputTax, false);
  mountReads(app, context, salesJournal, false);

  route(app, 'GET /tax-documents/totals', {
    id: 'sumTaxDocuments',
    summary: 'Totals of the tax documents of a month, and their series with missing numbers',
    tag,
    permission: { objectCodes: [PAGE.outputTax], action: 'Read' },
    fromReplica: true,
    query: Type.Object({ month: Month, branch_id: Type.Optional(Uuid) }),
    payload: fixed({ totals: Totals }),
    handle: async ({ query: { month, branch_id }, session, reader }) => {
      const days = daysOfMonth(month);
      if (!days) throw refuseField('month', 'must be a month');
      const requested = { ...days, branchId: branch_id ?? null };
      return answer({
        totals: await reader.withRealm(session.realmId, (client) => outputTaxTotals(client, session, requested)),
      });
    },
  });

  route(app, 'GET /sales-journal/totals', {
    id: 'sumSalesJournal',
    summary: 'Totals of the sales journal in a month',
    tag,
    permission: { objectCodes: [PAGE.outputTax], action: 'Read' },
    fromReplica: true,
    query: Type.Object({ month: Month, branch_id: Type.Optional(Uuid) }),
    payload: fixed({ totals: Journal }),
    handle: async ({ query: { month, branch_id }, session, reader }) => {
      const days = daysOfMonth(month);
      if (!days) throw refuseField('month', 'must be a month');
      const requested = { ...days, branchId: branch_id ?? null };
      return answer({
        totals: await reader.withRealm(session.realmId, (client) => salesJournalTotals(client, session, requested)),
      });
    },
  });

  route(app, 'GET /tax-counters', {
    id: 'listTaxCounters',
    summary: "The last number that was drawn in each series of tax documents of the caller's branches",
    tag,
    permission: { objectCodes: [PAGE.setting], action: 'Read' },
    payload: fixed({ counters: { type: 'array', items: Counter } }),
    handle: async ({ session }) =>
      answer(await database.withRealm(session.realmId, (client) => listTaxCounters(client, session))),
  });

  route(app, 'GET /closed-months', {
    id: 'listClosedMonths',
    summary: 'Closed months of the books, latest first, including those that were reopened',
    tag,
    permission: { objectCodes: [PAGE.outputTax], action: 'Read' },
    payload: fixed({
      closed_through: orNull(
        Type.String({ format: 'date', description: 'All days up to this one are closed; null where no month is.' }),
      ),
      may_close: Type.Boolean({ description: 'Whether the user may close months and reopen the last one.' }),
      months: { type: 'array', items: ClosedMonth, maxItems: 120 },
    }),
    handle: async ({ session }) =>
      answer(await database.withRealm(session.realmId, (client) => listClosedMonths(client, session))),
  });

  route(app, 'POST /closed-months', {
    id: 'closeMonth',
    summary: 'Close the next month of the books: no entry can be dated in it any more',
    tag,
    permission: { objectCodes: [PAGE.outputTax], action: 'Write' },
    body: Type.Object({ month: Month }, { additionalProperties: false }),
    payload: fixed({ month: ClosedMonth }),
    refusals: ['MONTH_NOT_OVER', 'MONTH_CLOSED', 'NOT_THE_NEXT_MONTH', 'SHIFTS_NOT_CLOSED', 'ALL_BRANCHES_REQUIRED'],
    handle: async ({ body, session }) => answer({ month: await closeMonth(database, session, body.month) }),
  });

  route(app, 'POST /closed-months/:id/reopen', {
    id: 'reopenMonth',
    summary: 'Reopen the month that was closed last; the reason is recorded in the security events',
    tag,
    permission: { objectCodes: [PAGE.outputTax], action: 'Write' },
    body: Type.Object({ reason: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
    payload: fixed({ month: ClosedMonth }),
    refusals: ['NOT_THE_LAST_CLOSED_MONTH', 'ALL_BRANCHES_REQUIRED'],
    handle: async (request) => answer({ month: await reopenMonth(database, request, request.params.id, request.body) }),
  });

  route(app, 'GET /tax-documents/last-buyer', {
    id: 'getLastTaxBuyer',
    summary: 'The buyer of the last full tax invoice for the member of a sale, or with a tax id; null without one',
    tag,
    permission,
    query: Type.Object({ transaction_id: Uuid, tax_id: Type.Optional(Type.String()) }),
    payload: fixed({ buyer: orNull(Buyer) }),
    handle: async ({ query, session }) => answer({ buyer: await lastBuyer(database, session, query) }),
  });

  route(app, 'POST /tax-documents/:id/prints', {
    id: 'printTaxDocument',
    summary: 'Record that a tax document was printed: the first printing is the original, later ones are copies',
    tag,
    permission: { objectCodes: [PAGE.payment, PAGE.paymentHistory], action: 'Read' },
    payload: fixed({ document: Document }),
    handle: async ({ params: { id }, session }) => answer({ document: await countPrint(database, session, id) }),
  });

  route(app, 'GET /tax-documents/:id/pdf', {
    ...aPaper,
    id: 'getTaxDocumentPdf',
    summary:
      'A tax document as PDF/A-3 with its data as XML in it; without the buyer, and without the data of a full invoice, for users who may not see personal data',
    tag,
    permission: { objectCodes: TAX_DOCUMENT_READERS, action: 'Read' },
    query: Type.Object({ language: PaperLanguage }),
    handle: async ({ session, params: { id }, query: { language = 'th' } }, reply) => {
      if (!isUuid(id)) throw refuseUnknown('The tax document');
      const knowsPeople = mayKnowColumn(session, 'tax_documents', 'buyer');
      const paper = await database.withRealm(session.realmId, (client) =>
        readTaxPaper(client, session.realmId, id, { language, knowsPeople, isCopy: null }),
      );
      return await sendPaper(reply, context.files, ownPaper(paper, session, 'The tax document'));
    },
  });

  route(app, 'GET /transactions/:id/pdf', {
    ...aPaper,
    id: 'getReceiptPdf',
    summary:
      'The receipt of a sale or a return as PDF/A-3; with its data as XML in it where it is an abbreviated tax invoice',
    tag,
    permission: { objectCodes: SALE_READERS, action: 'Read' },
    query: Type.Object({ language: PaperLanguage }),
    handle: async ({ session, params: { id }, query: { language = 'th' } }, reply) => {
      if (!isUuid(id)) throw refuseUnknown('The transaction');
      const knowsPeople = mayKnowColumn(session, 'members', 'firstname');
      const paper = await database.withRealm(session.realmId, (client) =>
        readReceiptPaper(client, session.realmId, id, { language, knowsPeople, isCopy: null }),
      );
      return await sendPaper(reply, context.files, ownPaper(paper, session, 'The transaction'));
    },
  });

  route(app, 'POST /tax-documents', {
    id: 'issueTaxInvoice',
    summary:
      'Issue the full tax invoice of a sale in place of its abbreviated one, once; repeating it returns the same one',
    tag,
    permission,
    body: Issue,
    payload: fixed({
      is_copy: Type.Boolean({ description: 'Whether it had been issued before, whatever the buyer in this request.' }),
      document: Document,
    }),
    refusals: ['IS_RETURN', 'NO_TAX_INVOICE', 'ALREADY_VOID', 'TAX_INVOICE_TOO_LATE', 'SELLER_INCOMPLETE'],
    handle: async ({ body, session }) =>
      answer(await issueTaxInvoice(database, session, body.transaction_id, body.buyer)),
  });

  route(app, 'POST /tax-documents/:id/replacement', {
    id: 'replaceTaxInvoice',
    summary:
      'Cancel a full tax invoice with a wrong buyer and issue another in its place, with the same date and figures, together with its notes; repeating it with the same buyer returns the same one',
    tag,
    permission: { objectCodes: [PAGE.paymentHistory], action: 'Write' },
    body: Replacement,
    payload: fixed({
      is_copy: Type.Boolean({ description: 'Whether it had already been issued to the same buyer.' }),
      document: Document,
    }),
    mayBeMissing: true,
    refusals: ['ALREADY_VOID', 'SAME_BUYER', 'TAX_DOCUMENT_REPLACED', 'SELLER_INCOMPLETE'],
    handle: async ({ params: { id }, body, session }) => answer(await replaceTaxInvoice(database, session, id, body)),
  });
};
