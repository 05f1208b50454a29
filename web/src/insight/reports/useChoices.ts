import type {
  ReportProductsQuery,
  ReportTiersQuery,
  TopCategoriesQuery,
  TopSubCategoriesQuery,
} from '../gql/graphql.ts';
import {
  useReportChoiceQuery,
  useReportChoicesQuery,
  useReportProductsQuery,
  useReportTiersQuery,
  useTopCategoriesQuery,
  useTopSubCategoriesQuery,
} from '../gql/hooks.ts';
import { ALL, type FilterName, type ReportQuery } from './report.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Filters that may have more choices than a list can hold: users find these by typing. */
const SEARCHED: ReadonlySet<string> = new Set<FilterName>(['category', 'subCategory', 'product', 'categoryNow']);
export const isSearched = (filter: FilterName | undefined) => filter !== undefined && SEARCHED.has(filter);

const named = (rows: readonly { id: string | null | undefined; name: string | null | undefined }[]): Choice[] =>
  rows.flatMap(({ id, name }) => (id && name ? [{ id, name }] : []));
const tiersOf = (data: ReportTiersQuery) =>
  [...data.memberTiers.items].sort((a, b) => a.level - b.level).map(({ name }) => ({ id: name, name }));
const categoriesOf = ({ statistics }: TopCategoriesQuery) =>
  named((statistics.productCategories?.items ?? []).map(({ categoryId, name }) => ({ id: categoryId, name })));
const subCategoriesOf = ({ statistics }: TopSubCategoriesQuery) =>
  named((statistics.productSubCategories?.items ?? []).map(({ subCategoryId, name }) => ({ id: subCategoryId, name })));
const productsOf = ({ statistics }: ReportProductsQuery) =>
  named((statistics.products?.items ?? []).map(({ productId, name }) => ({ id: productId, name })));

/** Returns which list of the catalogue a filter chooses from. */
const listOf = (filter: FilterName | undefined) => ({
  categories: filter === 'category' || filter === 'categoryNow',
  subCategories: filter === 'subCategory',
  products: filter === 'product',
});

/**
 * Returns the choices of a report's filter before anything is typed: all, or some if the filter is searched. BI-40
 * Products and categories sold are in the order of their sales. null until they are loaded.
 */
export function useChoices(
  filter: FilterName | undefined,
  { range, branchId }: Pick<ReportQuery, 'range' | 'branchId'>,
) {
  const of = (name: FilterName) => ({ variables: { range, branchId }, skip: filter !== name });
  const tiers = useReportTiersQuery({ skip: filter !== 'tier' });
  const categories = useTopCategoriesQuery(of('category'));
  const subCategories = useTopSubCategoriesQuery(of('subCategory'));
  const products = useReportProductsQuery(of('product'));
  const categoriesNow = useFoundChoices(filter, null, filter !== 'categoryNow');
  const selections = {
    tier: tiers,
    category: categories,
    subCategory: subCategories,
    product: products,
    categoryNow: categoriesNow,
    customer: null,
  };
  const failed = filter !== undefined && Boolean(selections[filter]?.error);
  return { choices: choicesOf(), failed };

  function choicesOf(): readonly Choice[] | null {
    if (filter === 'tier') return tiers.data ? tiersOf(tiers.data) : null;
    if (filter === 'category') return categories.data ? categoriesOf(categories.data) : null;
    if (filter === 'subCategory') return subCategories.data ? subCategoriesOf(subCategories.data) : null;
    if (filter === 'product') return products.data ? productsOf(products.data) : null;
    if (filter === 'categoryNow') return categoriesNow.choices;
    return [];
  }
}

/** Returns the choices of a searched filter whose names contain the keyword; without a keyword the first by name. */
export function useFoundChoices(filter: FilterName | undefined, keyword: string | null, skip: boolean) {
  const { data, loading, error } = useReportChoicesQuery({ variables: { keyword, ...listOf(filter) }, skip });
  const list = data?.products ?? data?.productCategories ?? data?.productSubCategories;
  return { choices: list ? named(list.items) : null, loading, error };
}

/**
 * Returns what a report is narrowed to, with its name; null if it is narrowed to nothing or to something that no longer exists,
 * undefined while that is not loaded.
 */
export function useChosen(
  filter: FilterName | undefined,
  value: string | undefined,
  choices: readonly Choice[] | null,
): Choice | null | undefined {
  const offered = choices?.find(({ id }) => id === value) ?? null;
  const isElsewhere = isSearched(filter) && value !== undefined && value !== ALL && offered === null;
  const { data } = useReportChoiceQuery({ variables: { id: value ?? '', ...listOf(filter) }, skip: !isElsewhere });
  if (!isElsewhere) return offered;
  return data && (data.product ?? data.productCategory ?? data.productSubCategory ?? null);
}
