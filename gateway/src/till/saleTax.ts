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

/** What adds VAT to a bill, and the products that bear none; nothing where prices include it. */
export function addedVat({ tax, products }: Shop): { rates?: VatRates; exempt?: ReadonlySet<string> } {
  return tax?.tax_mode === 'ADDED' ? { rates: ratesOf(tax), exempt: exemptOf(products) } : {};
}

const exemptOf = (products: Shop['products']): ReadonlySet<string> =>
  new Set(products?.flatMap(({ id, is_vat_exempt }) => (is_vat_exempt ? [id] : [])));

/** What a sale comes to, line by line, at the rate of its calendar date, which its invoice bears; without VAT in it where the shop issues no tax invoices. */
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

/** The rows of a bill with what each line of goods brought, after deductions and without VAT: what a margin is reckoned from. */
export function withNetAmounts(items: readonly SaleItem[], { lines }: TaxFigures): SaleItem[] {
  const net = new Map(lines.flatMap(({ type, position, value }) => (type === 'GOODS' ? [[position, value]] : [])));
  return items.map((item) => ({ ...item, net_amount: net.get(item.position) ?? null }));
}

/** What a sale takes from the shelves of its branch, below 0. */
export function stockOfSale(items: readonly SaleItem[]): SaleDocument['stock'] {
  return items.flatMap(({ product_id, skip_stock, qty }) =>
    product_id !== null && skip_stock === false ? [{ product_id, qty: -qty }] : [],
  );
}
