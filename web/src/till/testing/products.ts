import { satang } from '@taem/domain/money/money.ts';
import type { BasketMember } from '@taem/domain/till/basket.ts';
import type { ProductDetailsFragment, SalesProductFragment } from '../gql/graphql.ts';

/** Returns a product with the fields given by a test. */
export function product(fields: Partial<SalesProductFragment> = {}): SalesProductFragment {
  return {
    __typename: 'Product',
    id: 'product-1',
    code: 'LATTE',
    name: 'Latte',
    categoryId: 'coffee',
    subCategoryId: null,
    retailPrice: 65,
    skipStock: true,
    isVatExempt: false,
    imageUrl: null,
    menuOptionGroupIds: [],
    ...fields,
  };
}

/** The details of that product. */
export const details: ProductDetailsFragment = {
  __typename: 'Product',
  id: 'product-1',
  description: 'Two shots, 240 ml',
  hashtags: ['#hot'],
  menuOptionGroupIds: [],
  categoryId: 'coffee',
  category: { __typename: 'ProductCategory', id: 'coffee', name: 'Coffee' },
  subCategoryId: 'milk',
  subCategory: { __typename: 'ProductSubCategory', id: 'milk', name: 'With milk' },
};

export const somchai: BasketMember = {
  id: 'member-1',
  firstname: 'Somchai',
  lastname: 'Jaidee',
  phone: '+66812345678',
  imageUrl: null,
  tags: [],
  lastTransactionTime: null,
  remainingPoints: 924,
  totalLtv: satang(1_000_000),
  totalTransaction: 12,
};
