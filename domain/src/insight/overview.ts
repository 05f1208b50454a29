import { TOP_PRODUCTS_SIZE } from '../limits.ts';
import { addFigures } from '../money/figure.ts';

/** How many pieces of a product were sold. */
export interface SoldProduct {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}

/** BI-35 The products of which most pieces were sold, ties by name; five rows of nothing where none was. */
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

/** What a method paid, and the rows that it is made of. */
export interface TenderRank<Row extends RankedTender> extends RankedTender {
  readonly parts: readonly Row[];
}

/**
 * BI-37 What cash, cards and transfers paid, over all banks and cards, largest first; other tenders only where they paid something, so that
 * the sum is what was paid. Goods that were exchanged come to 0 and stay out.
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

/** BI-31 Points spent in percent of those earned in the same days; null where none were earned. */
export function redeemRate(earned: number, redeemed: number): number | null {
  return earned > 0 ? (redeemed / earned) * 100 : null;
}

/** Revenue for each sale, from sums of the same sales; null without a sale. */
export function averageBasket(totalRevenue: number, totalTransactions: number): number | null {
  return totalTransactions > 0 ? totalRevenue / totalTransactions : null;
}
