import { type Satang, satang, ZERO } from '@taem/domain/money/money.ts';
import { spread } from '@taem/domain/money/spread.ts';
import { insertRows, type Row } from '../../database/insertRows.ts';
import type { SaleItem } from '../../till/SaleDocument.ts';
import { saleChannels } from '../../till/saleChannels.ts';
import { saleGuest } from '../../till/saleGuest.ts';
import { saleItems } from '../../till/saleItems.ts';
import { saleFigures, withNetAmounts } from '../../till/saleTax.ts';
import { shopClock, shopDate } from '../bangkokTime.ts';
import type { LoadContext } from '../LoadContext.ts';
import type { ShopBranch, ShopMember, ShopRecords } from '../ShopRecords.ts';
import type { Correction } from './correctSales.ts';
import type { Bill } from './ringUp.ts';
import type { SoldCosts } from './StockKeeper.ts';

export interface SaleEntry extends Bill {
  id: string;
  time: number;
  branch: ShopBranch;
  member: ShopMember | null;
  /** null if it was neither voided nor adjusted. */
  correction: Correction | null;
}

interface PointEntry {
  kind: 'earn' | 'redeem' | Correction['kind'];
  time: number;
  points: number;
  byId?: string;
  remark?: string;
}

interface Pages {
  sales: Row[];
  numbers: { branch: string; date: string }[];
  items: Row[];
  channels: Row[];
  points: Row[];
}

export interface SaleBooks {
  enter(entry: SaleEntry, costs: SoldCosts): void;
  /** Number of sales entered and not yet written. */
  size(): number;
  write(movements: readonly Row[]): Promise<void>;
}

/** Collects sales as rows of the tables that `record_transaction` writes, and writes many at once. */
export function keepBooks({ client, realmId, newId }: LoadContext, shop: ShopRecords): SaleBooks {
  const shelf = new Map(shop.products.map((product) => [product.id, product]));
  let pages = emptyPages();

  function enterPoints({ member, id }: SaleEntry, { kind, time, points, byId, remark }: PointEntry): void {
    if (!member || points === 0) return;
    pages.points.push({
      id: newId(time),
      realm_id: realmId,
      member_id: member.id,
      transaction_id: id,
      kind,
      points,
      business_date: shopDate(time),
      time: new Date(time).toISOString(),
      by_id: byId ?? null,
      remark: remark ?? null,
    });
  }

  return {
    enter(entry, costs) {
      const { id, basket, priced, time } = entry;
      const products = basket.lines.flatMap(({ productId }) => shelf.get(productId) ?? []);
      const sale = saleRow(entry, realmId);
      const items = saleItems(entry, { products });
      const figures = saleFigures(
        {
          items,
          create_local_time: shopClock(time),
          total_revenue: priced.totalRevenue,
          delivery_cost: priced.deliveryCost,
        },
        { tax: null, products },
      );
      pages.sales.push(sale);
      pages.numbers.push({ branch: entry.branch.code, date: shopDate(time).slice(2).replaceAll('-', '') });
      for (const row of withCosts(withNetAmounts(items, figures), costs))
        pages.items.push({ transaction_id: id, realm_id: realmId, ...row });
      for (const row of saleChannels(entry.tenders, shop)) {
        pages.channels.push({ transaction_id: id, realm_id: realmId, ...row });
      }
      enterPoints(entry, { kind: 'redeem', time, points: -priced.redeemPoints });
      enterPoints(entry, { kind: 'earn', time, points: priced.earnPoints });
      const { correction } = entry;
      if (correction) for (const points of correction.points) enterPoints(entry, { ...correction, points });
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

/** Lines of one product share the cost of its pieces. */
function withCosts(items: readonly SaleItem[], costs: SoldCosts): (SaleItem & { cost: Satang | null })[] {
  return items.map((item) => {
    const cost = item.product_id === null ? undefined : costs.get(item.product_id);
    const same = items.filter(({ product_id }) => product_id === item.product_id);
    const parts = spread(
      cost ?? ZERO,
      same.map(({ qty }) => satang(qty)),
    );
    return { ...item, cost: cost === undefined ? null : (parts[same.indexOf(item)] ?? null) };
  });
}

function emptyPages(): Pages {
  return { sales: [], numbers: [], items: [], channels: [], points: [] };
}

function saleRow(entry: SaleEntry, realmId: string): Row {
  const { id, time, branch, basket, priced, correction } = entry;
  const voided = correction?.kind === 'void' ? correction : null;
  const adjusted = correction?.kind === 'adjust' ? (correction.points[0] ?? null) : null;
  return {
    id,
    realm_id: realmId,
    branch_id: branch.id,
    business_date: shopDate(time),
    create_local_time: shopClock(time),
    time: new Date(time).toISOString(),
    create_by_id: entry.sellerId,
    member_id: basket.member?.id ?? null,
    tier_id: basket.tier?.id ?? null,
    tier_name: basket.tier?.name ?? null,
    guest: saleGuest(entry.guest),
    total_qty: priced.totalQty,
    total_payment: priced.totalPayment,
    total_discount: priced.totalDiscount,
    total_revenue: priced.totalRevenue,
    delivery_cost: priced.deliveryCost,
    earn_points: priced.earnPoints + (adjusted ?? 0),
    redeem_points: priced.redeemPoints,
    trace: priced.trace,
    remark: entry.remark,
    status: voided ? 'Void' : 'Complete',
    void_remark: voided?.remark ?? null,
    void_by_id: voided?.byId ?? null,
    void_time: voided && new Date(voided.time).toISOString(),
    last_adjust_points: adjusted,
    version: correction ? 1 : 0,
  };
}
