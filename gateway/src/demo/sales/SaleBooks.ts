import type { PaymentState } from '../../till/PaymentState.ts';
import { saleChannels } from '../../till/saleChannels.ts';
import { saleGuest } from '../../till/saleGuest.ts';
import { saleItems } from '../../till/saleItems.ts';
import { shopDate } from '../bangkokTime.ts';
import { insertRows, type Row } from '../insertRows.ts';
import type { LoadContext } from '../LoadContext.ts';
import type { ShopBranch, ShopMember } from '../ShopRecords.ts';
import type { Bill } from './ringUp.ts';

export interface SaleEntry extends Bill {
  id: string;
  time: number;
  branch: ShopBranch;
  member: ShopMember | null;
}

interface Pages {
  sales: Row[];
  numbers: { branch: string; date: string }[];
  items: Row[];
  channels: Row[];
  points: Row[];
}

export interface SaleBooks {
  enter(entry: SaleEntry): void;
  /** Sales entered and not yet written. */
  size(): number;
  write(movements: readonly Row[]): Promise<void>;
}

/** Collects sales as rows of the tables that `record_transaction` writes, and writes many at once. */
export function keepBooks({ client, realmId, newId }: LoadContext, state: PaymentState): SaleBooks {
  const shelf = new Map(state.products?.map((product) => [product.id, product]));
  let pages = emptyPages();

  function enterPoints({ member, id, time }: SaleEntry, kind: 'earn' | 'redeem', points: number): void {
    if (!member || points === 0) return;
    const [business_date, moment] = [shopDate(time), new Date(time).toISOString()];
    pages.points.push({
      id: newId(time),
      realm_id: realmId,
      member_id: member.id,
      transaction_id: id,
      kind,
      points,
      business_date,
      time: moment,
    });
  }

  return {
    enter(entry) {
      const { id, basket, priced, payload, time } = entry;
      const products = basket.lines.flatMap(({ productId }) => shelf.get(productId) ?? []);
      const rows = saleItems(payload.items, { ...state, products });
      pages.sales.push(saleRow(entry, realmId));
      pages.numbers.push({ branch: entry.branch.code, date: shopDate(time).slice(2).replaceAll('-', '') });
      for (const row of rows) pages.items.push({ transaction_id: id, realm_id: realmId, ...row });
      for (const row of saleChannels(payload.payment.payment_channels)) {
        pages.channels.push({ transaction_id: id, realm_id: realmId, ...row });
      }
      enterPoints(entry, 'redeem', -priced.redeemPoints);
      enterPoints(entry, 'earn', priced.earnPoints);
    },
    size: () => pages.sales.length,
    async write(movements) {
      const written = pages;
      pages = emptyPages();
      const answer = await client.query<{ number: number }>(
        "select nextval('transaction_number_seq') as number from generate_series(1, $1)",
        [written.sales.length],
      );
      const sales = written.sales.map((sale, index) => {
        const { branch, date } = written.numbers[index] ?? { branch: '', date: '' };
        const number = String(answer.rows[index]?.number).padStart(6, '0');
        return { ...sale, transaction_no: `${branch}-${date}-${number}` };
      });
      await insertRows(client, 'transactions', sales);
      await insertRows(client, 'transaction_items', written.items);
      await insertRows(client, 'transaction_channels', written.channels);
      await insertRows(client, 'point_entries', written.points);
      await insertRows(client, 'stock_movements', movements);
    },
  };
}

function emptyPages(): Pages {
  return { sales: [], numbers: [], items: [], channels: [], points: [] };
}

function saleRow({ id, time, branch, basket, priced, payload }: SaleEntry, realmId: string): Row {
  return {
    id,
    realm_id: realmId,
    branch_id: branch.id,
    business_date: shopDate(time),
    create_local_time: payload.create_local_time,
    time: new Date(time).toISOString(),
    create_by_id: payload.create_by_id,
    member_id: basket.member?.id ?? null,
    tier_id: basket.tier?.id ?? null,
    tier_name: basket.tier?.name ?? null,
    guest: saleGuest(payload),
    total_qty: priced.totalQty,
    total_payment: priced.totalPayment,
    total_discount: priced.totalDiscount,
    total_revenue: priced.totalRevenue,
    delivery_cost: priced.deliveryCost,
    earn_points: priced.earnPoints,
    redeem_points: priced.redeemPoints,
    trace: priced.trace,
    remark: payload.remark ?? null,
  };
}
