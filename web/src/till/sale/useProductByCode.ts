import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { ProductByCodeDocument } from '../gql/graphql.ts';
import { productCodes } from '../scan/productCodes.ts';
import type { SoldProduct } from './toNewLine.ts';

export interface ProductByCode {
  /** Among the products seen on this page; that needs no call. */
  find: (code: string) => SoldProduct | undefined;
  /** In all that the shop sells; null when nothing has exactly this code. */
  lookUp: (code: string) => Promise<SoldProduct | null>;
}

export function useProductByCode(products: readonly SoldProduct[] | undefined): ProductByCode {
  const client = useApolloClient();
  const seen = useRef(new Map<string, SoldProduct>());
  useEffect(() => {
    for (const product of products ?? []) seen.current.set(product.code.toLowerCase(), product);
    productCodes.add(products ?? []);
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
        if (product) {
          seen.current.set(code.toLowerCase(), product);
          productCodes.add([product]);
        }
        return product;
      },
    }),
    [client],
  );
}
