import type { ProductDetailsFragment } from '../gql/graphql.ts';
import { useProductDetailsQuery } from '../gql/hooks.ts';

export interface KnownDetails {
  /** null until they are here; selling never waits for them. */
  known: ProductDetailsFragment | null;
  failed: boolean;
}

/** PAY-20 What the grid does not show of a product: loaded on first view, and shown at once the next time. */
export function useProductDetails(id: string): KnownDetails {
  const { data, loading } = useProductDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const known = data?.product ?? null;
  return { known, failed: !known && !loading };
}
