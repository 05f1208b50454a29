import type { ProductDetailsFragment } from '../gql/graphql.ts';
import { useProductDetailsQuery } from '../gql/hooks.ts';

export interface LoadedDetails {
  /** null until they are loaded; selling never waits for them. */
  details: ProductDetailsFragment | null;
  failed: boolean;
}

/**
 * PAY-20 Returns the details of a product that the grid does not show: loaded on first view, and available at once
 * afterwards.
 */
export function useProductDetails(id: string): LoadedDetails {
  const { data, loading } = useProductDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const details = data?.product ?? null;
  return { details, failed: !details && !loading };
}
