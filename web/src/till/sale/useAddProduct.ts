import { MAX_LINES } from '@taem/domain/limits.ts';
import { fromBaht, type Satang } from '@taem/domain/money/money.ts';
import { useCallback } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { playSound } from '../sound/playSound.ts';
import { useSaleMessages } from './messages.ts';
import { type SoldProduct, toNewLine } from './toNewLine.ts';

/** Puts a product into the basket and says why when it cannot. */
export function useAddProduct(openDetails: (product: SoldProduct) => void) {
  const t = useSaleMessages();
  const notify = useNotice();
  const tooMany = t('sale.tooManyLines', { count: MAX_LINES });
  return useCallback(
    (product: SoldProduct, qty = 1, price?: Satang) => {
      // Without a price there is nothing to charge until the cashier types one (PAY-33).
      if (price === undefined && fromBaht(product.retailPrice) === 0) {
        openDetails(product);
        return;
      }
      const before = basketStore.get();
      basketStore.dispatch({ type: 'addProduct', product: toNewLine(product, qty, price) });
      if (basketStore.get() === before && before.items.length >= MAX_LINES) {
        playSound('alert');
        notify(tooMany, 'warning');
      }
    },
    [openDetails, notify, tooMany],
  );
}
