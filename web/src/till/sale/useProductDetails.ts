import type { ProductDetailsFragment } from '../gql/graphql.ts';
import { useProductDetailsQuery } from '../gql/hooks.ts';

export interface LoadedDetails {
  /** null until they are here; selling never waits for them. */
  details: ProductDetailsFragment | null;
  failed: boolean;
}

/** PAY-20 What the grid does not show of a product: loaded on first view, and shown at once the next time. */
export function useProductDetails(id: string): LoadedDetails {
  const { data, loading } = useProductDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const details = data?.product ?? null;
  return { details, failed: !details && !loading };
}
