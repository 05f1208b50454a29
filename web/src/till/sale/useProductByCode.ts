import { useApolloClient } from '@apollo/client/react';
import { itemCodes, priceOfGrams, readScaleLabel, type ScaleLabel } from '@taem/domain/merchant/scaleLabel.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { useCounter } from '../counter/useCounter.ts';
import { ProductByCodeDocument } from '../gql/graphql.ts';
import { productCodes } from '../scan/productCodes.ts';
import { useSaleMessages } from './messages.ts';
import type { PieceLabel, SoldProduct } from './toNewLine.ts';

export interface ProductByCode {
  /** Finds it among the products seen on this page, without a request. */
  find: (code: string) => SoldProduct | undefined;
  /** Finds it among all products of the shop; null if none has exactly this code. */
  lookUp: (code: string) => Promise<SoldProduct | null>;
  /** Whether it is a scale label: it names a product, and the weight or the price of one piece. */
  isLabel: (code: string) => boolean;
}

/** Finds products by code. A product with the whole code takes precedence over one that a scale label names. */
export function useProductByCode(products: readonly SoldProduct[] | undefined): ProductByCode {
  const client = useApolloClient();
  const counter = useCounter();
  const labelOf = usePieceLabel();
  const seen = useRef(new Map<string, SoldProduct>());
  useEffect(() => {
    for (const product of products ?? []) seen.current.set(product.code.toLowerCase(), product);
    productCodes.add(products ?? []);
  }, [products]);
  return useMemo(() => {
    const readLabel = (code: string) => counter && readScaleLabel(code, counter);
    const exact = (code: string) => seen.current.get(code.toLowerCase());
    const lookUpExact = async (code: string) => {
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
    };
    const labelled = (product: SoldProduct, label: ScaleLabel) => ({ ...product, label: labelOf(product, label) });
    return {
      isLabel: (code) => Boolean(readLabel(code)),
      find: (code) => {
        const label = readLabel(code);
        const product = exact(code);
        if (product || !label) return product;
        const named = itemCodes(label).map(exact).find(Boolean);
        return named && labelled(named, label);
      },
      lookUp: async (code) => {
        const label = readLabel(code);
        const product = await lookUpExact(code);
        if (product || !label) return product;
        for (const item of itemCodes(label)) {
          const named = await lookUpExact(item);
          if (named) return labelled(named, label);
        }
        return null;
      },
    };
  }, [client, counter, labelOf]);
}

/** Returns a function that reads price and weight of a piece from its scale label. */
function usePieceLabel() {
  const t = useSaleMessages();
  const format = useFormat();
  return useMemo(
    () =>
      ({ retailPrice }: SoldProduct, label: ScaleLabel): PieceLabel => {
        if ('price' in label) return { price: label.price, note: null };
        const kilogram = fromBaht(retailPrice);
        const kilograms = (label.grams / 1000).toFixed(3);
        return {
          price: priceOfGrams(kilogram, label.grams),
          note: t('sale.weighed', { kilograms, price: format.money(kilogram) }),
        };
      },
    [t, format],
  );
}
