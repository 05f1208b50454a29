import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { ChoicesDocument, type ChoicesQuery } from './gql/graphql.ts';

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

const isListed = (type: string | null): type is Listed => type !== null && type in LISTS;

const variablesOf = (type: string | null) => ({
  categories: type === 'ProductCategory',
  subCategories: type === 'ProductSubCategory',
  roles: type === 'MerchantRole',
  institutes: type === 'Institute',
  paymentMethods: type === 'PaymentMethod',
  branches: type === 'MerchantBranch',
  suppliers: type === 'Supplier',
});

/** The records that a reference can lead to, by name; null while they are not known. */
export function useChoices(type: string | null): readonly Choice[] | null {
  const { data } = useQuery(ChoicesDocument, { variables: variablesOf(type), skip: !isListed(type) });
  return choicesIn(data, type);
}

/** The same, asked for once; null when they cannot be known. */
export async function readChoices(client: ApolloClient, type: string): Promise<readonly Choice[] | null> {
  if (!isListed(type)) return null;
  const answer = await client.query({ query: ChoicesDocument, variables: variablesOf(type) }).catch(() => null);
  return choicesIn(answer?.data, type);
}

function choicesIn(data: ChoicesQuery | undefined, type: string | null): readonly Choice[] | null {
  const list = data && isListed(type) ? data[LISTS[type]] : null;
  if (!list) return null;
  return 'items' in list ? list.items : list;
}
