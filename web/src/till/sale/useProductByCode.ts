import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { ProductByCodeDocument, type SalesProductFragment } from '../gql/graphql.ts';

export interface ProductByCode {
  /** Among the products seen on this page; that needs no call. */
  find: (code: string) => SalesProductFragment | undefined;
  /** In all that the shop sells; null when nothing has exactly this code. */
  lookUp: (code: string) => Promise<SalesProductFragment | null>;
}

export function useProductByCode(products: readonly SalesProductFragment[] | undefined): ProductByCode {
  const client = useApolloClient();
  const seen = useRef(new Map<string, SalesProductFragment>());
  useEffect(() => {
    for (const product of products ?? []) seen.current.set(product.code.toLowerCase(), product);
  }, [products]);
  return useMemo(
    () => ({
      find: (code) => seen.current.get(code.toLowerCase()),
      lookUp: async (code) => {
        const { data } = await client.query({
          query: ProductByCodeDocument,
          variables: { code },
          fetchPolicy: 'network-only',
        });
        const product = data?.products.items[0] ?? null;
        if (product) seen.current.set(code.toLowerCase(), product);
        return product;
      },
    }),
    [client],
  );
}
