import { fromBaht, type Satang } from '@taem/domain/money/money.ts';
import type { NewLine } from '@taem/domain/till/basketReducer.ts';
import type { ProductDetailsFragment, SalesProductFragment } from '../gql/graphql.ts';

/** A product as the grid has it, with its details if they are loaded, and with the label that a scale printed for the piece. */
export type SoldProduct = SalesProductFragment & Partial<ProductDetailsFragment> & { label?: PieceLabel };

/** The price of this very piece, and its weight in words if the label contains it. */
export interface PieceLabel {
  price: Satang;
  note: string | null;
}

/** The chosen options, and the cashier's note. */
export type Chosen = Pick<NewLine, 'options' | 'note'>;

/** Returns the basket line of a product, at its shelf price or at the typed or printed price. */
export function toNewLine(product: SoldProduct, qty = 1, price?: Satang, chosen: Chosen = {}): NewLine {
  const shelfPrice = fromBaht(product.retailPrice);
  const chargeAmount = price ?? product.label?.price ?? shelfPrice;
  return {
    productId: product.id,
    productName: product.name,
    code: product.code,
    categoryName: product.category?.name ?? null,
    subCategoryName: product.subCategory?.name ?? null,
    productCategoryId: product.categoryId ?? null,
    productSubCategoryId: product.subCategoryId ?? null,
    qty,
    chargeAmount,
    customPrice: chargeAmount === shelfPrice ? null : chargeAmount,
    imageUrl: product.imageUrl ?? null,
    skipStock: product.skipStock,
    ...(product.isVatExempt && { isVatExempt: true }),
    ...chosen,
  };
}
