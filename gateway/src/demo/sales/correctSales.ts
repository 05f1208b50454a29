import { satang } from '@taem/domain/money/money.ts';
import { adjustPoints } from '@taem/domain/transactions/adjustPoints.ts';
import { planReversal, type ReversalMember, type ReversalSale } from '@taem/domain/transactions/planReversal.ts';
import { voidRemark } from '@taem/domain/transactions/voidReason.ts';
import { tierLevel } from '../../database/loyaltyRows.ts';
import { DAY } from '../bangkokTime.ts';
import type { ShopMember, ShopRecords } from '../ShopRecords.ts';
import { reachTier } from './reachTier.ts';
import type { SaleEntry } from './SaleBooks.ts';

/** A void or an adjustment of a sale. */
export interface Correction {
  kind: 'void' | 'adjust';
  time: number;
  byId: string;
  remark: string;
  /** Points of the ledger entries. */
  points: readonly number[];
  /** Pieces that go back to the shelf. */
  stock: readonly { productId: string; qty: number }[];
}

type UncorrectedSale = Omit<SaleEntry, 'correction'>;

/** One in this many sales is voided; one in this many that earned points is adjusted. */
const SALES_OF_A_VOID = 90;
const SALES_OF_AN_ADJUSTMENT = 70;
/** The latest sales are left as they were. */
const LATELY = 2 * DAY;
/**
 * In the form in which the dialog of a void records them, so that they can be displayed in both languages and counted
 * by reason.
 */
const VOID_REMARKS = [
  voidRemark('Customer Canceled', ''),
  voidRemark('Wrong Product', ''),
  voidRemark('Wrong Payment', 'ชำระซ้ำ'),
  voidRemark('Customer Canceled', 'สินค้าหมด'),
] as const;
const ADJUST_REMARKS = ['ชดเชยที่รอนาน', 'เดือนเกิด', 'ลืมสแกนสมาชิกตอนแรก'] as const;

/** Chooses sales that are voided or adjusted soon after they were made, and plans that by the rules of the shop. */
export function correctSales(shop: ShopRecords, now: number): (sale: UncorrectedSale) => Correction | null {
  const rules = {
    tiers: shop.tiers.map(tierLevel),
    badges: [],
    conditions: new Map(shop.conditions.map((condition) => [condition.id, condition])),
  };
  let [sales, earning] = [0, 0];
  return (sale) => {
    if (sale.time > now - LATELY) return null;
    sales += 1;
    const common = { time: sale.time + (45 + (sales % 75)) * 1_000, byId: sale.branch.managerId };
    if (sales % SALES_OF_A_VOID === 7) {
      const place = { branchId: sale.branch.id, userBranchIds: [] };
      const { member, stock } = planReversal(
        soldSale(sale),
        sale.member && soldTo(sale.member, sale, shop),
        rules,
        place,
      );
      const remark = VOID_REMARKS[sales % VOID_REMARKS.length] ?? '';
      return { ...common, kind: 'void', remark, points: member?.entries ?? [], stock };
    }
    const points = sale.priced.earnPoints;
    if (!sale.member || points === 0) return null;
    earning += 1;
    if (earning % SALES_OF_AN_ADJUSTMENT !== 3) return null;
    const facts = {
      status: 'Complete',
      returns: null,
      memberId: sale.member.id,
      points,
      balance: sale.member.points + points,
    };
    const adjusted = adjustPoints(facts, points + 5 * (1 + (earning % 4)));
    const remark = ADJUST_REMARKS[earning % ADJUST_REMARKS.length] ?? '';
    return adjusted.ok ? { ...common, kind: 'adjust', remark, points: [adjusted.difference], stock: [] } : null;
  };
}

function soldSale({ basket, priced, branch, member }: UncorrectedSale): ReversalSale {
  return {
    status: 'Complete',
    returns: null,
    branchId: branch.id,
    memberId: member?.id ?? null,
    tierId: basket.tier?.id ?? null,
    totalQty: priced.totalQty,
    totalPayment: priced.totalPayment,
    totalRevenue: priced.totalRevenue,
    products: basket.lines.map(({ productId, qty }) => ({ productId, qty: qty ?? 0, skipStock: false })),
    tenders: [],
    entries: [
      { kind: 'redeem', points: -priced.redeemPoints },
      { kind: 'earn', points: priced.earnPoints },
    ].filter(({ points }) => points !== 0),
  };
}

/** Returns the member after the sale. What they had paid before it, and for how many pieces, is irrelevant. */
function soldTo(member: ShopMember, { priced }: UncorrectedSale, { tiers }: ShopRecords): ReversalMember {
  const revenue = satang(member.revenue + priced.totalRevenue);
  return {
    points: member.points + priced.earnPoints - priced.redeemPoints,
    tierId: reachTier(tiers, revenue)?.id ?? null,
    totalPayment: priced.totalPayment,
    totalRevenue: revenue,
    totalTransaction: member.transactions + 1,
    totalQty: priced.totalQty,
    beforeSale: { totalRevenue: satang(member.revenue), totalTransaction: member.transactions },
  };
}
