import { bahtSql } from '../../database/bahtSql.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { Locale } from '../../resource/listQuery.ts';
import { billDetail, handedBack, paymentChannels } from '../billJson.ts';
import type { WireTaxDocument } from './paperOfWire.ts';

type Json = Readonly<Record<string, unknown>>;

/** A sale or a return as its receipt needs it; amounts in baht. */
export interface ReceiptRow {
  branch_id: string;
  time: Date;
  receipt: Json;
  bill_detail: readonly Json[] | null;
  payment_channels: readonly Json[] | null;
  /** Refunded tenders, in an exchange. */
  handed_back: readonly Json[] | null;
  /** The tax document in force, which the receipt itself is or refers to. */
  tax_document: WireTaxDocument | null;
}

/** Returns null without such a sale. */
export async function readReceipt(
  client: DatabaseClient,
  realmId: string,
  saleId: string,
  locale?: Locale | null,
): Promise<ReceiptRow | null> {
  const { rows } = await client.query<ReceiptRow>(readStatement(locale ?? undefined), [realmId, saleId]);
  return rows[0] ?? null;
}

/** Includes the member who bought, whom the paper named; a member who claimed the points later was not on it. */
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
      'total_qty', t.total_qty, 'total_payment', ${bahtSql('t.total_payment')}, 'total_revenue', ${bahtSql('t.total_revenue')},
      'delivery_cost', ${bahtSql('t.delivery_cost')}, 'added_vat', ${bahtSql('t.added_vat')},
      'cash_rounding', ${bahtSql('t.cash_rounding')},
      'earn_points', case when not g.is_guest then t.earn_points end,
      'redeem_points', case when not g.is_guest then t.redeem_points end) as receipt, t.branch_id, t.time,
    ${billDetail} as bill_detail, ${paymentChannels(locale)} as payment_channels,
    case when t.exchange_id is not null then ${handedBack(locale)} end as handed_back,
    (select tax_document_json(d) from tax_documents d
      where d.realm_id = t.realm_id and d.transaction_id = t.id and (t.returns_id is not null or d.kind in ('FULL', 'ABBREVIATED')) and not is_replaced(d)) as tax_document
  from transactions t join merchant_branches b on b.realm_id = t.realm_id and b.id = t.branch_id
    join realms r on r.id = t.realm_id join merchant_settings s on s.realm_id = t.realm_id
    cross join lateral (select t.member_id is null or t.claim_id is not null as is_guest) g
  where t.realm_id = $1 and t.id = $2`;
