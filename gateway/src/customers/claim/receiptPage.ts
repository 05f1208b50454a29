import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import type { Locale } from '../../resource/listQuery.ts';
import { type ReceiptRow, readReceipt } from '../../sales/paper/readReceipt.ts';
import { type ClaimState, claimObstacle, leastPoints, readClaimState } from './claimState.ts';
import { type ClaimScope, readClaimToken, refuseLink } from './claimToken.ts';
import { onTaxPaper, requestableInvoice } from './requestTaxInvoice.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns the receipt for the code on it: only what its paper states, as the receipt may be found, or its link passed
 * on. So it names no member who claimed it later, no account number, no buyer of its tax invoice, and no balance of
 * points (docs/adr/0162).
 */
export async function receiptPage(context: GatewayContext, token: string, locale?: Locale | null) {
  const scope = await readClaimToken(context, token);
  return await context.database.withRealm(scope.realmId, async (client) => {
    const state = await readClaimState(client, scope, null);
    const row = await readReceiptOfPage(client, scope, locale);
    if (!row) throw refuseLink();
    const { receipt, bill_detail, payment_channels, handed_back, tax_document } = row;
    return {
      ...receipt,
      ...{ bill_detail, payment_channels, handed_back },
      tax_document: tax_document && onTaxPaper(tax_document),
      claim: claimOf(state, receipt),
      tax_invoice: await requestableInvoice(client, scope),
    };
  });
}

/** Returns what anyone with the receipt may read of it; null without such a sale. */
export async function readReceiptOfPage(
  client: DatabaseClient,
  { realmId, saleId }: ClaimScope,
  locale?: Locale | null,
): Promise<ReceiptRow | null> {
  const row = await readReceipt(client, realmId, saleId, locale);
  return (
    row && {
      ...row,
      bill_detail: (row.bill_detail ?? []).map((item) => itemOf(item, row.receipt)),
      payment_channels: (row.payment_channels ?? []).map((tender) => only(tender, CHANNEL)),
      handed_back: (row.handed_back ?? []).map((tender) => only(tender, CHANNEL)),
    }
  );
}

/** Returns the points of a guest's sale; null if there never were any to claim. */
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

/** On a return, the note of a line is the reason, which staff write: it is left out. */
function itemOf(row: Json, { is_return }: Json): Json {
  const { note, options, ...item } = only(row, ITEM);
  const chosen = Array.isArray(options) && { options: options.map((option: Json) => only(option, OPTION)) };
  return { ...item, ...chosen, ...(note !== undefined && is_return !== true && { note }) };
}
