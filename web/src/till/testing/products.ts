import { satang } from '@taem/domain/money/money.ts';
import type { BasketMember } from '@taem/domain/till/basket.ts';
import type { SalesProductFragment } from '../gql/graphql.ts';

/** A product with what a test says of it. */
export function product(fields: Partial<SalesProductFragment> = {}): SalesProductFragment {
  return {
    __typename: 'Product',
    id: 'product-1',
    code: 'LATTE',
    name: 'Latte',
    desc: null,
    retailPrice: 65,
    skipStock: true,
    hashtags: [],
    categoryId: null,
    category: null,
    subCategoryId: null,
    subCategory: null,
    imageUrl: null,
    ...fields,
  };
}

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
