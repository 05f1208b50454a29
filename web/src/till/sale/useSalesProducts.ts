import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { SALES_PRODUCT_PAGE_SIZE } from '@taem/domain/limits.ts';
import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import { useRef } from 'react';
import { type SalesProductFragment, SalesProductsDocument } from '../gql/graphql.ts';
import { useSalesProductsQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';

interface Choice {
  keyword: string;
  categoryId: string | null;
  /** Only favourites and the products that sell most. */
  isPopular: boolean;
}

/**
 * Loads Active products by keyword or category, 200 at a time (PAY-18); the next 200 when the grid nears its end. Without a
 * connection, returns those that this device already has.
 */
export function useSalesProducts(choice: Choice) {
  const { keyword, categoryId, isPopular } = choice;
  const pagePolicy = useSalesPagePolicy();
  const isOpening = keyword === '' && categoryId === null && !isPopular;
  const { data, previousData, loading, error, fetchMore, refetch } = useSalesProductsQuery({
    variables: { page: 1, keyword: keyword || null, categoryId, isPopular: isPopular || null },
    fetchPolicy: isOpening ? pagePolicy : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const client = useApolloClient();
  const failed = Boolean(error && !data);
  // The previous cards stay while the new ones are loaded, but not if loading fails.
  const current = (data ?? (failed ? undefined : previousData))?.products;
  const products = current?.items ?? (failed ? loadedProducts(client, choice) : undefined);
  const fetching = useRef(false);
  const hasMore = products !== undefined && data !== undefined && products.length < (current?.total ?? 0);

  const loadMore = async () => {
    if (!hasMore || !products || fetching.current) return;
    fetching.current = true;
    const page = Math.floor(products.length / SALES_PRODUCT_PAGE_SIZE) + 1;
    try {
      await fetchMore({
        variables: { page },
        updateQuery: (before, { fetchMoreResult: { products: more } }) => {
          const loadedIds = new Set(before.products.items.map(({ id }) => id));
          const items = [...before.products.items, ...more.items.filter(({ id }) => !loadedIds.has(id))];
          // If products were taken off sale in the meantime, an empty page marks the end.
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
    error: failed ? error : null,
    hasMore,
    loadMore,
    refetch,
  };
}

/** Returns the matching ones among the products that this page has loaded; undefined if there are none. */
function loadedProducts(
  client: ApolloClient,
  { keyword, categoryId, isPopular }: Choice,
): SalesProductFragment[] | undefined {
  const variables = { page: 1, keyword: null, categoryId: null, isPopular: isPopular || null };
  const loaded = client.readQuery({ query: SalesProductsDocument, variables })?.products.items ?? [];
  const sought = foldSearch(keyword);
  const requested = loaded.filter(
    ({ name, code, ...product }) =>
      (categoryId === null || product.categoryId === categoryId) &&
      [name, code].some((text) => foldSearch(text).includes(sought)),
  );
  return requested.length > 0 ? requested : undefined;
}
