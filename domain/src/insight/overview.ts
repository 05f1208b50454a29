import { TOP_PRODUCTS_SIZE } from '../limits.ts';
import { addFigures } from '../money/figure.ts';

/** How many pieces of a product were sold. */
export interface SoldProduct {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}

/** BI-35 Returns the products with the most pieces sold, ties by name; five empty rows if nothing was sold. */
export function topProducts(sold: readonly SoldProduct[]): SoldProduct[] {
  const some = sold.filter(({ quantity }) => quantity > 0);
  if (some.length === 0) return Array.from({ length: TOP_PRODUCTS_SIZE }, (_, at) => nothing(at));
  const byName = (a: SoldProduct, b: SoldProduct) => a.name.localeCompare(b.name, 'th');
  return some.sort((a, b) => b.quantity - a.quantity || byName(a, b)).slice(0, TOP_PRODUCTS_SIZE);
}

const nothing = (at: number): SoldProduct => ({ id: `none-${at}`, name: '-', quantity: 0 });

const RANKED = ['CASH', 'CREDIT_DEBIT', 'TRANSFER'] as const;

export interface RankedTender {
  readonly paymentMethod: (typeof RANKED)[number] | 'OTHER' | 'EXCHANGE';
  /** In baht. */
  readonly totalRevenue: number;
}

/** The amount paid by a method, and the rows that add up to it. */
export interface TenderRank<Row extends RankedTender> extends RankedTender {
  readonly parts: readonly Row[];
}

/**
 * BI-37 Ranks the amounts paid by cash, cards and transfers, over all banks and cards, largest first; other tenders are
 * listed only if they paid something, so that the sum is the total paid. Exchanged goods add up to 0 and are left out.
 */
export function rankTenders<Row extends RankedTender>(rows: readonly Row[]): TenderRank<Row>[] {
  const rankOf = (paymentMethod: RankedTender['paymentMethod']): TenderRank<Row> => {
    const parts = rows.filter((row) => row.paymentMethod === paymentMethod);
    const totalRevenue = addFigures(parts.map((row) => row.totalRevenue));
    return { paymentMethod, totalRevenue, parts };
  };
  const others = rankOf('OTHER');
  return [...RANKED.map(rankOf), ...(others.totalRevenue !== 0 ? [others] : [])].sort(
    (a, b) => b.totalRevenue - a.totalRevenue,
  );
}

/** BI-31 Returns points spent in percent of those earned in the same days; null if none were earned. */
export function redeemRate(earned: number, redeemed: number): number | null {
  return earned > 0 ? (redeemed / earned) * 100 : null;
}

/** Returns the revenue per sale, from sums over the same sales; null without a sale. */
export function averageBasket(totalRevenue: number, totalTransactions: number): number | null {
  return totalTransactions > 0 ? totalRevenue / totalTransactions : null;
}
