import type {
  ReportProductsQuery,
  ReportTiersQuery,
  TopCategoriesQuery,
  TopSubCategoriesQuery,
  UnsoldCategoriesQuery,
} from '../gql/graphql.ts';
import {
  useReportProductsQuery,
  useReportTiersQuery,
  useTopCategoriesQuery,
  useTopSubCategoriesQuery,
  useUnsoldCategoriesQuery,
} from '../gql/hooks.ts';
import type { FilterName, ReportQuery } from './report.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

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

const categoriesNowOf = ({ productCategories }: UnsoldCategoriesQuery) => named(productCategories.items);

/** What a filter of a report can be; BI-40 products and categories with the one that sold most first. null: not known yet. */
export function useChoices(
  filter: FilterName | undefined,
  { range, branchId }: Pick<ReportQuery, 'range' | 'branchId'>,
) {
  const of = (name: FilterName) => ({ variables: { range, branchId }, skip: filter !== name });
  const tiers = useReportTiersQuery({ skip: filter !== 'tier' });
  const categories = useTopCategoriesQuery(of('category'));
  const subCategories = useTopSubCategoriesQuery(of('subCategory'));
  const products = useReportProductsQuery(of('product'));
  const categoriesNow = useUnsoldCategoriesQuery({ skip: filter !== 'categoryNow' });
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
    if (filter === 'categoryNow') return categoriesNow.data ? categoriesNowOf(categoriesNow.data) : null;
    return [];
  }
}
