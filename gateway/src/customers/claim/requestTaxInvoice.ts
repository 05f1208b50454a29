import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { isSameBuyer } from '@taem/domain/till/replaceTaxInvoice.ts';
import { lastRequestDay, requestedInvoiceObstacle } from '@taem/domain/till/taxBuyer.ts';
import type { FastifyRequest } from 'fastify';
import type { MerchantSettings } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { actorOf } from '../../http/actorOf.ts';
import { Refusal } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import {
  drawFullInvoice,
  judgedSale,
  lockInvoicedSale,
  readTaxBuyer,
  refuseInvoice,
  type TaxBuyer,
} from '../../sales/fullInvoice.ts';
import { type ClaimScope, readClaimToken, refuseLink } from './claimToken.ts';

interface Requested {
  is_copy: boolean;
  document: object;
}

/**
 * Issues the full tax invoice of a sale to a person who has its receipt, once, while the shop offers it. Only callers
 * who name the same buyer see the buyer of an existing invoice: a receipt may be found, or its link passed on
 * (docs/adr/0162).
 */
export async function requestTaxInvoice(
  context: GatewayContext,
  request: FastifyRequest,
  token: string,
  typed: object,
): Promise<Requested> {
  const scope = await readClaimToken(context, token);
  const buyer = await readTaxBuyer(typed);
  const counters = [
    { kind: 'tax-request-token', key: scope.saleId, clearedBySuccess: false },
    { kind: 'tax-request-address', key: networkOf(request.ip), clearedBySuccess: false },
  ] as const;
  return await context.limits.guard(counters, () =>
    context.database.inTransaction(scope.realmId, (client) => issueOrAnswer(client, scope, buyer), {
      by: actorOf(request, 'registration'),
    }),
  );
}

async function issueOrAnswer(
  client: DatabaseClient,
  { realmId, saleId }: ClaimScope,
  buyer: TaxBuyer,
): Promise<Requested> {
  const sale = await lockInvoicedSale(client, realmId, saleId);
  if (!sale) throw refuseLink();
  const days = await requestDays(client, realmId);
  const { full, buyer: issuedTo, by_customer, requested_before } = sale.documents;
  // An invoice that the customer requested stays readable when the shop no longer offers them.
  if (full && (days > 0 || requested_before)) {
    if (!isSameBuyer(issuedTo, buyer)) throw refuseOtherBuyer();
    return { is_copy: by_customer !== true, document: { ...onTaxPaper(full), buyer: issuedTo } };
  }
  const obstacle = requestedInvoiceObstacle(judgedSale(sale), sale.today, days);
  if (obstacle) throw refuseInvoice(obstacle);
  const drawn = await drawFullInvoice(client, realmId, sale, null, buyer);
  return { is_copy: false, document: { ...onTaxPaper(drawn), buyer } };
}

const TAX_PAPER = new Set([
  ...[
    'id',
    'kind',
    'document_no',
    'issued_at',
    'document_date',
    'refers_to',
    'replaces',
    'replaced_by',
    'notes',
    'seller',
    'percent',
    'is_vat_added',
    'lines',
  ],
  ...['total', 'exempt', 'value', 'vat', 'left_value', 'cause', 'prints'],
]);

/**
 * Returns what anyone with the receipt may read of a tax document; without its buyer, and without the reason why staff
 * issued it.
 */
export const onTaxPaper = (document: object): object => ({
  ...Object.fromEntries(Object.entries(document).filter(([name]) => TAX_PAPER.has(name))),
  reason: null,
});

const refuseOtherBuyer = () =>
  new Refusal(
    422,
    'TAX_INVOICE_ISSUED',
    'The tax invoice of this receipt was issued with other data of the buyer. Ask the shop.',
  );

async function requestDays(client: DatabaseClient, realmId: string): Promise<number> {
  const text = 'select tax_request_days from merchant_settings where realm_id = $1';
  const { rows } = await client.query<Pick<MerchantSettings, 'tax_request_days'>>(text, [realmId]);
  return rows[0]?.tax_request_days ?? 0;
}

interface InvoiceRow {
  status: string;
  sold_on: string;
  today: string;
  days: number;
  is_issued: boolean;
  /** Whether the customer issued one on this page. */
  by_customer: boolean;
}

export interface RequestableInvoice {
  last_day: string;
  obstacle: string | null;
  is_issued: boolean;
}

/**
 * Returns whether the customer may request the full invoice of a sale; null if the sale has no tax invoice, or if the
 * shop does not offer it and the customer has not requested one before.
 */
export async function requestableInvoice(
  client: DatabaseClient,
  { realmId, saleId }: ClaimScope,
): Promise<RequestableInvoice | null> {
  const [row] = (await client.query<InvoiceRow>(INVOICED, [realmId, saleId])).rows;
  if (!row || (row.days === 0 && !row.by_customer)) return null;
  const sale = {
    ...{ isReturn: false, isInvoiced: true },
    isVoid: row.status === 'Void',
    soldOn: row.sold_on,
  };
  return {
    last_day: lastRequestDay(row.sold_on, row.days),
    obstacle: requestedInvoiceObstacle(sale, row.today, row.days),
    is_issued: row.is_issued,
  };
}

const INVOICED = `
  select t.status, t.create_local_time::date::text as sold_on, (now() at time zone b.time_zone)::date::text as today,
    s.tax_request_days as days,
    f.is_issued, f.by_customer
  from transactions t join merchant_branches b on b.realm_id = t.realm_id and b.id = t.branch_id
    join merchant_settings s on s.realm_id = t.realm_id
    cross join lateral (select count(*) > 0 as is_issued, coalesce(bool_or(f.issued_by_id is null), false) as by_customer
      from tax_documents f where f.realm_id = t.realm_id and f.transaction_id = t.id and f.kind = 'FULL') f
  where t.realm_id = $1 and t.id = $2
    and exists (select from tax_documents a where a.realm_id = t.realm_id and a.transaction_id = t.id and a.kind = 'ABBREVIATED')`;
