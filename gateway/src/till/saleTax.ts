import { type VatRates, vatPercentOn } from '@taem/domain/merchant/vatRates.ts';
import { satang } from '@taem/domain/money/money.ts';
import { type TaxFigures, taxFigures } from '@taem/domain/till/taxDocument.ts';
import { offersOn } from '../sales/taxDraft.ts';
import type { PaymentState, StateTax } from './PaymentState.ts';
import type { SaleDocument, SaleItem } from './SaleDocument.ts';

type Sold = Pick<SaleDocument, 'items' | 'create_local_time' | 'total_revenue' | 'delivery_cost'>;
type Shop = Pick<PaymentState, 'tax' | 'products'>;

export const issuesInvoices = ({ tax }: Pick<Shop, 'tax'>): boolean => (tax?.tax_mode ?? 'NONE') !== 'NONE';

const ratesOf = (tax: StateTax): VatRates => ({
  vatPercent: tax.vat_percent,
  vatFrom: tax.vat_from,
  vatPercentBefore: tax.vat_percent_before,
});

/** Returns the VAT rates that are added to a bill and the products exempt from VAT; nothing where prices include VAT. */
export function addedVat({ tax, products }: Shop): { rates?: VatRates; exempt?: ReadonlySet<string> } {
  return tax?.tax_mode === 'ADDED' ? { rates: ratesOf(tax), exempt: exemptOf(products) } : {};
}

const exemptOf = (products: Shop['products']): ReadonlySet<string> =>
  new Set(products?.flatMap(({ id, is_vat_exempt }) => (is_vat_exempt ? [id] : [])));

/**
 * Returns the taxable figures of a sale, line by line, at the rate of its calendar date, which its invoice bears;
 * without VAT where the shop issues no tax invoices.
 */
export function saleFigures(sale: Sold, { tax, products }: Shop): TaxFigures {
  const exempt = exemptOf(products);
  const goods = sale.items
    .filter(({ item_type }) => item_type === 'product')
    .map(({ position, name, code, qty, charge_amount, product_id }) => ({
      ...{ position, productId: product_id ?? '', name, code, qty, price: satang(charge_amount) },
      isExempt: product_id !== null && exempt.has(product_id),
    }));
  const basis = {
    goods,
    delivery: satang(sale.delivery_cost),
    offers: offersOn(sale.items),
    total: satang(sale.total_revenue + sale.delivery_cost),
  };
  if (!tax || !issuesInvoices({ tax })) return taxFigures(basis, 0);
  const isVatAdded = tax.tax_mode === 'ADDED';
  return taxFigures(
    { ...basis, ...(isVatAdded && { isVatAdded }) },
    vatPercentOn(ratesOf(tax), sale.create_local_time.slice(0, 10)),
  );
}

/** Adds to each line of goods its amount after deductions and without VAT, from which the margin is calculated. */
export function withNetAmounts(items: readonly SaleItem[], { lines }: TaxFigures): SaleItem[] {
  const net = new Map(lines.flatMap(({ type, position, value }) => (type === 'GOODS' ? [[position, value]] : [])));
  return items.map((item) => ({ ...item, net_amount: net.get(item.position) ?? null }));
}

/** Returns how a sale changes the stock of its branch, in quantities below 0. */
export function stockOfSale(items: readonly SaleItem[]): SaleDocument['stock'] {
  return items.flatMap(({ product_id, skip_stock, qty }) =>
    product_id !== null && skip_stock === false ? [{ product_id, qty: -qty }] : [],
  );
}
