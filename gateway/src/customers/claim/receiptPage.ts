import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import type { Locale } from '../../resource/listQuery.ts';
import { billDetail, handedBack, paymentChannels } from '../../sales/billJson.ts';
import { type ClaimState, claimObstacle, leastPoints, readClaimState } from './claimState.ts';
import { type ClaimScope, readClaimToken, refuseLink } from './claimToken.ts';
import { onTaxPaper, requestableInvoice } from './requestTaxInvoice.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the statement reads; amounts in baht. */
interface ReceiptRow {
  receipt: Json;
  bill_detail: readonly Json[] | null;
  payment_channels: readonly Json[] | null;
  /** In an exchange. */
  handed_back: readonly Json[] | null;
  tax_document: Json | null;
}

/**
 * The receipt behind the code on it: what its paper says and no more, as it may be found, or its link passed on. So no member
 * who claimed it later, no number of an account, no buyer of its tax invoice, and no balance of points (docs/adr/0162).
 */
export async function receiptPage(context: GatewayContext, token: string, locale?: Locale | null) {
  const scope = await readClaimToken(context, token);
  return await context.database.withRealm(scope.realmId, async (client) => {
    const state = await readClaimState(client, scope, null);
    const { receipt, bill_detail, payment_channels, handed_back, tax_document } = await readReceipt(
      client,
      scope,
      locale,
    );
    return {
      ...receipt,
      bill_detail: (bill_detail ?? []).map((row) => itemOf(row, receipt)),
      payment_channels: (payment_channels ?? []).map((row) => only(row, CHANNEL)),
      handed_back: (handed_back ?? []).map((row) => only(row, CHANNEL)),
      tax_document: tax_document && { ...onTaxPaper(tax_document), reason: null },
      claim: claimOf(state, receipt),
      tax_invoice: await requestableInvoice(client, scope),
    };
  });
}

async function readReceipt(client: DatabaseClient, { realmId, saleId }: ClaimScope, locale?: Locale | null) {
  const [row] = (await client.query<ReceiptRow>(readStatement(locale ?? undefined), [realmId, saleId])).rows;
  if (!row) throw refuseLink();
  return row;
}

/** The points of a sale that was a guest's; null where there never were any to claim. */
function claimOf(state: ClaimState, { is_return, is_guest }: Json) {
  if (is_return || !is_guest || state.claim_days === 0) return null;
  return { points: leastPoints(state), last_day: state.last_day, obstacle: claimObstacle(state) };
}

const ITEM = [
  ...['item_type', 'item_ref', 'product_name', 'qty', 'charge_amount', 'paid_amount', 'discount_amount'],
  ...['redeem', 'options', 'note'],
];
const OPTION = ['group', 'name', 'price'];
const CHANNEL = ['type', 'amount', 'received_amount', 'institute_name', 'card_name'];

const only = (row: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));

/** The note of a line that came back is its reason, which staff write. */
function itemOf(row: Json, { is_return }: Json): Json {
  const { note, options, ...item } = only(row, ITEM);
  const chosen = Array.isArray(options) && { options: options.map((option: Json) => only(option, OPTION)) };
  return { ...item, ...chosen, ...(note !== undefined && is_return !== true && { note }) };
}

/** On paper stood the member who bought; one who claimed the points later did not. */
const readStatement = (locale?: Locale) => `
  select json_build_object('shop', r.name, 'tax_id', case when r.show_vat then coalesce(nullif(s.tax_id, ''), r.tax_id) end,
      'receipt_head', s.receipt_head, 'receipt_foot', s.receipt_foot, 'logo_url', nullif(s.logo_url, ''),
      'branch', b.name, 'branch_address', b.address, 'branch_phone', b.phone,
      'transaction_no', t.transaction_no, 'create_local_time', to_char(t.create_local_time, 'YYYY-MM-DD HH24:MI:SS'),
      'is_void', t.status = 'Void', 'is_return', t.returns_id is not null, 'returned_qty', t.returned_qty,
      'exchange_no', (select x.transaction_no from transactions x where x.id = t.exchange_id),
      'cashier', (select trim(u.firstname || ' ' || u.lastname) from merchant_users u where u.id = t.create_by_id),
      'is_guest', g.is_guest,
      'member', case when not g.is_guest then (select coalesce(nullif(trim(m.firstname || ' ' || m.lastname), ''), m.code)
        from members m where m.id = t.member_id) end,
      'total_qty', t.total_qty, 'total_payment', trim_scale(t.total_payment / 100.0), 'total_revenue', trim_scale(t.total_revenue / 100.0),
      'delivery_cost', trim_scale(t.delivery_cost / 100.0), 'cash_rounding', trim_scale(t.cash_rounding / 100.0),
      'earn_points', case when not g.is_guest then t.earn_points end,
      'redeem_points', case when not g.is_guest then t.redeem_points end) as receipt,
    ${billDetail} as bill_detail, ${paymentChannels(locale)} as payment_channels,
    case when t.exchange_id is not null then ${handedBack(locale)} end as handed_back,
    (select tax_document_json(d) from tax_documents d
      where d.realm_id = t.realm_id and d.transaction_id = t.id and (t.returns_id is not null or d.kind in ('FULL', 'ABBREVIATED'))
      order by d.kind desc limit 1) as tax_document
  from transactions t join merchant_branches b on b.realm_id = t.realm_id and b.id = t.branch_id
    join realms r on r.id = t.realm_id join merchant_settings s on s.realm_id = t.realm_id
    cross join lateral (select t.member_id is null or t.claim_id is not null as is_guest) g
  where t.realm_id = $1 and t.id = $2`;
