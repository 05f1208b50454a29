import { vatPercentOn } from '@taem/domain/merchant/taxSetting.ts';
import { satang } from '@taem/domain/money/money.ts';
import { offersOn, saleTaxDraft, type TaxDraft } from '../sales/taxDraft.ts';
import type { PaymentState } from './PaymentState.ts';
import type { SaleDocument } from './SaleDocument.ts';

type Sold = Pick<SaleDocument, 'items' | 'create_local_time' | 'total_revenue' | 'delivery_cost'>;

/** The abbreviated tax invoice of a sale, at the rate of its calendar date, which the invoice bears; null of a shop that issues none. */
export function saleTax(sale: Sold, { tax, products }: Pick<PaymentState, 'tax' | 'products'>): TaxDraft | null {
  if (tax?.tax_mode !== 'INCLUDED') return null;
  const exempt = new Set(products?.filter(({ is_vat_exempt }) => is_vat_exempt).map(({ id }) => id));
  const goods = sale.items
    .filter(({ item_type }) => item_type === 'product')
    .map(({ position, name, code, qty, charge_amount, product_id }) => ({
      ...{ position, productId: product_id ?? '', name, code, qty, price: satang(charge_amount) },
      isExempt: product_id !== null && exempt.has(product_id),
    }));
  const rates = { vatPercent: tax.vat_percent, vatFrom: tax.vat_from, vatPercentBefore: tax.vat_percent_before };
  return saleTaxDraft(
    {
      goods,
      delivery: satang(sale.delivery_cost),
      offers: offersOn(sale.items),
      total: satang(sale.total_revenue + sale.delivery_cost),
    },
    vatPercentOn(rates, sale.create_local_time.slice(0, 10)),
    { kind: 'ABBREVIATED' },
  );
}
