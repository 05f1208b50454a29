import { canSellByDefault, defaultOptionIds, lineOptions } from '@taem/domain/catalogue/chosenOptions.ts';
import { MAX_LINES } from '@taem/domain/limits.ts';
import { fromBaht, type Satang } from '@taem/domain/money/money.ts';
import { useCallback } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { useMenu } from '../options/useMenu.ts';
import { playSound } from '../sound/playSound.ts';
import { useSaleMessages } from './messages.ts';
import { type Chosen, type SoldProduct, toNewLine } from './toNewLine.ts';

const presetOf = (groups: Parameters<typeof defaultOptionIds>[0], { label }: SoldProduct): Chosen => ({
  options: lineOptions(groups, defaultOptionIds(groups)),
  ...(label?.note && { note: label.note }),
});

/** Returns a function that puts a product into the basket, and reports why if it cannot. */
export function useAddProduct(openDetails: (product: SoldProduct) => void) {
  const t = useSaleMessages();
  const notify = useNotice();
  const menu = useMenu();
  const tooMany = t('sale.tooManyLines', { count: MAX_LINES });
  return useCallback(
    (product: SoldProduct, qty = 1, price?: Satang, chosen?: Chosen) => {
      const groups = menu?.(product) ?? [];
      // Until the menu is loaded, a product with option groups is not sold without them.
      const isPreset = menu ? canSellByDefault(groups) : product.menuOptionGroupIds.length === 0;
      // The details open if the cashier must type a price (PAY-33), or choose required options.
      const isPriced = price !== undefined || (product.label?.price ?? fromBaht(product.retailPrice)) > 0;
      if (!chosen && (!isPriced || !isPreset)) {
        openDetails(product);
        return;
      }
      const before = basketStore.get();
      basketStore.dispatch({
        type: 'addProduct',
        product: toNewLine(product, qty, price, chosen ?? presetOf(groups, product)),
      });
      if (basketStore.get() === before && before.items.length >= MAX_LINES) {
        playSound('alert');
        notify(tooMany, 'warning');
      }
    },
    [openDetails, notify, tooMany, menu],
  );
}
