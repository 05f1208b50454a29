import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLanguage } from '../app/i18n.ts';
import { inNameOrder } from '../app/inNameOrder.ts';
import { ChoicesDocument, type ChoicesQuery } from './gql/graphql.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** The field of the operation's answer, for each type that fields refer to. */
const LISTS = {
  ProductCategory: 'productCategories',
  ProductSubCategory: 'productSubCategories',
  MerchantRole: 'merchantRoles',
  Institute: 'institutes',
  PaymentMethod: 'paymentMethods',
  MerchantBranch: 'merchantBranches',
  MemberTier: 'memberTiers',
  Supplier: 'suppliers',
  Province: 'provinces',
  District: 'districts',
  SubDistrict: 'subDistricts',
} as const;
type Listed = keyof typeof LISTS;
/** Types whose names differ by language. */
const PLACES: ReadonlySet<string | null> = new Set(['Province', 'District', 'SubDistrict']);

const isListed = (type: string | null): type is Listed => type !== null && type in LISTS;

const variablesOf = (type: string | null, within: string) => ({
  categories: type === 'ProductCategory',
  subCategories: type === 'ProductSubCategory',
  roles: type === 'MerchantRole',
  institutes: type === 'Institute',
  paymentMethods: type === 'PaymentMethod',
  branches: type === 'MerchantBranch',
  tiers: type === 'MemberTier',
  suppliers: type === 'Supplier',
  provinces: type === 'Province',
  districts: type === 'District',
  subDistricts: type === 'SubDistrict',
  within,
});

/** Returns the records that a reference can refer to, sorted by name, within a parent if given; null until they are loaded. */
export const useChoices = (type: string | null, within = ''): readonly Choice[] | null =>
  useChoiceList(type, within).choices;

/** Returns the choices, and whether they are still loading. */
export function useChoiceList(type: string | null, within = '') {
  const { data, loading } = useQuery(ChoicesDocument, { variables: variablesOf(type, within), skip: !isListed(type) });
  const language = useLanguage();
  const choices = choicesIn(data, type);
  return { choices: choices && PLACES.has(type) ? inNameOrder(choices, language) : choices, isLoading: loading };
}

/** Loads the choices once; null if they cannot be loaded. */
export async function readChoices(client: ApolloClient, type: string): Promise<readonly Choice[] | null> {
  if (!isListed(type)) return null;
  const variables = variablesOf(type, '');
  const answer = await client.query({ query: ChoicesDocument, variables }).catch(() => null);
  return choicesIn(answer?.data, type);
}

function choicesIn(data: ChoicesQuery | undefined, type: string | null): readonly Choice[] | null {
  const list = data && isListed(type) ? data[LISTS[type]] : null;
  if (!list) return null;
  return 'items' in list ? list.items : list;
}
