import { useQuery } from '@apollo/client/react';
import { ChoicesDocument } from './gql/graphql.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Variable of the operation, and field of its answer, for each type that fields lead to. */
const LISTS = {
  ProductCategory: 'productCategories',
  ProductSubCategory: 'productSubCategories',
  MerchantRole: 'merchantRoles',
  Institute: 'institutes',
  PaymentMethod: 'paymentMethods',
  MerchantBranch: 'merchantBranches',
  Supplier: 'suppliers',
} as const;
type Listed = keyof typeof LISTS;

/** The records that a reference can lead to, by name; null while they are not known. */
export function useChoices(type: string | null): readonly Choice[] | null {
  const isListed = (asked: string | null): asked is Listed => asked !== null && asked in LISTS;
  const asked = (each: Listed) => each === type;
  const { data } = useQuery(ChoicesDocument, {
    variables: {
      categories: asked('ProductCategory'),
      subCategories: asked('ProductSubCategory'),
      roles: asked('MerchantRole'),
      institutes: asked('Institute'),
      paymentMethods: asked('PaymentMethod'),
      branches: asked('MerchantBranch'),
      suppliers: asked('Supplier'),
    },
    skip: !isListed(type),
  });
  const list = data && isListed(type) ? data[LISTS[type]] : null;
  if (!list) return null;
  return 'items' in list ? list.items : list;
}
