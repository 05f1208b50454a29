import { SALES_PRODUCT_PAGE_SIZE } from '@taem/domain/limits.ts';
import { useRef } from 'react';
import { useSalesProductsQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';

/** Active products by keyword or category, 200 at a time (PAY-18); the next 200 come when the grid nears its end. */
export function useSalesProducts({ keyword, categoryId }: { keyword: string; categoryId: string | null }) {
  const pagePolicy = useSalesPagePolicy();
  const isOpening = keyword === '' && categoryId === null;
  const { data, previousData, loading, error, fetchMore, refetch } = useSalesProductsQuery({
    variables: { page: 1, keyword: keyword || null, categoryId },
    fetchPolicy: isOpening ? pagePolicy : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shown = (data ?? previousData)?.products;
  const products = shown?.items;
  const fetching = useRef(false);
  const hasMore = products !== undefined && data !== undefined && products.length < (shown?.total ?? 0);

  const loadMore = async () => {
    if (!hasMore || fetching.current) return;
    fetching.current = true;
    const page = Math.floor(products.length / SALES_PRODUCT_PAGE_SIZE) + 1;
    try {
      await fetchMore({
        variables: { page },
        updateQuery: (before, { fetchMoreResult: { products: more } }) => {
          const known = new Set(before.products.items.map(({ id }) => id));
          const items = [...before.products.items, ...more.items.filter(({ id }) => !known.has(id))];
          // Where products were taken off sale meanwhile, an empty page is the end.
          const total = more.items.length === 0 ? items.length : more.total;
          return { ...before, products: { ...more, items, total } };
        },
      });
    } finally {
      fetching.current = false;
    }
  };
  return {
    products,
    loading: (loading || pagePolicy === 'cache-only') && !data,
    error: error && !data ? error : null,
    hasMore,
    loadMore,
    refetch,
  };
}
